import type { FormFields } from "./fields.ts";
import { site } from "./site.ts";

/** Within how many days a request is answered, as the law asks. */
export const requestDays = 30;

/** What somebody can ask for. */
export const dataWishes = [
  { value: "copy", label: "A copy of what you have about me" },
  { value: "erase", label: "Erase what you have about me" },
] as const;

/** The page where a visitor asks for a copy of their data, or to have it erased. */
export const yourDataPage = {
  title: `Your data | ${site.name}`,
  /** For search results. */
  summary: `Ask ${site.name} for a copy of what we have about you, or to have it erased. It costs nothing, and we answer within ${requestDays} days.`,
  heading: "Your data",
  text: `Ask for a copy of what we have about you, or to have it erased. It costs nothing. We answer within ${requestDays} days.`,
  formHeading: "What shall we do?",
  nextHeading: "What happens next",
  next: [
    {
      title: "You show that it is you",
      text: "Open a link that we mail to you, or give your reference with your phone number. Or paste your private link to your application, your call or your ebook.",
    },
    {
      title: "A person looks",
      text: "We search every list for your phone number and email address. If we have a question, we ask you.",
    },
    {
      title: `You hear from us within ${requestDays} days`,
      text: "You get the copy as a file, or a reference that says your data was erased. If we have nothing about you, we say so.",
    },
  ],
  learners:
    "Learners can close their account themselves, and applicants can withdraw by their private link. Either way, what belongs to the account or the application is erased at once. Messages and enrollments stay until you ask for their erasure here.",
  account: "Your account",
} as const;

/** The fields of the form. */
export const yourDataFields = {
  wish: {
    kind: "choice",
    label: "I want",
    placeholder: "Choose what you want",
    choices: dataWishes,
    wide: true,
  },
  email: {
    kind: "email",
    label: "Email",
    placeholder: "you@example.com",
    hint: "The address that you gave us.",
    autoComplete: "email",
    optional: true,
  },
  phone: {
    kind: "phone",
    label: "Phone number",
    placeholder: "0803 000 0000",
    hint: "The number that you gave us.",
    autoComplete: "tel",
    optional: true,
  },
  proof: {
    kind: "text",
    label: "Ref or private link",
    placeholder: "ENR-7K3F9",
    hint: "The Ref is at the end of your WhatsApp message to us. With your phone number or email, it shows that it is you.",
    most: 300,
    wide: true,
    optional: true,
  },
} as const satisfies FormFields;

export const yourDataForm = {
  reach: "Give us an email address or a phone number, so that we can answer",
  submit: "Send the request",
  submitting: "Sending…",
  privacy: "We use this to find what we have about you and to answer you.",
  failed: `Your request could not be sent. Please try again, or write to ${site.email}.`,
  mailed: {
    heading: "Check your email",
    text: (email: string) =>
      `We have sent a link to ${email}. Open it within three days and press Confirm: your request begins then. Check spam too.`,
  },
  noted: {
    heading: "Your request is with us",
    text: (ref: string) =>
      `Its reference is ${ref}. We answer within ${requestDays} days. If we need to be sure that it is you, we ask you first.`,
  },
  confirm: {
    path: "/your-data/confirm",
    heading: "Confirm your request",
    text: "Press the button, and we will begin.",
    over: "This link has been used already or is too old. Please ask again.",
    again: "Ask again",
    submit: "Confirm",
    submitting: "Confirming…",
  },
} as const;

/** How a request was confirmed, for the owner. */
const confirmedBy = {
  mail: "Confirmed: they opened the link that was mailed to this address.",
  ref: "Not confirmed: the reference is right, but others may know it. Call the number before you send anything.",
  link: "Confirmed: they have a private link of theirs, of an application, a call or an ebook.",
  none: "NOT confirmed. Make sure that it is them before you send or erase anything.",
} as const;
export type Confirmed = keyof typeof confirmedBy;

/** What the owner reads in the inbox. */
export function requestInWords(
  wish: (typeof dataWishes)[number]["value"],
  { by, proof, isPhoneOpen }: { by: Confirmed; proof: string | null; isPhoneOpen: boolean },
) {
  const asked = wish === "copy" ? "Asks for a copy of their data." : "Asks to be erased.";
  return [
    asked,
    confirmedBy[by],
    ...(isPhoneOpen ? ["The phone number is NOT confirmed: call it first."] : []),
    ...(proof ? [`They gave: ${proof}`] : []),
  ].join("\n");
}

/** The mail with the link that confirms a request. It says nothing about whether we know the address. */
export function confirmRequestMail(token: string, wish: (typeof dataWishes)[number]["value"]) {
  return {
    subject: `${site.name}: confirm your request`,
    text: `Hello,

Somebody, hopefully you, asked us ${wish === "copy" ? "for a copy of what we have about this address" : "to erase what we have about this address"}. Please confirm it:

${site.url}/your-data/confirm?token=${token}

The link works once, within three days. If it was not you, ignore this mail and nothing happens.

${site.name}`,
  };
}
