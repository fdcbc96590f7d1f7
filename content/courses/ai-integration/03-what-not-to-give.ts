import type { ModuleContent } from "../course-content.ts";

export const whatNotToGive: ModuleContent = {
  slug: "what-not-to-give",
  title: "What must not be given to an AI tool",
  summary:
    "Three heaps for your data, a way of taking names out of a text and putting them back, and house rules that hold when you are not there.",
  outline: [
    "Green, yellow and red: what may go in, what only after work, what never",
    "The market test for everything that no table lists",
    "What the NDPA 2023 asks when data goes to a tool, and which data it calls sensitive",
    "Names out, letters in: a debtors' list worked through, with the key on your own phone",
    "The riddle test, since people may recognise a person without a name",
    "Five settings to look for in every tool, and six questions to a supplier",
    "A page for the wall with eight lines, and what to do in the first hours after a mistake",
  ],
  lessons: [
    { slug: "three-heaps", title: "Three heaps: green, yellow, red", minutes: 5 },
    { slug: "names-out-and-in", title: "Take the names out, put them back", minutes: 5 },
    { slug: "accounts-and-house-rules", title: "Accounts, settings and a page for the wall", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which of these may go into an AI tool as it is?",
      choices: [
        "The text of a notice about holiday hours",
        "A screenshot of the bank app, to find a mistake",
        "A list 'customers for insulin', to sort it",
        "Two hundred phone numbers, to remove duplicates",
      ],
      answer: 0,
      why: "Anybody may read what hangs on your door. The other three contain money, health or phone numbers, and removing duplicates is work for a sheet.",
    },
    {
      question:
        "'The tailor who was in hospital in May' is in your text without a name. Is the text ready for a tool?",
      choices: [
        "Yes, because there is no name in it",
        "Yes, if the chat is deleted on the same day and training is off",
        "Yes, since May is long ago",
        "No, a neighbour could guess who it is, and it is about health",
      ],
      answer: 3,
      why: "A trade, a place and an event are often enough to recognise somebody. 'A customer who had a difficult time' serves the message just as well.",
    },
    {
      question: "Who takes the names out of a long chat?",
      choices: [
        "You, in a note, before anything is pasted",
        "The AI tool, with the order to forget them",
        "Nobody, if training and history are switched off in the settings",
      ],
      answer: 0,
      why: "Before a tool can take names out, it has received them. So first search your own note for names, for the beginnings of phone numbers and for streets.",
    },
    {
      question: "Why is 'nobody is blamed for telling' the most important line on the wall?",
      choices: [
        "Because staff like friendly rules",
        "Because the law demands this sentence",
        "Because you can act within 72 hours only if you are told",
        "Because mistakes are then forgotten more quickly",
      ],
      answer: 2,
      why: "A person who fears trouble deletes the chat and keeps silent. The hours after a mistake are the ones in which deleting, judging and telling still help.",
    },
    {
      question: "Your tool has a switch 'improve the model'. You turned it off. May prescriptions go in now?",
      choices: [
        "Yes, because nothing is stored any more",
        "No, texts are still kept for a time, and health data is red whatever the switch says",
        "Yes, but only from the business account",
        "Only when the pharmacist is present",
      ],
      answer: 1,
      why: "The switch limits one use; it does not make the text unseen. Red data stays red, whatever the settings and conditions of a tool are.",
    },
  ],
  task: "Sort everything your business gave to AI tools in the last month into the three heaps, set the five settings in each tool, and have the page for the wall signed. You have done it when the signed page hangs where the tools are used, unknown tools are removed from the phones, and one yellow list has passed the riddle test with a colleague.",
};
