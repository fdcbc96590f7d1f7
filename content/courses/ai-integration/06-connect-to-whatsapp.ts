import type { ModuleContent } from "../course-content.ts";

export const connectToWhatsapp: ModuleContent = {
  slug: "connect-to-whatsapp",
  title: "Connect an assistant to WhatsApp",
  summary:
    "The ways to put an assistant on your number, what each needs from you, and how a conversation passes from the machine to a person.",
  outline: [
    "Three ways: replies inside the free app, a ready service on the WhatsApp Business Platform, and one built for you",
    "What the Platform needs: a verified business, a number, a provider; and whether your app can go on with the same number",
    "Messages that you may send freely after a customer has written, and templates that must be approved and paid for",
    "Meta's rules for AI on WhatsApp, opt-in and opt-out: where to find them and when to read them again",
    "The first message: it says that it is an assistant, what it can do, and the word that brings a person",
    "Handing over: five events that always call a person, who is called, and what happens at night",
    "What it may read and what it may do: say prices, yes; promise a date, no; move money, never",
    "Unofficial tools that run a second WhatsApp Web: why a number can be blocked, and what you would lose with it",
  ],
  lessons: [
    { slug: "three-ways", title: "Three ways to connect, and what each asks", minutes: 4 },
    { slug: "handing-over", title: "Handing over to a person", minutes: 4 },
    { slug: "what-it-may-do", title: "What it may do, and the switch", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "A customer last wrote to you 30 hours ago. What may your assistant send on the Platform now?",
      choices: [
        "Anything, since she is a known customer and wrote first",
        "Nothing at all until she writes again",
        "Only an approved template, usually paid for",
        "Free text, but at most three messages",
      ],
      answer: 2,
      why: "You may answer freely for 24 hours after her last message. Later you may send only templates that were approved before, so notices and offers cost something.",
    },
    {
      question: "Somebody offers you a WhatsApp bot for one payment of ₦15,000. What do you ask first?",
      choices: [
        "Whether it can also be paid in two parts",
        "Whether it answers in Pidgin and Hausa",
        "Whether it is the official Platform, and in whose name the account is",
        "How many messages a day it can send",
      ],
      answer: 2,
      why: "Programs that pretend to be a second WhatsApp Web can cost you the number and let a stranger read along. An official account belongs to you and can be moved to another provider.",
    },
    {
      question: "Twice the assistant has not understood a customer. What should it do now?",
      choices: [
        "It calls a person and says who answers by when",
        "It offers a menu with seven points",
        "It asks her to phrase it differently once more, politely",
        "It sends the price list",
      ],
      answer: 0,
      why: "At the third failed attempt people leave. A name and a time keep the customer, as long as the person reads the conversation before writing.",
    },
    {
      question: "It is 11 pm and nobody is on duty. Which sentence is right?",
      choices: [
        "A person can answer from 8 am and will read this first",
        "A person will be with you shortly, please keep this chat open",
        "All our staff are busy at the moment",
      ],
      answer: 0,
      why: "'Shortly' and 'busy' are both untrue at that hour. A true time is a promise that can be kept, if the night's handovers are opened before anything else.",
    },
    {
      question: "The assistant has been told not to give discounts. When is that not enough?",
      choices: [
        "When it only collects orders that a person confirms later",
        "When it may really change prices or send money",
        "When customers rarely ask for discounts",
      ],
      answer: 1,
      why: "It mostly obeys its instructions, and one evening it does not. Where an action costs money, the assistant must be unable to do it, whatever it was told.",
    },
  ],
  task: "Write the plan for your number on one page: way, provider, first message, five events for handing over, and the person on duty for each hour of the week. You have done it when you have the offers of two providers beside it, with all monthly costs, and each person on duty has agreed.",
};
