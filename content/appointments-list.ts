import { appointmentHours } from "./appointment.ts";
import { site } from "./site.ts";

const called = (first: string) => `Good day${first && ` ${first}`}. This is ${site.name}.`;
/** What is before the reference in a message: the visitor's private link, if there is one. */
const withLink = (link: string | null) =>
  link ? `\n\nTo move or cancel the call, open this link. It is yours alone:\n\n${link}\n\n` : " ";

/** Texts of the owner's calendar of calls. */
export const appointmentsTexts = {
  path: "/admin-dashboard/appointments",
  heading: "Appointments",
  before: "Previous week",
  after: "Next week",
  thisWeek: "This week",
  weeks: "Weeks",
  /** @param days the first and the last day of the week, in words */
  counted: (count: number, days: string) => `${count === 1 ? "1 call" : `${count} calls`}, ${days}`,
  next: "Next call:",
  noNext: "No call is coming up.",
  hours: "Hours and holidays",
  today: "Today",
  closed: "Closed",
  dayOff: (name: string) => `Closed: ${name}`,
  noCalls: "No calls",
  cancelled: "Cancelled",
  over: "Over",
  move: {
    open: "Move",
    of: (name: string) => `Move the call with ${name}`,
    heading: (name: string) => `Move the call with ${name}`,
    now: "It is on",
    submit: "Move the call",
    stay: "Leave it",
    none: "Every time in the next two weeks is taken.",
  },
  cancel: { submit: "Cancel", of: (name: string) => `Cancel the call with ${name}` },
  rebook: { submit: "Book again", of: (name: string) => `Book the call with ${name} again` },
  chat: "WhatsApp",
  chatOf: (name: string) => `Write to ${name} on WhatsApp`,
  record: "In the inbox",
  recordOf: (name: string) => `${name} in the inbox`,
  tell: (name: string) => `Tell ${name} on WhatsApp`,
  changed: {
    move: (name: string, when: string) => `The call with ${name} is now on ${when}.`,
    cancel: (name: string) => `The call with ${name} is cancelled. Its time is free again.`,
    rebook: (name: string, when: string) => `The call with ${name} is booked again, on ${when}.`,
  },
  /** What was mailed; nothing without an address or a mail server. */
  mailed: "The visitor was told by mail.",
  untold: "The visitor has not been told yet.",
  gone: "This call no longer exists.",
  notBooked: "This call has already been cancelled.",
  notCancelled: "This call is already booked.",
  empty: {
    title: "No calls this week",
    text: "When somebody books a call on the site, it appears here on its day.",
  },
  unread: {
    title: "The calls could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
  /** Messages that are ready to send. */
  messages: {
    remind: (first: string, when: string, ref: string, link: string | null) =>
      `${called(first)} We will call you on ${when}. Does the time still suit you?${withLink(link)}(Ref: ${ref})`,
    move: (first: string, when: string, ref: string, link: string | null) =>
      `${called(first)} We moved our call with you to ${when}. Does the time suit you?${withLink(link)}(Ref: ${ref})`,
    cancel: (first: string, when: string, ref: string) =>
      `${called(first)} We are sorry: we cannot call you on ${when}. Which other time suits you? ${site.url}/appointment (Ref: ${ref})`,
    /** Instead of the others once the call has begun. */
    begun: (first: string, when: string, ref: string) =>
      `${called(first)} We are writing about your call with us on ${when}. (Ref: ${ref})`,
  },
} as const;

/** Texts of the screen with opening hours and closed days. */
export const hoursTexts = {
  path: "/admin-dashboard/hours",
  heading: "Hours and holidays",
  text: `When calls can be booked, in ${appointmentHours.zoneWords}. Closed days do not count towards the answer times in the inbox.`,
  week: {
    heading: "Opening hours",
    note: `The pages of the site say: ${site.responseHours}. Calls already booked stay as they are.`,
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    open: "Open",
    openOn: (day: string) => `Open on ${day}`,
    opens: (day: string) => `${day}, from`,
    closes: (day: string) => `${day}, until`,
    submit: "Save hours",
    submitting: "Saving…",
    saved: "The hours are saved.",
  },
  closed: {
    heading: "Closed days",
    text: "Public holidays and days off: no call can be booked then.",
    day: "Day",
    name: "Why",
    placeholder: "Independence Day",
    submit: "Close this day",
    remove: "Open again",
    removeOf: (name: string, day: string) => `Open again: ${name}, ${day}`,
    none: "No closed days are coming up.",
    saved: "The closed days are saved.",
    /** After a day was closed on which calls are booked; the link to them follows. */
    booked: (count: number, day: string) =>
      count === 1
        ? `1 call is booked on ${day}. Move or cancel it:`
        : `${count} calls are booked on ${day}. Move or cancel them:`,
    bookedLink: (day: string) => `Appointments, ${day}`,
  },
  wrong: "Each open day must close after it opens",
  noDay: "Choose the day",
  noName: "Say why it is closed",
  failed: "That could not be saved. Please try again.",
  unread: {
    title: "The hours could not be loaded",
    text: "Nothing is lost. Try again in a moment.",
  },
} as const;

/** The page behind a visitor's private link to a call. */
export const ownAppointmentTexts = {
  title: "Your call",
  booked: "Your call is booked",
  cancelled: "Your call is cancelled",
  over: "This call is over",
  when: "We will call you on",
  was: "It was on",
  move: { heading: "Another time", submit: "Move my call", submitting: "Moving your call..." },
  cancel: {
    heading: "Cannot make it?",
    submit: "Cancel my call",
    note: "Your time becomes free for others.",
  },
  rebook: { submit: "Book this time again" },
  again: "Book another call",
  moved: "Your call has been moved.",
  undone: "Your call is cancelled.",
  rebooked: "Your call is booked again.",
  link: "Move or cancel this call",
  linkNote: "Keep this link private: anybody who has it can move or cancel your call.",
  missing: {
    heading: "There is no call at this link",
    text: "It may be cut off, or the call was removed. Write to us on WhatsApp and we will help you.",
    label: "Write to us on WhatsApp",
    message: `Good day ${site.name}. I want to change my call, and my link does not open. My reference: `,
  },
  failed: "That could not be saved. Check your connection and try again.",
} as const;

interface MailText {
  readonly subject: string;
  readonly text: string;
}

const ending = `${site.name}\n${site.url}`;
const change = (link: string) => `To move or cancel it, open this link. It is yours alone:\n\n${link}`;

/** What a visitor can do with their call. */
type VisitorsChange = "move" | "cancel" | "rebook";

/** Mails about a call. Those to the visitor have no name, because anybody can type somebody else's address. */
export const appointmentMails = {
  booked: (when: string, ref: string, link: string): MailText => ({
    subject: `Your call with ${site.name}: ${when}`,
    text: `Hello,\n\nWe will call you on WhatsApp on ${when}. The attached file adds the call to your calendar.\n\n${change(link)}\n\nYour reference: ${ref}\n\n${ending}`,
  }),
  move: (when: string, ref: string, link: string): MailText => ({
    subject: `Your call has a new time: ${when}`,
    text: `Hello,\n\nYour call with us is now on ${when}. The attached file changes it in your calendar.\n\n${change(link)}\n\nYour reference: ${ref}\n\n${ending}`,
  }),
  cancel: (when: string, ref: string): MailText => ({
    subject: `Your call is cancelled: ${when}`,
    text: `Hello,\n\nYour call with us on ${when} is cancelled. The attached file removes it from your calendar.\n\nBook another time: ${site.url}/appointment\n\nYour reference: ${ref}\n\n${ending}`,
  }),
  remind: (when: string, ref: string, link: string): MailText => ({
    subject: `Reminder: your call on ${when}`,
    text: `Hello,\n\nWe will call you on WhatsApp on ${when}. Please keep your phone near you.\n\n${change(link)}\n\nYour reference: ${ref}\n\n${ending}`,
  }),
  /** To an admin, shortly before the call. The subject has no name, because locked phones show it. */
  staff: (call: { when: string; name: string; phone: string; topic: string; ref: string }): MailText => ({
    subject: appointmentMails.soon(call.when),
    text: `${call.name}, ${call.phone}\n${call.ref}\n\n${call.topic}\n\n${site.url}${appointmentsTexts.path}`,
  }),
  soon: (time: string) => `Call at ${time}`,
  /** The body of the push message 'Call at 10:00'. */
  open: "Open the calendar of calls.",
  changedTo: (change: VisitorsChange, when: string) =>
    `${change === "cancel" ? "It was on" : "Now on"} ${when}.`,
  /** To an admin, when the visitor changed a call. */
  visitorChanged: (change: VisitorsChange, when: string, ref: string): MailText => ({
    subject: {
      move: "A visitor moved a call",
      cancel: "A visitor cancelled a call",
      rebook: "A visitor booked a call again",
    }[change],
    text: `${ref}: ${change === "cancel" ? "cancelled, it was on" : "now on"} ${when}.\n\n${site.url}${appointmentsTexts.path}`,
  }),
} as const;
