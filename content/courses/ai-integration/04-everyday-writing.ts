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
    "Pidgin, Hausa, Yoruba and Igbo: what tools do well, what they get wrong, and a reader of the language before you send it",
    "Turning a supplier's contract or a tender into questions, without taking the result for legal advice",
    "The check of one minute: figures, names, dates, promises, and words you would not say",
  ],
  lessons: [
    { slug: "your-voice", title: "A page about your voice", minutes: 5 },
    { slug: "offers-and-hard-letters", title: "Offers and hard letters", minutes: 5 },
    { slug: "other-languages", title: "Pidgin, Hausa, Yoruba, Igbo", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which line on the page about your voice does most to make customers believe the rest?",
      choices: [
        "We are always friendly",
        "Price in the first two lines, and one adjective at most",
        "No emoji",
        "We also say what is bad about a thing",
      ],
      answer: 3,
      why: "'Runs small' shows that somebody has tried the dress. An assistant never writes such a sentence by itself.",
    },
    {
      question:
        "An offer has 15 tables at ₦12,000 each, a stage for ₦85,000 and an arch for ₦40,000. The customer pays half to keep the date. How much is that?",
      choices: ["₦305,000", "₦180,000", "₦137,500", "₦152,500"],
      answer: 3,
      why: "15 times 12,000 is 180,000; with 85,000 and 40,000 it is 305,000, and half of it is 152,500. Work this out yourself before the offer goes out.",
    },
    {
      question:
        "You want a letter about a price increase. What must be in the facts before the assistant writes?",
      choices: [
        "That you are very sorry",
        "A long reason, with the exchange rate and the cost of transport",
        "From when, by how much, and for whom the old price still holds",
        "The prices of competitors",
      ],
      answer: 2,
      why: "These are decisions. Whatever you leave open, the assistant decides, always in the way that sounds friendliest.",
    },
    {
      question: "Two tools translate a Hausa text back into correct English. What does that prove?",
      choices: [
        "That the Hausa is right, since they agree independently",
        "That no reader is needed",
        "Little, since both can make the same mistake",
      ],
      answer: 2,
      why: "Translating back only finds rough errors. Only a person who grew up with the language hears whether the text is respectful and natural.",
    },
    {
      question: "A customer writes in Pidgin and asks to pay in two parts. How do you answer?",
      choices: [
        "In Pidgin, with the amount and the days in plain English below",
        "Everything in Pidgin, so that it stays friendly",
        "Only in formal English, because it is about money from now on",
      ],
      answer: 0,
      why: "Her own language is friendly, but figures and days must be beyond doubt. Later, 'small small' can be understood in many ways.",
    },
  ],
  task: "Write the page about your voice and let the assistant use it to draft ten texts of your real week. You have done it when eight of the ten went out with at most one line changed, none contained a fact that you had not given, and you have noted the minutes for each.",
};
