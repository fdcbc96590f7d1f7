import { questionLimit } from "./concierge-limits.ts";
import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";

/** A button under a greeting: opens a page, opens WhatsApp with a prefilled text, or puts a question into the field. */
export type Suggestion =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly message: string }
  | { readonly label: string; readonly question: string };

export interface Welcome {
  readonly greeting: string;
  readonly suggestions: readonly Suggestion[];
}

const { claims, conciergeName: name, school } = site;

/** The concierge's greeting and suggested questions, by page. */
export const welcomes: Readonly<Record<string, Welcome>> = {
  "/": {
    greeting: `Good day, I am ${name}. Tell me what your business does, and I will name the system that fits and its price. We build a custom system in ${claims.buildTime}.`,
    suggestions: [
      { label: "See the WhatsApp packages", href: "/whatsapp-ai-packages" },
      { label: "What fits my business?", question: "I run a small shop. Which of your systems fits me?" },
      { label: "Chat on WhatsApp", message: "Hello, I am on your home page. My business is: " },
    ],
  },
  "/tools": {
    greeting:
      "These tools write for your business, free. Tell me what you need, such as a name, an advert or answers for customers, and I will open the right one.",
    suggestions: [
      { label: "Name a business", href: "/tools/business-name-generator" },
      { label: "Which tool writes adverts?", question: "Which tool writes an advert for Instagram?" },
      { label: "Chat on WhatsApp", message: "Hello, I am looking at your free tools. I need help with: " },
    ],
  },
  "/free-courses": {
    greeting: `All ${claims.freeCourses} courses on this page are yours to keep, as PowerPoint files. Tell me what you sell, and I will say which to open first.`,
    suggestions: [
      { label: `See ${school}`, href: "/video-courses" },
      { label: "Where do I begin?", question: "Which free course is best to begin with?" },
      { label: "Chat on WhatsApp", message: "Hello, I have a question about the free courses: " },
    ],
  },
  "/video-courses": {
    greeting: `Welcome to ${school}. Enrolling is free, and there are four learning paths. Tell me what you want to be able to do, and I will name the path that teaches it.`,
    suggestions: [
      { label: "Enroll for free", href: "/enroll" },
      { label: "Which path suits me?", question: "Which learning path suits a beginner?" },
      { label: "Chat on WhatsApp", message: `Hello, I have a question about ${school}: ` },
    ],
  },
  "/business-apps": {
    greeting: `Here are ${claims.demoSystems} systems at work, each with its price per month. What business are you in? I will tell you which one to open.`,
    suggestions: [
      { label: "Book a call", href: "/#appointment" },
      { label: "What does a clinic pay?", question: "What does the system for a clinic cost?" },
      { label: "Chat on WhatsApp", message: "Hello, I am looking at your business apps. My trade is: " },
    ],
  },
};

export const anywhere: Welcome = {
  greeting: `Good day, I am ${name}. Ask me about a price, a package, a course, a tool or a time for a call. I answer from our pages and show you the page.`,
  suggestions: [
    { label: "Book a call", href: "/#appointment" },
    { label: "What does it cost?", question: "What does a WhatsApp assistant cost?" },
    { label: "Chat on WhatsApp", message: "Hello, I am on your website. My question is: " },
  ],
};

/** The texts for a path; pages without their own texts share the default. */
export function welcomeOn(path: string): Welcome {
  return welcomes[path.replace(/(?<=.)\/$/, "")] ?? anywhere;
}

const whatsapp = internationalForm(site.whatsapp.concierge);

export const conciergeWidget = {
  name,
  about: "AI assistant",
  minimiseLabel: "Minimise the chat",
  restoreLabel: `Open the chat with ${name}`,
  closeLabel: "Close the chat",
  talkLabel: "Conversation",
  /** Before each message, for screen readers: who wrote it. */
  said: { visitor: "You:", concierge: `${name}:` },
  thinking: `${name} is thinking...`,
  suggestionsLabel: "Suggestions",
  nextLabel: "Next steps",
  choicesLabel: "Do you mean one of these?",
  noneOfThese: "None: ask a person",
  pageLabel: "From this page:",
  emailLabel: "Write an email",
  whatsappLabel: "Chat on WhatsApp",
  /** For an action that this page does not know. */
  unknownAction: { label: "Go to the home page", href: "/" },
  field: {
    label: "Your message",
    placeholder: `Ask ${name} anything`,
    sendLabel: "Send",
    count: (length: number) => `${length} of ${questionLimit} characters`,
    full: `I can read ${questionLimit} characters at once. Send these, then continue.`,
  },
  privacy: "We delete this chat within 90 days.",
  againLabel: "Ask again",
  interrupted: "You left the page before the answer came.",
  failed: {
    connection: `I am having technical difficulties: because of connectivity issues your question did not reach our server. It is still here, so you can ask again. Or reach us at ${site.email} or on WhatsApp at ${whatsapp}.`,
    empty: `Sorry, I am having a moment and have no answer. Please try again, or write to us on WhatsApp at ${whatsapp}.`,
    /** Follows the server's message. */
    refused: `A person answers on WhatsApp at ${whatsapp}.`,
  },
  connection: {
    title: "Connection Issue",
    text: "Using offline mode. For full assistance, please refresh and try again.",
  },
  clearLabel: "Clear the conversation",
  cleared: "Conversation Cleared",
  undoLabel: "Undo",
} as const;
