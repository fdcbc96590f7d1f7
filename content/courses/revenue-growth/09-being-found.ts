import type { ModuleContent } from "../course-content.ts";

export const beingFound: ModuleContent = {
  slug: "being-found",
  title: "Being found by people who are looking",
  summary:
    "Somebody near you is searching at this moment. You make sure that your name, place, hours and prices are right wherever that person looks.",
  outline: [
    "Three sorts of looking, and ten people asked what they really did",
    "Google Business Profile, free of charge: entry, proof of address, categories, pictures, hours on public holidays",
    "Asking for a review in a way that is honest, and answering a bad one",
    "One name, one number, one address written the same everywhere",
    "A page or a profile on one screen: what it must show before anybody scrolls",
    "Search words from your own chats in titles and picture texts",
    "Signs that people can read from a moving keke: six words and a number",
  ],
  lessons: [
    { slug: "where-buyers-look", title: "Where your buyers look", minutes: 5 },
    { slug: "your-place-on-the-map", title: "Your place on the map", minutes: 5 },
    { slug: "one-screen-that-answers", title: "One screen that answers", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "You want to know where people look for your trade. Which question brings the most reliable answers?",
      choices: [
        "‘Would you look for us on Instagram or on Facebook?’",
        "‘When you needed one the last time, what did you do first?’",
        "‘Which social media do you use, and for how many hours a day?’",
      ],
      answer: 1,
      why: "It asks about something that happened. ‘Would you’ gets friendly guesses, and hours on a platform do not say that somebody looks for a plumber there.",
    },
    {
      question: "Which name belongs in the entry on the map?",
      choices: [
        "Best Cheap Phone Repair Screen Battery Jos",
        "The name of the owner, since customers know him",
        "The name with the telephone number behind it",
        "The name on the sign, and nothing else",
      ],
      answer: 3,
      why: "The entry must match what a visitor finds at the door, and names stuffed with words can lead to its suspension. What you do belongs in category, services and description.",
    },
    {
      question: "A bad review is partly true. For whom do you write the answer?",
      choices: [
        "For those who will read it later: what happened, what you do, what changed",
        "For the writer, so that it is deleted again",
        "For your friends, who should answer with good reviews",
      ],
      answer: 0,
      why: "A calm answer that says what you have put right can bring more trust than a row of stars. Private matters of the customer do not belong in it, and praise from friends is noticed.",
    },
    {
      question: "A keke passes your sign in three seconds. What fits on it?",
      choices: [
        "The full registered name, both addresses and the year of foundation",
        "All twelve services, each in its own colour",
        "Six or seven words on what you do, and one number",
        "A large logo, since pictures are read faster",
      ],
      answer: 2,
      why: "In three seconds people read a handful of words. If they do not know afterwards what you sell and how to reach you, the sign is decoration.",
    },
    {
      question: "Which first line of a profile answers a stranger?",
      choices: [
        "‘Uniforms for 14 schools in Abeokuta, complete from ₦10,700’",
        "‘CEO, mother of three, lover of God and of good cloth since 2012’",
        "‘Quality is our watchword, and your satisfaction is our joy’",
      ],
      answer: 0,
      why: "It says what, for whom, where and about how much. The others may be true and warm, but the thumb is gone before anybody knows what is sold here.",
    },
  ],
  task: "Put the facts about your business right in two places where your buyers look, with a link that says where they came from. Done when: three people who do not know your shop find it, its hours and a price within one minute, and the record shows the first enquiries through those links.",
};
