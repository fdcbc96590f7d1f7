import type { ModuleContent } from "../course-content.ts";

export const fromPrivatePhonesToSharedTools: ModuleContent = {
  slug: "from-private-phones-to-shared-tools",
  title: "From private phones to shared tools",
  summary:
    "The daily traffic of the company moves off personal phones: customers’ messages, groups, pictures of receipts, instructions by voice note.",
  outline: [
    "One day of messages sorted into five kinds, and a place for each",
    "One customer number answered by several people: linked devices, shifts, and when a shared inbox is worth its fee",
    "Closing the wild groups: which remain, who is in them, how long messages stay",
    "Instructions that can be found again: a task list by desk, and one sentence about voice notes",
    "Receipts, waybills and prescriptions photographed once, named by rule, stored in one place",
    "A company phone policy on one page: whose phone, whose data plan, what happens when it is lost",
    "Handing over a customer from a rep who resists, and from one who has already left",
  ],
  lessons: [
    { slug: "three-sorts-of-messages", title: "Each message in its place", minutes: 5 },
    { slug: "one-number-many-hands", title: "One number, many hands", minutes: 5 },
    { slug: "papers-photographed-once", title: "Papers photographed once", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "A decision that you take today will be needed again in three months: ‘From May, no credit above ₦200,000.’ Where does it belong?",
      choices: [
        "In the notices group, because everybody is in it and must read what is there",
        "In a voice note from the director, because his voice carries weight",
        "In a group of the heads, where it can be discussed",
        "On the page ‘What holds now’ with its date, and a note in the group",
      ],
      answer: 3,
      why: "In a group it is out of sight within a day. On the page, somebody who starts in June finds it too. The note in the group only points there.",
    },
    {
      question: "A rep with many customers fears for her commission. What comes first?",
      choices: [
        "A paper that says the commission for these customers stays hers, with their names",
        "The new SIM with all customers saved in it, so that she sees how convenient it is",
        "A message from the director to her customers with the new number",
      ],
      answer: 0,
      why: "As long as she loses by it, she will defend her customers, and a message over her head makes it worse. First settle what she earns; then the technical part is easy.",
    },
    {
      question:
        "A shared inbox costs ₦60,000 a month. In two weeks 20 enquiries went unanswered; one in ten such enquiries becomes an order, and an order leaves ₦12,000. What does the sum say?",
      choices: [
        "It pays: 40 × ₦12,000 is ₦480,000",
        "It does not pay for itself; try a shift plan first",
        "It pays exactly: ₦60,000 against ₦60,000",
        "It cannot be worked out before a trial",
      ],
      answer: 1,
      why: "About 40 in a month, one in ten is 4, and 4 × ₦12,000 = ₦48,000. That is less than ₦60,000. If nobody was there at certain hours, a shift plan costs nothing and does the same.",
    },
    {
      question: "Which name for a scanned receipt sorts itself correctly and says what it is?",
      choices: [
        "Receipt Mrs Okafor final 14 March.pdf",
        "14-03-2027_RECEIPT_Okafor.pdf",
        "RECEIPT_2027-03-14_01203_C0017.pdf",
        "IMG-20270314-WA0031.jpg",
      ],
      answer: 2,
      why: "It has the kind, the date with the year first, the number and the customer’s number. With the day first, the 14ths of all months come together; and a customer’s name in the file name is seen by more people than need it.",
    },
    {
      question: "Of last week’s 50 numbered waybills, 44 are in the folder. What do you do?",
      choices: [
        "Remind everybody in the group that each waybill must be photographed at once",
        "Find the route on which they are missing, and go along on it",
        "Fine the drivers for each one that is missing",
      ],
      answer: 1,
      why: "Missing papers mostly have something in common: one route, one time of day, one phone. There is usually a reason that can be removed, such as no data in the afternoon. A reminder to all reaches those who do it anyhow.",
    },
  ],
  task: "Move all customer messages of one department to the company line and close two groups that should not exist. Done when: for five working days fewer than one in twenty messages of that department’s customers reached a private phone, and a colleague could answer each customer without asking the one who is absent.",
};
