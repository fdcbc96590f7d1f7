import type { ModuleContent } from "../course-content.ts";

export const connectToWhatsapp: ModuleContent = {
  slug: "connect-to-whatsapp",
  title: "Connect an assistant to WhatsApp",
  summary:
    "The ways to put an assistant on your number, what each needs from you, and how a conversation passes from the machine to a person.",
  outline: [
    "Three ways: replies inside the free app, a ready service on the WhatsApp Business Platform, and one built for you",
    "What the Platform needs: a verified business, a number, a provider; and whether your app can go on with the same number",
    "Messages you may send freely after a customer wrote, and templates that must be approved and paid for",
    "Meta's rules for AI on WhatsApp, opt-in and opt-out: where they stand and when to read them again",
    "The first message: it says that it is an assistant, what it can do, and the word that brings a person",
    "Handing over: five events that always call a person, who is called, and what happens at night",
    "What it may read and what it may do: prices yes, promising a date no, moving money never",
    "Unofficial tools that run a second WhatsApp Web: why a number can be blocked, and what you would lose with it",
  ],
  lessons: [],
  quiz: [],
  task: "Write the plan for your number on one page: way, provider, first message, five events for handing over, and the person on duty for each hour of the week. You have done it when the offers of two providers lie beside it with all monthly costs, and the person on duty has agreed.",
};
