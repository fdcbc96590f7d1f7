import { pages } from "./pages.ts";

/** Path of the practice bots' page. */
export const playgroundPath = pages.playground.path;

/** Shown when no answer came: the specification's words. */
export const botFailed = "Failed to get bot response. Please try again.";

/** The card on the home page. It is separate from bot-demo.ts so that the home page fetches no more than this. */
export const botCard = {
  heading: "Write to a bot now",
  greeting: "Good day, you are welcome. Tell me what you sell, or write as a customer of yours would.",
  inputLabel: "Your message",
  sendLabel: "Send",
  note: "A practice bot: leave out names and numbers of real people.",
  moreLabel: "Try other personalities",
} as const;
