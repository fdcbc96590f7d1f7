import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { compare } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { points } from "../layouts/opening.ts";
import { checklist, nextStep } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { writing } from "./figures.ts";

const byHand = writing.texts * writing.byHand;
const withTool = writing.texts * writing.withTool;
const saved = byHand - withTool;

/** Private details, what it brings, and the end of the course. */
export const withCare: readonly Slide[] = [
  compare({
    title: "What never goes into a public tool",
    left: {
      head: "Keep it out",
      tone: "bad",
      lines: [
        "Names and numbers of customers",
        "What somebody bought, owes or suffers from",
        "Account numbers, BVN, NIN, passwords, codes",
        "Salaries, and quarrels with staff",
        "Pictures of people and of documents",
      ],
    },
    right: {
      head: "This may go in",
      tone: "good",
      lines: [
        "What is on your signboard anyway",
        "Your price list and opening hours",
        "A question without a person in it",
        "Figures with the names taken off",
        "Your own draft, to be made better",
      ],
    },
    takeaway: "Ask: would I write this on a paper and leave it on a seat in the bus?",
    notes:
      "When you type into a public tool, the text goes to a company's computers, and you may not know how long it is kept or who can read it. So treat it like a paper that you leave on a seat in a bus. Your opening hours: no harm. Mrs Bello's debt: never. In Nigeria the data protection law asks you to take care of what people tell you, and that holds for a small shop too. But even without a law: your customers trust you. The left side is the list to learn by heart. The right side shows that you can still do most of the work without any of it.",
  }),
  table({
    title: "Take the person out, keep the question",
    columns: [
      { head: "Do not type", wide: 5.5 },
      { head: "Type this instead", wide: 5.5 },
    ],
    rows: [
      [
        "‘Mrs Bello, 0803…, owes me ₦45,000 since May’",
        "‘A customer owes ₦45,000 since May. Write a kind reminder.’",
      ],
      ["A picture of the whole order book", "The three lines that matter, without names"],
      [
        "‘My girl Ada came late again, write a query’",
        "‘Write a polite note on lateness, for any member of staff.’",
      ],
      ["‘Patient has malaria, what do I tell him?’", "Nothing. A person answers this, not a tool."],
    ],
    takeaway: "Put names back when the text is on your own phone.",
    notes:
      "The trick is simple: take the person out and keep the question. The tool can write a kind reminder for forty-five thousand naira without knowing whose debt it is. You put the name in when the text is back in your own WhatsApp. With figures you write Customer A and Customer B. The last line shows where the trick ends: questions about somebody's illness, and in the same way about a court case or a child in trouble, are not for a tool at all. If you have staff who use such tools, read this table with them once, and hang it where they work.",
  }),
  sums({
    title: "Is it worth it? Count your own minutes",
    lead: `An example: ${writing.texts} texts a week, ${writing.byHand} minutes each by hand, ${writing.withTool} with a tool, checking included.`,
    sums: [
      {
        from: { label: "by hand", amount: byHand, says: `${byHand} min` },
        sign: "−",
        by: { label: "with a tool", amount: withTool, says: `${withTool} min` },
        result: "saved in a week",
        says: `${saved} min`,
      },
      {
        from: {
          label: "saved in a week",
          amount: saved / 60,
          says: `${Math.floor(saved / 60)} h ${saved % 60} min`,
        },
        sign: "×",
        by: { label: "an hour of your time", amount: writing.hour },
        result: "worth in a week",
      },
    ],
    takeaway: "Write down your own three figures for two weeks. If it saves nothing, stop.",
    notes: `Do not believe anybody who tells you how much time AI saves, and that includes me. Count. In this example the owner writes ${writing.texts} texts in a week: ${byHand} minutes by hand, ${withTool} with a tool. She saves ${saved} minutes. If an hour of her time is worth ${naira(writing.hour)}, that is ${naira((saved / 60) * writing.hour)} a week. From this you must still take away the data. Your figures will be different. If you write two texts a month, it is not worth a subscription, and perhaps not worth the trouble. If you write thirty a week, it is. Two weeks of counting will tell.`,
  }),
  table({
    title: "Your first week, ten minutes a day",
    columns: [
      { head: "Day", wide: 2 },
      { head: "Do this", wide: 9 },
    ],
    rows: [
      ["Monday", "Make the one text that you chose. Check five things. Send it."],
      ["Tuesday", "Let it shorten a long message of yours to 30 words."],
      ["Wednesday", "Put your price list in order."],
      ["Thursday", "Write a reply that you have put off, without the person’s name."],
      ["Friday", "Ask for ten ideas for next week’s status. Keep one."],
      ["Saturday", "Write down: how many minutes, how many mistakes found."],
    ],
    notes:
      "A tool is learnt by using it a little every day. Here is a week, ten minutes a day. Each day is one kind of work, so that you find out which kind helps you. On Saturday comes the important part: write down how many minutes it took and how many mistakes you found. The mistakes are not a shame; they are the proof that you are checking. After the week you will know two or three kinds of work for which you want to keep it, and some for which you do not. Keep the good notes that you wrote to it, for you will use them again.",
  }),
  checklist({
    title: "Before it leaves your phone",
    items: [
      "The task had three times yes",
      "I gave the facts: trade, town, reader, figures",
      "Nobody’s name, number or illness went in",
      "Every figure is as in my book",
      "Date and weekday belong together",
      "No promise in it that I did not make",
      "Nothing that I did not tell it",
      "It sounds like me at the counter",
    ],
    notes:
      "This is the page to print and hang beside the counter. Eight ticks, from the choice of the task to the sound of the text. The third line is before you type, all the others are after. With some practice you go through it in a minute. If staff use the tool for you, agree on one more rule: whoever sends the text has checked it, and says so. Then it is never the machine's fault. And if a mistake does get out, do what you would do with any mistake: write to the customer at once, put it right, and do not blame the computer. People forgive a quick and honest correction.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "A clever assistant on her first morning:", text: "tell her everything, read everything." },
      { head: "Words yes, facts only yours.", text: "Sums belong to the calculator." },
      { head: "Three questions", text: "before you give it a task." },
      { head: "Five checks", text: "before anything leaves your phone." },
      { head: "No person goes in.", text: "Names are put back on your own phone." },
    ],
    notes:
      "Five sentences. If you forget all the others, keep the first: a clever assistant on her first morning. From that picture you can find the rest by yourself. You would tell a new assistant the facts, you would not let her decide about money, you would read her letters before they go out, and you would not tell her your customers' secrets on the first day. Tools will change and become better, and some of what I said about mistakes in sums may be less true next year. The picture will still be right, because in the end it is your name under the text.",
  }),
  nextStep({
    title: "One useful thing, before tonight",
    thisWeek: "make the text that you chose, check five things, and send it.",
    nextCourse: courseOf("writing-good-prompts").title,
    message: "Good day. I finished the free course AI for your small business and have a question:",
    notes:
      "You have chosen a task, you know the three questions and the five checks. So make the one thing today, while it is fresh. If the answer sounds like nobody you know, that is normal at the beginning, and it is what the next course is about: Writing good prompts shows how to ask in four parts so that the answer fits. Our website has free tools where the parts are built in; you only fill in your facts. All courses are at the address on the slide. If something went wrong, write to us on WhatsApp and tell us what you asked. Leave names out.",
  }),
];
