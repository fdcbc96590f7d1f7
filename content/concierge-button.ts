import { site } from "./site.ts";

/**
 * The round button that opens the chat, on every public page. Nothing else of the chat is loaded before it is pressed.
 */
export const conciergeButton = {
  label: `Chat with ${site.conciergeName}`,
  /** Where script does not run or cannot be fetched, the button opens WhatsApp with this text. */
  message: `Hello ${site.conciergeName}, my question is: `,
  notFetched: {
    title: "The chat could not be fetched",
    text: "Check your connection and press the button again, or write to us on WhatsApp.",
    label: "Chat on WhatsApp",
  },
} as const;
