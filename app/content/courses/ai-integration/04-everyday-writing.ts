import type { ModuleContent } from "../course-content.ts";

export const everydayWriting: ModuleContent = {
  slug: "everyday-writing",
  title: "Everyday writing with an assistant",
  summary:
    "Offers, statuses, letters and translations in your own voice, with a check that takes a minute and finds the expensive mistakes.",
  outline: [
    "A page about your voice: five sentences you would say at the counter, five you never would",
    "Offers for goods and for work: what is included, what is not, until when, and what happens after the yes",
    "A month of WhatsApp statuses from ten facts, each with one fact and one thing to reply",
    "Difficult letters: a late delivery, a price increase, a refusal, a reminder, each with a line that only you may write",
    "Pidgin, Hausa, Yoruba and Igbo: what tools do well, what they get wrong, and a reader of the language before it is sent",
    "Shortening a supplier's contract or a tender into questions, without taking it for legal advice",
    "The check of one minute: figures, names, dates, promises, and words you would not say",
  ],
  lessons: [],
  quiz: [],
  task: "Write your page about the voice and let the assistant draft ten texts of your real week with it. You have done it when eight of the ten went out after changing one line or less, none contained a fact that you had not given, and you have noted the minutes for each.",
};
