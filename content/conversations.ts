import { type LabelGroup, labelNames } from "./concierge/labels.ts";
import { site } from "./site.ts";

/** What a visitor wanted, in words; old conversations have names that are no longer used. */
export function intentInWords(intent: string): string {
  const names: Readonly<Record<string, string>> = labelNames;
  if (intent === "unknown") return "Not understood";
  return names[intent] ?? `${intent.charAt(0).toUpperCase()}${intent.slice(1).replaceAll("_", " ")}`;
}

/** Texts of the owner's list of conversations with the concierge. */
export const conversationsTexts = {
  heading: "Conversations",
  listHeading: `Conversations with ${site.conciergeName}`,
  figures: {
    all: { label: "All", note: "that are still stored" },
    unanswered: { label: "To answer", note: "wait for you" },
    answered: { label: "Answered", note: "nothing to do" },
    handled: { label: "Handled", note: "marked by you" },
  },
  search: {
    label: "Search",
    placeholder: "Words of a question",
    about: "About",
    anything: "Everything",
    state: "Status",
    anyState: "All",
  },
  groups: {
    danger: "Danger or fraud",
    selling: "Buying and prices",
    abilities: "What it can do",
    trust: "Who we are",
    school: "School and tools",
    work: "Working with us",
    talk: "Small talk",
  } satisfies Record<LabelGroup, string>,
  states: { unanswered: "To answer", answered: "Answered", handled: "Handled" },
  counted: (total: number) =>
    `${total === 1 ? "1 conversation" : `${total} conversations`}, those not answered first, then the newest`,
  questions: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  onPage: (page: string) => `on ${page}`,
  more: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
  whole: "Show the whole conversation",
  olderHidden: (count: number) =>
    count === 1 ? "The oldest question is not shown." : `The ${count} oldest questions are not shown.`,
  visitor: "Visitor",
  concierge: site.conciergeName,
  handle: "Mark as handled",
  handleAll: (count: number) => `Mark all ${count} on this page as handled`,
  reopen: "Open again",
  changed: {
    handled: (count: number) =>
      count === 1
        ? "The conversation is marked as handled."
        : `${count} conversations are marked as handled.`,
    erase: (ref: string) => `The chat is erased. The note that it was done: ${ref}.`,
    open: (count: number) =>
      count === 1 ? "The conversation is open again." : `${count} conversations are open again.`,
  },
  gone: "This conversation no longer exists.",
  data: {
    open: "Copy or erase this chat",
    html: "Copy to read (HTML)",
    json: "Copy for a program (JSON)",
    note: "A contact that was left in the chat is a lead of its own: it stays in the inbox. To copy or erase it, use This person.",
    sure: "Erase this chat for good",
    submit: "Erase",
  },
  download: "Download the questions not answered",
  downloadNote:
    "A CSV file for your spreadsheet. Text that a spreadsheet could read as a formula, such as a phone number with +, has an apostrophe in front.",
  file: {
    name: (day: string) => `questions-not-answered-${day}.csv`,
    when: "When",
    page: "Page",
    question: "Question",
    answer: "Answer given",
    handled: "Handled",
    conversation: "Conversation",
  },
  empty: {
    title: "No conversations yet",
    text: `When somebody asks ${site.conciergeName} something on the site, it appears here, what could not be answered first. Conversations are erased after the time that is set under Retention, 90 days at most.`,
  },
  nothingFound: {
    title: "No conversations found",
    text: "Nothing matches this search. Part of a word that was asked is enough.",
  },
  unread: {
    title: "The conversations could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
} as const;
