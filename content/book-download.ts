import { bookLink } from "./ebooks.ts";

/** Texts of the page behind the private link to a paid book. */
export const downloadTexts = {
  heading: "Your book",
  paid: "Thank you. Your payment is confirmed and your book is ready.",
  button: "Download the book (PDF)",
  left: (count: number) =>
    count === 1
      ? "You can download it once more. The link works until"
      : `You can download it ${count} times. The link works until`,
  note: "Save the file on your phone: it opens without data afterwards. The link is for you alone, so please do not pass it on.",
  deadHeading: "This link does not work any more",
  why: {
    used: (title: string) =>
      `‘${title}’ was downloaded ${bookLink.downloads} times with this link, and the link does not work more often than that.`,
    expired: (title: string) =>
      `The link to ‘${title}’ was valid for ${bookLink.days} days, and these are over.`,
    unknown:
      "There is no book behind this address. Perhaps a part of the link was lost, or we have sent you a newer one.",
  },
  help: "If you have paid and still need the file, ask us for a new link.",
  unknownMessage: "Good day. The link to my ebook does not work. Please send me a new one.\nMy name: ",
} as const;
