import type { ModuleContent } from "../course-content.ts";

export const findRepeatingWork: ModuleContent = {
  slug: "find-repeating-work",
  title: "Find the work that repeats",
  summary:
    "What automation means in a small business, how to count three days of work, and how to choose the task to automate first.",
  outline: [
    "The four rungs of automation, from a saved text to connected systems, and what each costs",
    "How to count three days of work with tally strokes on one sheet, without frightening your staff",
    "Why the task with the most strokes is often not the one that takes the most time",
    "Four questions with points that put your tasks in order",
    "The question that stops a risky automation before it starts",
    "The task card: when, then, by whom, how it is checked, and what to do if it was not done",
  ],
  lessons: [
    { slug: "four-rungs", title: "Four rungs, and the first two are free", minutes: 4 },
    { slug: "three-day-tally", title: "Count three days of work", minutes: 4 },
    { slug: "choose-first-task", title: "Choose what to automate first", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "A pharmacy loses ₦38,000 of stock a month to expiry dates. An expiry book and an alarm would save three quarters of that. How much is still lost?",
      choices: ["₦28,500", "₦12,700", "Nothing, because the alarm sees everything", "₦9,500"],
      answer: 3,
      why: "Three quarters of ₦38,000 is ₦28,500, so ₦9,500 remains. Whatever you buy next must pay for itself out of this ₦9,500, not out of ₦38,000.",
    },
    {
      question:
        "Staff write orders on paper and type them into the new system at night. What does this tell you?",
      choices: [
        "They need more training in typing",
        "The system is on a higher rung than the task was ready for",
        "The paper should be forbidden",
        "The system is too slow and needs a better phone",
      ],
      answer: 1,
      why: "People keep the way that works while a customer waits. Find out what the paper does that the system does not, and then decide. If you take the paper away first, you only hide the problem.",
    },
    {
      question:
        "Checking one transfer took 2, 4 and 11 minutes on three occasions. Which figure goes on the sheet?",
      choices: [
        "11 minutes, to be careful",
        "About 6 minutes, the average",
        "2 minutes, because that is possible",
        "4 minutes",
      ],
      answer: 3,
      why: "One bad network does not change the middle value. The average of 2, 4 and 11 is 5.7, so a single unlucky check would shape your whole decision.",
    },
    {
      question: "Which task scores low for automation, although a mistake in it hurts a lot?",
      choices: [
        "Sending the rider's number after a pickup",
        "Settling a complaint about a damaged parcel",
        "Remembering the papers of five motorcycles",
        "Saying the price for an address in a known zone",
      ],
      answer: 1,
      why: "Each complaint is different and needs judgement. You can automate what surrounds it, such as a form that asks for a picture, the time and the parcel number.",
    },
    {
      question:
        "Which line do people most often leave off the task card, so that customers find the failure before they do?",
      choices: ["WHEN it begins", "BY whom it is done", "CHECK that it was done"],
      answer: 2,
      why: "Every automation fails at some time. A check at a fixed hour finds it on the same day; without one, the first report comes from an unhappy customer.",
    },
  ],
  task: "Count three different working days on the tally sheet, time each line three times, give points to the five largest tasks and write the card for the winner. You have done it when the sheet with its totals hangs beside the phone and the person named on the card can say all five lines without reading them.",
};
