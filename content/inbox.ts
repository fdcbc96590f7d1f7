import { bookLink } from "./ebooks.ts";
import { contactSaved, contactThere } from "./lead-contact.ts";
import { historyWords } from "./lead-history.ts";
import { site } from "./site.ts";

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** A length of time in words, as short as it is still true: 5 min, 3 h, 2 days. */
export function waitedWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.floor(minutes))} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

const inboxPath = "/admin-dashboard/inbox";

/**
 * The opening text of a chat with a lead: the inbox's reply, a greeting for a message, a sentence about a call, a sentence
 * that fits the status of an enrollment, or nothing.
 */
export const chatBeginnings = ["reply", "greeting", "remind", "move", "cancel", "status", "empty"] as const;
export type ChatBeginning = (typeof chatBeginnings)[number];

/**
 * The address that notes that a chat with a lead was opened and redirects to it. The prepared text names the person, so the
 * server makes it and it is not part of the address.
 * @param lead its id or reference
 */
export const notedChat = (lead: string, begins: ChatBeginning = "reply") =>
  `${inboxPath}/${lead}/chat${begins === "reply" ? "" : `?begins=${begins}`}`;

/** The same for a press that the page notes itself, so that its list shows what was noted. */
export const chatNotedHere = (lead: string) => `${notedChat(lead)}?noted=here`;

/** Texts of the inbox. */
export const inboxTexts = {
  path: inboxPath,
  heading: "Inbox",
  tabs: { open: "To answer", mine: "Mine", waiting: "Waiting for them", done: "Done" },
  tabsLabel: "Which leads",
  summary: {
    yesterday: (total: number) => `Yesterday: ${count(total, "lead")}`,
    today: (total: number) => `Today: ${count(total, "lead")}`,
    /** Who was not answered, by name as far as there are names: 'Not answered: Ada, Musa and 3 more (5)'. */
    notAnswered: (names: readonly string[], left: number) => {
      const more = left - names.length;
      const all = more && names.length ? `${names.join(", ")} and ${more} more` : names.join(", ");
      return all ? `Not answered: ${all} (${left})` : `Not answered: ${left}`;
    },
    allAnswered: "All answered",
    overdue: (late: number) => `Overdue: ${late}`,
    label: "What waits",
    /** Each after its figure, and each a link to its leads. */
    chips: {
      overdue: "overdue",
      yesterday: "not answered, yesterday",
      today: "came today",
      due: "to follow up today",
    },
    /** Opens the days by name and source. */
    more: "Yesterday and today by name and source",
    uncounted: "not known",
  },
  listHeading: "Leads",
  search: {
    label: "Search",
    placeholder: "Name, phone …",
    door: "Came through",
    anyDoor: "Any way",
    lateDoor: (door: string, late: number) => `${door} (${late} overdue)`,
    source: "First source",
    anySource: "All sources",
    stage: "Stage",
    anyStage: "All stages",
    day: "Day",
    anyDay: "Any day",
    on: "On the date",
    today: "Today",
    yesterday: "Yesterday",
    overdue: "Only overdue",
    due: "To follow up today",
    sourceUnknown: "Source not known",
    /** Shown where a filter narrows a search. */
    narrowed: "This searches only the leads inside your filters.",
    everywhere: "Search all leads",
  },
  counted: (total: number) => count(total, "lead"),
  stages: { new: "New", contacted: "Contacted", quoted: "Quoted", won: "Won", lost: "Lost" },
  stage: "Stage",
  stageOf: (name: string) => `Stage of ${name}`,
  reason: "Reason, if lost",
  noReason: "Say why it was lost: write the reason beside the stage.",
  /** After requests for a tier were won, from visitors who were not signed in. */
  nobodyKnown: (refs: readonly string[]) =>
    `We do not know which account ${refs.join(", ")} ${refs.length === 1 ? "is" : "are"} for. Ask for the email address of the account and add it here: the tier then opens.`,
  /** Opens the prepared message to somebody who paid and whose number is not known. */
  tell: "Tell on WhatsApp",
  tellOf: (name: string) => `Tell on WhatsApp: ${name}`,
  tierUnpaid: "Mark the enrollment as paid first: set its stage to Won.",
  setStage: "Set stage",
  nobody: "Nobody",
  owner: "Owner",
  ownerOf: (name: string) => `Owner of ${name}`,
  setOwner: "Set owner",
  followUp: "Follow up on",
  setFollowUp: "Set day",
  /** Offered in one press once somebody was answered. */
  followUpSoon: "Follow up:",
  soon: [
    { days: 1, label: "Tomorrow" },
    { days: 3, label: "In 3 days" },
  ],
  followUpSoonOf: (name: string, label: string) => `Follow up with ${name}: ${label}`,
  followUpOn: (day: string) => `Follow up on ${day}`,
  tags: "Tags",
  tagsHint: "separated by commas",
  tagTooLong: "A tag must be less than 30 characters",
  setTags: "Set tags",
  /** What a lead lacks: a press of a WhatsApp button says nothing of who it was. */
  contact: { name: "Name", phone: "Phone number", email: "Email" },
  addContact: "Add contact",
  contactEmpty: "Write a name, a phone number or an email address first.",
  contactThere,
  contactRefused: "A request for data keeps the number and the address it was sent with.",
  note: "Note",
  noteOf: (name: string) => `Note on ${name}`,
  addNote: "Add note",
  noteEmpty: "Write the note first.",
  /** Of a note in the history: opens its words, and saves the new ones. */
  correct: "Correct",
  saveNote: "Save note",
  /** Before the words that a note had first. */
  noteBefore: "Before it was corrected:",
  noteGone: "This note no longer exists.",
  noteCorrected: "Somebody has corrected this note already, so nothing was saved. Reload the page to see it.",
  details: "Notes, owner, follow-up",
  close: "Close",
  /** Where somebody left no words. */
  noWords: "No message",
  /** Without script, the link to the page of one lead. */
  detailsPage: "Open this lead",
  history: "History",
  bulk: {
    label: "Stage of selected",
    submit: "Change stage",
    owner: "Owner of selected",
    ownerSubmit: "Change owner",
    none: "Select at least one lead first.",
  },
  select: "Select",
  selectOf: (name: string) => `Select ${name}`,
  waiting: (minutes: number) => `Waiting ${waitedWords(minutes)}`,
  overdue: (minutes: number) => `Waiting ${waitedWords(minutes)}, overdue`,
  answeredAfter: (minutes: number) => `Answered after ${waitedWords(minutes)}`,
  wants: "Wants",
  value: (amount: string) => `${amount} in the first month`,
  source: "First source",
  sourceUnknown: "Not known",
  /** 'TikTok, ad ‘dec-sale’, came in on /business-apps, wrote on /contact'. */
  sourceWords: {
    last: (source: string) => `came back from ${source}`,
    campaign: (name: string) => `ad ‘${name}’`,
    landing: (page: string) => `came in on ${page}`,
    page: (page: string) => `wrote on ${page}`,
    used: (page: string) => `used ${page}`,
  },
  nobodyNamed: (door: string, items = "") => (items ? `${door}: ${items}` : `${door}, no name yet`),
  /** Whoever pressed a button that opens WhatsApp: their message is there, with their name and number. */
  wentToWhatsApp: (door: string) => `${door} on WhatsApp`,
  unreached: (ref: string) =>
    `They went on to WhatsApp. Look there for a message with the reference ${ref}, then add their number below.`,
  unreachedChat: "They left no number and no email yet. Open the record to read the chat.",
  samePerson: (others: number) => `${count(others, "other lead")} from this person`,
  applicationStage: "The stage of an application is set in the review.",
  openRecord: "Open the record",
  chat: "Reply on WhatsApp",
  /** Beside the sign of WhatsApp. */
  chatShort: "Reply",
  chatOf: (name: string) => `Reply on WhatsApp to ${name}`,
  call: "Call",
  callOf: (name: string) => `Call ${name}`,
  writeShort: "Email",
  writeOf: (name: string) => `Write an email to ${name}`,
  /** The prepared reply. */
  reply: (first: string, matter: string, ref: string) =>
    `Good day${first && ` ${first}`}. This is ${site.name}. Thank you for getting in touch${matter && ` (${matter})`}. How can we help? (Ref: ${ref})`,
  replySubject: (ref: string) => `${site.name}: ${ref}`,
  historyWords,
  somebody: "Somebody",
  /** Who did what happened by itself. */
  theSite: "The site",
  visitor: "The visitor",
  changed: {
    stage: (refs: readonly string[], stage: string) =>
      refs.length === 1 ? `${refs[0]} is now ${stage}.` : `${refs.length} leads are now ${stage}.`,
    owner: (refs: readonly string[], owner: string) =>
      refs.length === 1
        ? `The owner of ${refs[0]} is now ${owner}.`
        : `The owner of ${refs.length} leads is now ${owner}.`,
    follow_up: (ref: string, day: string | null) =>
      day ? `Follow-up for ${ref} is set for ${day}.` : `The follow-up day of ${ref} is removed.`,
    tags: (ref: string) => `The tags of ${ref} are saved.`,
    note: (ref: string) => `The note on ${ref} is saved.`,
    contact: contactSaved,
    chat: (ref: string) =>
      `Your reply to ${ref} is open in WhatsApp, so it counts as answered. Undo it if you do not send.`,
    call: (ref: string) => `The call to ${ref} is noted.`,
    mail: (ref: string) =>
      `Your email to ${ref} is open, so it counts as answered. Undo it if you do not send.`,
    again: (ref: string) => `Noted for ${ref}. It had already been answered.`,
    undo: (refs: readonly string[]) =>
      refs.length === 1 ? `${refs[0]} is as it was.` : `${refs.length} leads are as they were.`,
    nothing: "There was nothing to change.",
    inReview: (left: number) =>
      `${count(left, "application")} left as they are: their stage is set in the review.`,
  },
  bookLink: {
    /** The button of an order that is not paid yet, and of one that is. */
    paid: "Paid: make the download link",
    renew: "Make a new download link",
    of: (name: string, button: string) => `${button}: ${name}`,
    heading: (title: string) => `Download link for ‘${title}’`,
    mailed: (to: string) => `It is on its way to ${to}.`,
    toSend:
      "Send it to the buyer on WhatsApp. It is shown only now: nobody can read it again, but you can make a new one.",
    send: "Send on WhatsApp",
    addressLabel: "Link",
    made: (ref: string) => `There is a new download link for ${ref}. The one before no longer works.`,
    unpaid: "Mark the order as paid first: set its stage to Won.",
    noFile: "The file of this book is not there. Run npm run ebooks, then try again.",
    message: (first: string, title: string, address: string, ref: string) =>
      `Good day${first && ` ${first}`}. Thank you, your payment is confirmed. Here is your ebook ‘${title}’: ${address}\nThe link works ${bookLink.downloads} times in ${bookLink.days} days and is for you alone. (Ref: ${ref})`,
  },
  gone: "This lead no longer exists.",
  late: "Somebody else has changed this since, so it was not undone.",
  keys: {
    heading: "Keyboard shortcuts",
    open: "Shortcuts (?)",
    list: [
      ["j", "next lead"],
      ["k", "previous lead"],
      ["r", "reply on WhatsApp, or by email"],
      ["n", "write a note"],
      ["s", "set the stage"],
      ["?", "show these shortcuts"],
    ],
  },
  download: "Download as a file (CSV)",
  downloadNote:
    "Everything that the search above finds, for a spreadsheet. It holds personal data: keep it safe.",
  file: {
    name: (day: string) => `leads-${day}.csv`,
    columns: {
      ref: "Reference",
      came: "Came (Lagos time)",
      door: "Came by",
      name: "Name",
      phone: "Phone",
      email: "Email",
      items: "Wants",
      wants: "Text",
      value: "Value (naira)",
      source: "First source",
      stage: "Stage",
      reason: "Reason",
      answered: "Answered (Lagos time)",
      owner: "Owner",
      followUp: "Follow up on",
      tags: "Tags",
    },
  },
  empty: {
    open: { title: "Everybody is answered", text: "New leads appear here, the longest waiting first." },
    mine: {
      title: "You have no leads yet",
      text: "Set yourself as the owner of a lead, and it appears here.",
    },
    waiting: {
      title: "Nobody to wait for",
      text: "Leads you answered stay here until they are won or lost.",
    },
    done: { title: "No finished leads yet", text: "Leads that are won or lost appear here." },
  },
  nothingFound: {
    title: "No leads found",
    text: "Nothing matches this search. Try part of a name, a number, an address or a reference.",
  },
  unread: {
    title: "The inbox could not be loaded",
    text: "Nothing is lost: the leads are in the records. Try again in a minute.",
  },
} as const;
