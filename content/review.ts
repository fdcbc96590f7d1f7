import { site } from "./site.ts";

const called = (first: string) => `Good day ${first}. This is ${site.name} recruitment.`;
const ref = (short: string) => `(Ref: ${short})`;
const these = (refs: readonly string[]) => refs.join(", ");

/**
 * Texts of the review behind its sign-in. The messages for statuses, loading, an empty list and missing
 * tools are specification 2, section 8.
 */
export const reviewTexts = {
  listHeading: "Applications",
  /** The link back from one application. */
  back: "Applications",
  dashboard: "Dashboard",
  loading: "Loading applications...",
  empty: {
    title: "No applications found matching your criteria.",
    text: "Clear the search, or choose another status.",
  },
  figures: {
    today: { label: "Today", note: "since midnight" },
    pending: { label: "Pending", note: "not decided yet" },
    shortlisted: { label: "Shortlisted", note: "doing the test assignments" },
    completed: { label: "Completed", note: "tests done" },
    rejected: { label: "Rejected", note: "not accepted" },
    all: { label: "All", note: "applications" },
  },
  statuses: {
    pending: "Pending",
    shortlisted: "Shortlisted",
    completed: "Completed",
    rejected: "Rejected",
  },
  search: {
    label: "Search",
    placeholder: "Name, email, phone, reference",
    hiddenPlaceholder: "Reference, such as APP-7K3F9",
    status: "Status",
    anyStatus: "All",
    today: "Only today’s",
    order: "Order",
    newest: "Newest first",
    orders: {
      oldest: "Oldest first",
      name: "Name, A to Z",
      score: "Highest score first",
      tech: "Highest tech rating first",
    },
  },
  counted: (total: number) =>
    total === 1 ? "1 application" : `${total.toLocaleString("en-NG")} applications`,
  hidden: {
    /** The name shown for an applicant while identities are hidden. */
    name: (short: string) => `Applicant ${short}`,
    /** Replaces a name, a number or an address in a text. */
    mark: "[hidden]",
    on: "Identities are hidden",
    onText:
      "Names, contact details, portfolio links and recordings are left out of this screen, the file and the printout. Names and numbers inside texts are replaced as far as they are recognised.",
    searchOff: "Search is by reference only while identities are hidden.",
    notSearched: {
      why: "While identities are hidden you can search by reference number only, such as APP-7K3F9. To search by name, email or phone, show identities first.",
      title: "No search was made",
      text: "Search by a reference number, or clear the search to see the applications again.",
    },
    hide: "Hide identities",
    show: "Show identities",
  },
  bulk: {
    label: "Change status of selected",
    submit: "Change status",
    none: "Select at least one application first.",
  },
  /** Other applications with the same phone number or email address. */
  others: {
    before: (short: string, status: string) => `Applied before: ${short}, ${status}`,
    again: (short: string, status: string) => `Applied again: ${short}, ${status}`,
  },
  selectOf: (name: string) => `Select ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  set: "Set status",
  setOf: (name: string) => `Set status: ${name}`,
  more: "View More",
  less: "View Less",
  loadingMore: "Loading the answers...",
  moreUnread: "The answers could not be loaded. Check your connection, or reload the page.",
  /** Without script. */
  morePage: "Open this application",
  moreOf: (name: string) => `: ${name}`,
  parts: { application: "Application" },
  open: "Score and notes",
  openOf: (name: string) => `Score and notes: ${name}`,
  noted: (notes: number) => (notes === 1 ? "1 note" : `${notes} notes`),
  since: (status: string) => `${status} since`,
  openPortfolio: "Open portfolio",
  openPortfolioOf: (name: string) => `Open portfolio of ${name}`,
  openMedia: "Open recording",
  openMediaOf: (name: string) => `Open recording of ${name}`,
  threat: "The virus scanner found something in this recording, so it cannot be opened. Ask for another one.",
  notScanned: "Not checked for viruses yet. It is checked when you open it.",
  playerOf: (name: string) => `Recording of ${name}`,
  updated: "Status updated successfully",
  notUpdated: "Failed to update status",
  changed: {
    status: (refs: readonly string[], status: string) =>
      refs.length === 1 ? `${refs[0]} is now ${status}.` : `${refs.length} applications are now ${status}.`,
    back: (refs: readonly string[]) =>
      refs.length === 1 ? `${refs[0]} is as it was.` : `${refs.length} applications are as they were.`,
    same: "There was nothing to change.",
    note: (short: string) => `The note on ${short} is saved.`,
    score: (short: string) => `Your score for ${short} is saved.`,
  },
  notSaved: "The change could not be saved",
  /** Why an application was not changed: somebody else changed it after the list was loaded. */
  late: (short: string, status: string, by: string | null) =>
    by
      ? `${short} was set to ${status} by ${by} meanwhile, so it is left as it is.`
      : `${short} was set to ${status} meanwhile, so it is left as it is.`,
  lateMany: (refs: readonly string[]) =>
    `Somebody else has changed ${refs.length} of them meanwhile; they are left as they are: ${these(refs)}.`,
  gone: "This application no longer exists. It may have been withdrawn.",
  goneSome: (count: number) =>
    count === 1 ? "1 application no longer exists." : `${count} applications no longer exist.`,
  chat: "Chat on WhatsApp",
  chatOf: (name: string) => `Chat on WhatsApp with ${name}`,
  /** The address that notes that the chat with an applicant was opened, and redirects to it. */
  chatPath: (application: string) => `/recruitment/admin/applications/${application}/chat`,
  noChat: "No WhatsApp chat: this number is not on WhatsApp.",
  /** The beginning of the chat message, by status. */
  messages: {
    pending: (first: string, short: string) =>
      `${called(first)} Thank you for applying to become a consultant. We have your application and are reading it. ${ref(short)}`,
    shortlisted: (first: string, short: string) =>
      `${called(first)} You are shortlisted. The next step is the five test assignments: ${site.url}/recruitment/test-assignments Send your answers in this chat, with your full name. ${ref(short)}`,
    completed: (first: string, short: string) =>
      `${called(first)} You have completed the test assignments, thank you. What comes next: ${site.url}/recruitment/onboarding May we agree on a time to talk? ${ref(short)}`,
    rejected: (first: string, short: string) =>
      `${called(first)} Thank you for your application and your time. We will not take it further this time. We wish you well. ${ref(short)}`,
  },
  score: {
    heading: "Your score",
    text: "From 1 (weak) to 5 (strong). You can change it later; the history keeps what it was.",
    criteria: {
      communication: { label: "Communication", text: "Clear, polite, to the point." },
      motivation: { label: "Motivation", text: "Knows why they want to join, and does not give up." },
      skills: { label: "Skills", text: "Tools and tech, or learning them fast." },
      network: { label: "Network", text: "Knows businesses and decision makers." },
      reliability: { label: "Reliability", text: "Keeps promises and is on time." },
    },
    save: "Save score",
    saveAgain: "Save changed score",
    allHeading: "All scores",
    none: "No score yet.",
    average: (score: number, count: number) =>
      `${score.toFixed(1)} of 5, ${count === 1 ? "1 reviewer" : `${count} reviewers`}`,
    badge: (score: number) => `Score ${score.toFixed(1)}`,
    missing: "Please give each of the five a score from 1 to 5.",
  },
  notes: {
    heading: "Notes",
    label: "New note",
    save: "Save note",
    none: "No notes yet.",
  },
  history: {
    heading: "History",
    none: "No changes yet.",
    /** For an account that was deleted. */
    somebody: "Somebody whose account was deleted",
    status: (was: string, now: string) => `Status: ${was} → ${now}`,
    score: (now: string) => `Score: ${now}`,
    scoreAgain: (was: string, now: string) => `Score: ${was} → ${now}`,
    note: "Note added",
  },
  steps: {
    label: "Applications of this list",
    below: "Applications of this list, at the end",
    before: "Previous",
    after: "Next",
  },
  download: "Download as a file (CSV)",
  downloadNote:
    "Everything that the search above finds, for a spreadsheet. It holds personal data: keep it safe.",
  print: "Print this list",
  printOne: "Print this application",
  file: {
    name: (day: string) => `applications-${day}.csv`,
    /** Besides the labels of the form's fields. */
    columns: {
      ref: "Reference",
      when: "Applied (Lagos time)",
      status: "Status",
      changed: "Status since",
      score: "Average score (1 to 5)",
      scores: "Scored by",
      notes: "Notes",
    },
    note: (day: string, by: string, text: string) => `${day}, ${by}: ${text}`,
  },
  paper: {
    title: "Applications, to print",
    now: "Print",
    back: "Back",
    byBrowser: "Without JavaScript, print with your browser's own menu.",
    made: "Printed",
    listed: (shown: number, total: number) =>
      shown < total
        ? `The first ${shown.toLocaleString("en-NG")} of ${total.toLocaleString("en-NG")} applications. Narrow the search to print others.`
        : total === 1
          ? "1 application"
          : `${total.toLocaleString("en-NG")} applications`,
    filtered: (status: string) => `Status: ${status}`,
    searched: (text: string) => `Search: ${text}`,
    confidential: "Personal data. Keep it safe, and destroy it when it is no longer needed.",
    /** Besides the labels of the form's fields. */
    columns: { ref: "Reference", status: "Status", score: "Score", when: "Applied" },
  },
  unread: {
    title: "The applications could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
  missing: {
    title: "This application is not there",
    text: "The applicant may have withdrawn it, or we erased it because we keep applications only for a limited time.",
  },
} as const;
