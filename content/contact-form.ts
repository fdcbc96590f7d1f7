import type { Choice, FormFields } from "./fields.ts";
import type { TitledText } from "./recruitment.ts";
import { site } from "./site.ts";
import { buildTime } from "./working-days.ts";

/** The topics of the contact form. */
export const projectChoices = [
  { value: "enterprise-system", label: "An enterprise system" },
  { value: "whatsapp-assistant", label: "A WhatsApp assistant" },
  { value: "business-app", label: "A business app" },
  { value: "storefront", label: site.flagships.storefront },
  { value: "books", label: site.flagships.books },
  { value: "training", label: "Training" },
  { value: "other", label: "Something else, or not sure yet" },
] as const satisfies readonly Choice[];

/** Every kind of lead as the owner sees it: the topics of the contact form, and the kinds that other forms send. */
export const leadKindChoices = [
  ...projectChoices,
  { value: "appointment", label: "Appointment" },
  { value: "marketing-system", label: "Marketing system" },
  { value: "chat", label: `Chat with ${site.conciergeName}` },
] as const satisfies readonly Choice[];

export const contactPage = {
  title: `Contact ${site.name}`,
  /** For search results. */
  summary: `Write to ${site.name} about a business system, a WhatsApp assistant or training. Your message is saved and we continue with you on WhatsApp.`,
  openLabel: "Write a message",
  /** The drawing beside the heading. */
  scene: {
    message: "I run two pharmacies and count stock by hand every evening.",
    reply: "How many items do you count, and who writes them down?",
  },
} as const;

/** The fields of the contact form, in the order in which they are shown. */
export const contactFields = {
  name: {
    kind: "text",
    label: "Your name",
    placeholder: "Amaka Okafor",
    inMessages: "Name",
    short: "Name",
    most: 200,
    autoComplete: "name",
  },
  email: { kind: "email", label: "Email", placeholder: "you@example.com", autoComplete: "email" },
  phone: {
    kind: "phone",
    label: "Phone number",
    placeholder: "0803 000 0000",
    short: "Phone",
    autoComplete: "tel",
    optional: true,
  },
  company: { kind: "text", label: "Company", most: 200, autoComplete: "organization", optional: true },
  project_type: {
    kind: "choice",
    label: "Topic",
    placeholder: "Choose a topic",
    short: "About",
    choices: projectChoices,
    wide: true,
  },
  message: {
    kind: "longText",
    label: "Your message",
    placeholder: "For example: I run two pharmacies and every evening I count stock by hand.",
    inMessages: "Message",
    short: "Message",
    most: 5000,
    wide: true,
  },
} as const satisfies FormFields;

export const contactForm = {
  heading: "Write to us here",
  privacy: "We use your details to answer you.",
  submitLabel: "Send message",
  submittingLabel: "Saving your message...",
  loading: "Loading the form...",
  loadFailed: {
    title: "The form did not load",
    text: "Check your connection and try again, or write to us on WhatsApp.",
    retryLabel: "Try again",
  },
} as const;

/** What happens to a message: beside the form, and in the receipt. */
export const contactNext = {
  nextHeading: "What happens next",
  next: [
    {
      title: "We read and reply",
      text: "A person answers on WhatsApp, then calls you at a time you choose.",
    },
    {
      title: "You get a written quote",
      text: "It shows what we would build, the setup price and the monthly price.",
    },
    {
      title: "You decide",
      text: `If you accept the quote, you pay the ${site.terms.depositPercent}% deposit and we start. A custom system takes ${buildTime}.`,
    },
  ] satisfies readonly TitledText[],
} as const;

/** Messages after a form was sent; the first is the specification's words. */
export const leadSuccess = {
  toast: "Your information has been saved and WhatsApp is opening to continue the conversation.",
  heading: "Your message is saved",
  /** Under the heading of the page that confirms it. */
  thanks: "Thank you. A person will read it and answer you on WhatsApp.",
  /** While WhatsApp is being opened. */
  text: "If WhatsApp did not open, open it here. Your message is ready: just press send. We have it even if you do not.",
  /** Where WhatsApp does not open by itself: without script, and when the page is reloaded. */
  unopened:
    "Continue with us on WhatsApp. Your message is ready: just press send. We have it even if you do not.",
  openLabel: "Open WhatsApp",
  refLabel: "Your reference:",
  phoneLabel: "Your number:",
  wrongPhone: "If the number is not right, tell us in the chat.",
} as const;

export const leadFailure = {
  toast: "Submission Failed: Please try again or contact us directly via WhatsApp.",
  text: "What you typed is still here. Check your connection and send it again, or continue on WhatsApp.",
  chatLabel: "Continue on WhatsApp",
} as const;

/** The beginning of the visitor's message to us. */
export const contactChat = {
  saved: "Hello, I wrote to you on your website.",
  notSaved: "Hello, I tried to write to you on your website and it did not go through.",
} as const;
