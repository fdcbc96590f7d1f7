import { pages } from "./pages.ts";

/** Path of the practice bots' page. */
export const playgroundPath = pages.playground.path;

/** Shown when no answer came: the specification's words. */
export const botFailed = "Failed to get bot response. Please try again.";

/** The card on the home page. It is separate from bot-demo.ts so that the home page fetches no more than this. */
export const botCard = {
  heading: "Chat with a bot",
  /** The chat that the card begins with: a shop to try the bot on. */
  sample: {
    says: "I sell shoes in Aba",
    answer: "Shoes in Aba, well done. I will answer your customers for you. How much is one pair?",
  },
  sampleLabel: "A sample chat. Reply, or tell the bot what you sell.",
  inputLabel: "Your message",
  sendLabel: "Send",
  note: "For practice: please do not use real names or phone numbers.",
  moreLabel: "Try other personalities",
} as const;

/** The sample as messages of a chat, which go with the visitor's first message. */
export const sampleChat = [
  { type: "user", content: botCard.sample.says, botType: "friendly" },
  { type: "bot", content: botCard.sample.answer, botType: "friendly" },
] as const;
