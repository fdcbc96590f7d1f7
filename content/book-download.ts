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
      `‘${title}’ was downloaded ${bookLink.downloads} times with this link, and that is as often as it works.`,
    expired: (title: string) =>
      `The link to ‘${title}’ was good for ${bookLink.days} days, and they are over.`,
    unknown:
      "There is no book behind this address. Perhaps a part of the link was lost, or a newer one was sent to you.",
  },
  help: "Did you pay and still need the file? Ask us, and you get a new link.",
  unknownMessage: "Good day. The link to my ebook does not work. Please send me a new one.\nMy name: ",
} as const;
