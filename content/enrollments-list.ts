import { site } from "./site.ts";

const called = (first: string) => `Good day${first && ` ${first}`}. This is ${site.school}.`;

/** Where no mail leaves. */
const toTell = "No mail goes out, so tell the learner on WhatsApp.";
const tell = "Tell the learner";

const figure = (number: number) => number.toLocaleString("en-NG");

/** Texts of the owner's list of enrollments. */
export const enrollmentsList = {
  heading: "Enrollments",
  listHeading: "All enrollments",
  figures: {
    new: { label: "New", note: "not written to yet" },
    contacted: { label: "Contacted", note: "you wrote to them" },
    paid: { label: "Paid", note: "open, or waiting for an account" },
    active: { label: "Active", note: "learning now" },
    closed: { label: "Closed", note: "nothing to do" },
    all: { label: "All", note: "since the beginning" },
  },
  search: {
    label: "Search",
    placeholder: "Name, email, phone, reference, company",
    status: "Status",
    anyStatus: "All statuses",
    path: "Learning path",
    anyPath: "All paths",
  },
  statuses: { new: "New", contacted: "Contacted", paid: "Paid", active: "Active", closed: "Closed" },
  counted: (total: number) =>
    total === 1 ? "1 enrollment, newest first" : `${figure(total)} enrollments, newest first`,
  /** Above a list that may hold only the newest of them. */
  newest: (shown: number, total: number) =>
    shown < total
      ? `The newest ${figure(shown)} of ${figure(total)} enrollments`
      : enrollmentsList.counted(total),
  selectOf: (name: string) => `Select ${name}`,
  status: "Status",
  statusOf: (name: string) => `Status of ${name}`,
  set: "Set status",
  bulk: {
    label: "Change status of selected",
    submit: "Change status",
    tier: "Tier, if paid",
    anyTier: "By learning path",
    none: "Select at least one enrollment first.",
  },
  notes: "Notes",
  notesOf: (name: string) => `Notes on ${name}`,
  saveNotes: "Save notes",
  saveNotesOf: (name: string) => `Save notes: ${name}`,
  changedBy: (status: string, name: string | null) => (name ? `${status} by ${name}` : status),
  changed: {
    status: (refs: readonly string[], status: string) =>
      refs.length === 1 ? `${refs[0]} is now ${status}.` : `${refs.length} enrollments are now ${status}.`,
    back: (refs: readonly string[]) =>
      refs.length === 1 ? `${refs[0]} is as it was.` : `${refs.length} enrollments are as they were.`,
    notes: (ref: string) => `The notes on ${ref} are saved.`,
    paid: (ref: string, tier: string) => `${ref} is paid, with ${tier}.`,
  },
  /** What was paid for, and to whom it is open. */
  tierOf: (name: string) => `Tier that ${name} paid for`,
  chooseTier: "Which tier?",
  pay: "Paid: open the tier",
  changeTier: "Change the tier",
  /** The notice for enrollments that cannot be active yet. */
  unpaid: (refs: readonly string[]) =>
    `Mark ${refs.join(", ")} as paid first: the courses in the path are not free.`,
  whichTier: (refs: readonly string[]) =>
    `Nothing says which tier was paid for. Choose it under ${refs.join(", ")}.`,
  openFor: (email: string) => `It is open to ${email}.`,
  opensLater: "It opens as soon as this person has an account with a confirmed address.",
  openTo: (tier: string, email: string) => `${tier} is open to ${email}`,
  waitsFor: (tier: string, email: string) => `${tier} waits for an account with the address ${email}`,
  noTier: (status: string) => `${status}, but no tier is chosen yet, so nothing is open`,
  told: "The learner was told by mail",
  untold: "No mail has told the learner",
  toTell,
  tell,
  notesChanged: (now: string) =>
    `Somebody else changed these notes since you opened them, so yours are not saved. They now say: ${now || "(nothing)"}`,
  gone: "This enrollment no longer exists.",
  chat: "Chat on WhatsApp",
  chatOf: (name: string) => `Chat on WhatsApp with ${name}`,
  /** The beginning of the chat message, by status. */
  messages: {
    new: (first: string, path: string, ref: string) =>
      `${called(first)} Thank you for enrolling (${path}). May we tell you the next step? (Ref: ${ref})`,
    contacted: (first: string, path: string, ref: string) =>
      `${called(first)} We wrote to you about your enrollment (${path}). Do you have any questions? (Ref: ${ref})`,
    paid: (first: string, path: string, ref: string) =>
      `${called(first)} We have your payment, thank you. We are opening your courses now (${path}). (Ref: ${ref})`,
    active: (first: string, path: string, ref: string) =>
      `${called(first)} How is it going with your course (${path})? (Ref: ${ref})`,
    closed: (first: string, path: string, ref: string) =>
      `${called(first)} You enrolled with us before (${path}). (Ref: ${ref})`,
  },
  /** The message to a learner who paid, once the tier is open or waits for the account. */
  opened: (first: string, tier: string, email: string, ref: string) =>
    `${called(first)} We have your payment, thank you. Your ${tier} courses are open. Sign in with ${email}: ${site.url}/learning (Ref: ${ref})`,
  opensWithAccount: (first: string, tier: string, email: string, ref: string) =>
    `${called(first)} We have your payment, thank you. One step is left: create your account with ${email} and confirm the address. Your ${tier} courses then open by themselves: ${site.url}/sign-up (Ref: ${ref})`,
  /** To somebody who paid and whose address nobody knows. */
  opensWhenKnown: (first: string, tier: string, ref: string) =>
    `${called(first)} We have your payment, thank you. One step is left: create your account and send us its email address. We will then open your ${tier} courses: ${site.url}/sign-up (Ref: ${ref})`,
  download: "Download as a file (CSV)",
  downloadNote:
    "Everything that the search above finds, for a spreadsheet. It holds personal data: keep it safe.",
  file: {
    name: (day: string) => `enrollments-${day}.csv`,
    /** Besides the labels of the form's fields. */
    columns: {
      ref: "Reference",
      when: "Enrolled (Lagos time)",
      status: "Status",
      changed: "Status since",
      notes: "Notes",
    },
  },
  empty: {
    title: "No enrollments yet",
    text: "When somebody enrolls in the school, they appear here, newest first.",
  },
  nothingFound: {
    title: "No enrollments found",
    text: "Nothing matches this search. Part of a name, an address, a number or a reference is enough.",
  },
  unread: {
    title: "The enrollments could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
  toList: "Work through the enrollments",
} as const;

/** Texts of the owner's list of learners. */
export const learnersList = {
  heading: "Learners",
  listHeading: "All learners",
  search: {
    label: "Search",
    placeholder: "Name or email",
    tier: "Tier",
    anyTier: "All tiers",
  },
  counted: (total: number) =>
    total === 1 ? "1 learner, newest first" : `${figure(total)} learners, newest first`,
  since: "Account since",
  proven: "Address confirmed",
  unproven: "Address not confirmed",
  progress: (title: string, done: number, all: number) => `${title}: ${done} of ${all} lessons done`,
  certificate: "certificate issued",
  noProgress: "No lesson done yet.",
  granted: (tier: string, by: string | null, day: string) =>
    by ? `${tier}, added by ${by} on ${day}` : `${tier}, added on ${day}`,
  paidWith: (ref: string) => `paid with ${ref}`,
  tier: "Tier to add",
  tierOf: (name: string) => `Tier to add for ${name}`,
  grant: "Add tier",
  grantOf: (name: string) => `Add tier: ${name}`,
  withdraw: "Withdraw",
  withdrawOf: (tier: string, name: string) => `Withdraw ${tier} from ${name}`,
  changed: {
    grant: (name: string, tier: string) => `${name} has ${tier} now.`,
    withdraw: (name: string, tier: string) => `${tier} is withdrawn from ${name}.`,
  },
  /** After a tier was added: how the learner hears of it. */
  mailed: (email: string) => `We tell ${email} by mail.`,
  toTell,
  tell,
  added: (name: string, tier: string, email: string) =>
    `${called(name)} Your ${tier} courses are open. Sign in with ${email}: ${site.url}/learning`,
  secondFactor: {
    on: "Two-step sign-in",
    remove: "Remove",
    removeOf: (name: string) => `Remove two-step sign-in of ${name}`,
    removed: (name: string) => `${name} now signs in with the password alone.`,
  },
  gone: "This learner no longer exists.",
  chat: "Chat on WhatsApp",
  chatOf: (name: string) => `Chat on WhatsApp with ${name}`,
  write: "Write an email",
  writeOf: (name: string) => `Write an email to ${name}`,
  greeting: (name: string) => `${called(name)} We are writing about your account on our website.`,
  empty: {
    title: "No learners yet",
    text: "When somebody makes an account for the school, they appear here.",
  },
  nothingFound: { title: "No learners found", text: "Nobody matches this search." },
  unread: {
    title: "The learners could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
} as const;
