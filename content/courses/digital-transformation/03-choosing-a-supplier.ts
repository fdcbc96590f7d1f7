import type { ModuleContent } from "../course-content.ts";

export const choosingASupplier: ModuleContent = {
  slug: "choosing-a-supplier",
  title: "Choosing a supplier",
  summary:
    "Three suppliers answer the same page and the same questions about 36 months, and they show you your own cases with your people’s hands on the device. Then you sign what you have seen.",
  outline: [
    "Needs written as cases with numbers and an end, and sorted into must, should and not now",
    "A complete page of needs from a distributor, to copy and change",
    "Two offers over 36 months, where the cheaper start is the dearer system",
    "Fourteen questions on money, data, bad days, people and the end, and what good answers sound like",
    "A demonstration where your storekeeper types, the network goes off and a mistake is made",
    "Calling the customer that the supplier did not choose",
    "The points of an agreement, with the data processor’s duties under the NDPA",
    "Paying for what works: 30%, 30%, 30% and 10%",
  ],
  lessons: [
    { slug: "one-page-of-needs", title: "One page of what you need", minutes: 5 },
    { slug: "questions-that-show-the-real-cost", title: "Questions that show the real cost", minutes: 5 },
    { slug: "demonstration-trial-agreement", title: "Demonstration, trial, agreement", minutes: 5 },
  ],
  quiz: [
    {
      question: "With which of these cases can you compare suppliers?",
      choices: [
        "A parent pays second-term fees in three transfers from two accounts; on Friday the bursar sees what is still owed, for which child",
        "The system must have a strong, modern fees module that handles every way of paying, with clear reports for the bursar and the directors",
        "Fees must be handled quickly and without errors",
      ],
      answer: 0,
      why: "It has people, numbers and an end that can be shown. To ‘strong’ and ‘quickly’ everybody answers yes, and you know no more than before.",
    },
    {
      question:
        "Supplier A asks for ₦500,000 at the start and ₦40,000 a month for 5 users, plus ₦4,000 a month for each further user. Supplier B asks for ₦1,100,000 at the start and ₦70,000 a month for all users together. You have 20 users. Which is cheaper over 36 months?",
      choices: ["A, by ₦600,000", "A, by ₦480,000", "They cost the same", "B, by ₦480,000"],
      answer: 3,
      why: "A: ₦40,000 + 15 × ₦4,000 = ₦100,000 a month, in 36 months ₦3,600,000, with the start ₦4,100,000. B: 36 × ₦70,000 = ₦2,520,000, with the start ₦3,620,000. B is ₦480,000 cheaper.",
    },
    {
      question: "What do you give a supplier for the demonstration?",
      choices: [
        "A copy of your customer list, so that you see the system with your real names and figures",
        "A small file laid out like yours, with invented names and some of the usual mistakes",
        "Nothing; they should show what they have prepared",
      ],
      answer: 1,
      why: "You want to see your own cases, and you have no agreement that protects real people’s data yet. Invented data with your kind of mistakes shows the same thing without the risk.",
    },
    {
      question: "You ask: ‘How do we get all our data out?’ After which answer can you relax?",
      choices: [
        "Our support team will do it for you at any time, in any format you like.",
        "No one has ever wanted to leave us.",
        "Look: here, then here. This is the file. Please open it.",
        "Your data is safe in the cloud.",
      ],
      answer: 2,
      why: "You have seen it, and you can do it alone on the day you disagree with them. A door that only the supplier can open is a closed door.",
    },
    {
      question:
        "A setup costs ₦2,000,000, paid 30% at signing, 30% when your lists are in and checked, 30% after a month’s end and 10% after 60 days. The lists are in, but 9 of the 50 lines checked are wrong. What have you paid so far, and what do you do now?",
      choices: [
        "₦1,200,000; the mistakes are mended before the last part is paid",
        "₦600,000; the second part follows when a new sample is right",
        "₦600,000; you end the agreement",
        "₦2,000,000; you ask for a discount",
      ],
      answer: 1,
      why: "30% of ₦2,000,000 is ₦600,000. The second part belongs to lists that are right, so it waits for a new sample. Nine mistakes are a reason to mend, not yet a reason to part.",
    },
  ],
  task: "Send your page of needs to three suppliers, put their answers into one table for 36 months with your own costs under it, and see two demonstrations with your cases, your people typing and the network off. Call one customer that the supplier did not name. Done when: the directors have the table and the marks from your staff, and you can say in two sentences why you choose this supplier, or why you choose none for now.",
};
