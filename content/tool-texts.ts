import { site } from "./site.ts";

/** Texts that the pages of the tools that write share. */
export const toolTexts = {
  backLabel: "Back to Tools",
  formHeading: "Your details",
  toneLabel: "Tone",
  lengthLabel: "Length",
  exampleLabel: "Fill in an example",
  ownWordsLabel: "Put my words back",
  clearLabel: "Clear",
  writingLabel: "Writing...",
  cancelLabel: "Cancel",
  cancelled: "Stopped. What you typed is still here.",
  progress: (there: number, all: number) => `${there} of ${all} parts written`,
  /** For a field that is too long; the contract says the same. */
  tooLong: (label: string, most: number) => `${label} must be at most ${most} characters`,
  privacy: "Leave out other people’s names and phone numbers. We do not store what you type here.",
  /** Who wrote an answer. */
  engines: {
    "built-in": `Written by ${site.name}’s own writing program from what you typed and what it knows about your trade. Check the text before you use it.`,
    model: "Written by an AI model from what you typed. Check the text before you use it.",
  },
  again: "Try again",
  /** Instead of 'Try again' when every version was shown. */
  allSeen: (count: number) =>
    count > 1
      ? `You have seen all ${count} versions. Change your words, the tone or the facts to get another.`
      : "There is only this version for these words. Change your words or the facts to get another.",
  ownFacts: {
    heading: "Make it yours",
    note: "Optional. What you type here goes into the text word for word.",
  },
  writtenFor: {
    says: (name: string) => `Written for: ${name}.`,
    otherLabel: "Not your trade? Choose another",
    saysOwn: "Written from your own words alone.",
    chooseLabel: "Choose your trade to get more",
  },
  /** What customers ask that only the owner can answer, by what is sold. */
  ownerQuestions: {
    goods: [
      "May I return or exchange it, and until when?",
      "Is there a warranty, and what does it cover?",
      "Is it in stock now?",
    ],
    service: [
      "How long does it take?",
      "How much do I pay before, and how much after?",
      "What do you do if I am not satisfied?",
    ],
    food: ["Is it available now?", "How long does it keep?", "What do you do if something is wrong with it?"],
    live: ["Is it available now?", "What do you do if something is wrong?"],
    members: [
      "When can I come?",
      "May I come if I am not a member?",
      "How do I give, and what is it used for?",
    ],
    both: [
      "How long does it take?",
      "How much do I pay before, and how much after?",
      "What do you do if something is wrong with it?",
    ],
  },
  /** When the words may mean several trades or departments. */
  unclear: {
    trades: { question: "Which is nearest to your business?", none: "None of these" },
    departments: { question: "Which is nearest to this department?", none: "None of these" },
    note: "We ask once, so that you do not get a text for another trade.",
    noneNote: "With 'None of these' the text is made from your own words alone.",
  },
  /** Where what was typed is a wish, a question or an instruction, and nothing for customers. */
  nothingToShow:
    "There is nothing here yet that customers can read. Write what they get, with the price if you have one, for example: Haircut for men, 2,000 naira.",
  versions: {
    label: "Versions",
    at: (place: number, of: number) => `Version ${place} of ${of}`,
    previous: "Previous",
    next: "Next",
  },
  copyLabel: "Copy",
  copyAllLabel: "Copy all",
  copied: "Copied!",
  copyFailed: {
    title: "Your phone did not allow copying",
    text: "Download the text instead, or press and hold it and choose Copy.",
  },
  shareLabel: "Share",
  textLabel: "Download text",
  wordLabel: "Download Word",
  printLabel: "Print",
  downloaded: "Downloaded!",
  downloadFailed: {
    title: "The file could not be downloaded",
    text: "Check your connection and press the button again. The text stays on this page.",
  },
  failed: {
    /** For a request that failed because there was no network. */
    noNetwork:
      "There is no connection. What you typed is still here. Send it again when the network is back.",
    unsaid: "What you typed is still here. Send it again, or write to us on WhatsApp.",
    againLabel: "Send again",
  },
  names: {
    handleLabel: "Handle",
    note: "We have not searched any register. Before you print a name or pay for it, search for it at the Corporate Affairs Commission (CAC).",
    copyLabel: (name: string) => `Copy ${name}`,
  },
  botNote: "Paste this into the bot, or into the notes that your staff answer from.",
  example: {
    inputHeading: "Example: what you put in",
    outputHeading: "Example: what you get back",
  },
  aboutHeading: "Good to know",
  last: {
    heading: "Your last results",
    note: "The last ten results, saved only in this browser, on this device.",
    openLabel: "Open",
    removeLabel: "Remove",
    clearLabel: "Remove all",
    removed: "Removed from this device",
  },
  relatedHeading: "Related tools",
  human: {
    heading: "Prefer to ask a person?",
    text: `Send the same details on WhatsApp. A person writes the text with you in the same chat, free of charge. We answer ${site.responseHours}.`,
  },
  documentNote: (tool: string) =>
    `Made with the free ${tool} of ${site.name}. Read and check it before you use it.`,
} as const;

/** The form under the marketing tool's result. */
export const followUp = {
  heading: "Want this done for you every week?",
  text: "Send us your details with the text above. We read both and continue with you on WhatsApp.",
  fields: {
    name: { label: "Your name", placeholder: "Amaka Okafor" },
    email: { label: "Email", placeholder: "you@example.com" },
    phone: { label: "Phone number", placeholder: "0803 000 0000" },
    business_type: { label: "Business type" },
    message: {
      label: "Your message",
      placeholder: "For example: I need posts like this for my shop, three times a week.",
    },
  },
  empty: "Please fill in all required fields",
  privacy: "We use your details, and the text above, to answer you.",
  submitLabel: "Send and continue on WhatsApp",
  submittingLabel: "Saving your details...",
  /** Labels in the stored message. */
  message: { businessType: "Business type", message: "Message", generated: "Generated content" },
} as const;
