import { site } from "./site.ts";

/** The round button that opens the chat, on every public page. Only this is there before it is pressed. */
export const conciergeButton = {
  label: `Chat with ${site.conciergeName}`,
  /** Where script does not run, or cannot be fetched, the button leads to a person with this begun. */
  message: `Hello ${site.conciergeName}, my question is: `,
  notFetched: {
    title: "The chat could not be fetched",
    text: "Check your connection and press the button again, or write to us on WhatsApp.",
    label: "Chat on WhatsApp",
  },
} as const;
