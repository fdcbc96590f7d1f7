import { site } from "./site.ts";

/** Texts of the owner's list of messages and calls. */
export const leadsTexts = {
  heading: "Messages and calls",
  figures: {
    today: { label: "Today", note: "since midnight" },
    open: { label: "New", note: "not handled yet" },
    upcoming: { label: "Appointments", note: "to come" },
  },
  upcomingHeading: "Upcoming appointments",
  listHeading: "All messages and calls",
  search: {
    label: "Search",
    placeholder: "Name, email, phone, reference, company",
    kind: "Kind",
    anyKind: "Every kind",
    status: "Status",
    anyStatus: "New and handled",
    statuses: { new: "New", handled: "Handled" },
    today: "Only today’s",
  },
  counted: (total: number) =>
    total === 1 ? "1 lead, newest first" : `${total.toLocaleString("en-NG")} leads, newest first`,
  appointmentStatuses: { booked: "Booked", cancelled: "Cancelled" },
  wholeMessage: "Show the whole message",
  chat: "Chat on WhatsApp",
  write: "Write an email",
  handle: "Mark as handled",
  reopen: "Open again",
  cancel: {
    open: "Cancel appointment",
    question: "The time becomes free for others. The visitor is told by mail, or you tell them on WhatsApp.",
    confirm: "Yes, cancel it",
  },
  changed: {
    handled: (ref: string) => `${ref} is marked as handled.`,
    new: (ref: string) => `${ref} is open again.`,
    cancel: (ref: string) => `Appointment ${ref} is cancelled. Its time is free again.`,
    rebook: (ref: string) => `Appointment ${ref} is booked again.`,
  },
  empty: {
    title: "No leads yet",
    text: "When somebody writes to you or books a call on the site, it appears here, newest first.",
  },
  nothingFound: {
    title: "No leads found",
    text: "Nothing matches this search. Part of a name, an address, a number or a reference is enough.",
  },
  unread: {
    title: "The leads could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
  greeting: (name: string, ref: string) =>
    `Good day ${name}. This is ${site.name}. You wrote to us on our website (Ref: ${ref}).`,
  appointmentGreeting: (name: string, when: string, ref: string) =>
    `Good day ${name}. This is ${site.name}. You booked a call with us for ${when} (Ref: ${ref}).`,
} as const;
