import type { FormFields } from "./fields.ts";
import type { TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

/** When appointments are possible. `site.responseHours` says the same in words; a test compares the two. */
export const appointmentHours = {
  /** Days of the week that are open; Sunday is 0. */
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: "09:00",
  closes: "18:00",
  slotMinutes: 30,
  /** The earliest time that can be booked, in hours from now. */
  noticeHours: 2,
  /** The last day that can be booked, in days from today. */
  daysAhead: 14,
  timeZone: "Africa/Lagos",
  /** Lagos has one offset all year; a test checks this against the time zone tables. */
  offset: "+01:00",
  place: "Lagos",
  zoneWords: "Lagos time",
} as const;

export const appointmentPage = {
  title: `Book an appointment | ${site.name}`,
  /** For search results. */
  summary: `Book a half-hour call with ${site.name} on WhatsApp: choose a day and a time, tell us your topic and put it in your calendar. No account needed.`,
  heading: "A free half-hour call with us",
  text: "Tell us about your business.",
  nextHeading: "How the call goes",
  next: [
    {
      title: "You choose the time",
      text: `${site.responseHours}, ${appointmentHours.zoneWords}. Book from ${appointmentHours.noticeHours} hours to ${appointmentHours.daysAhead} days ahead.`,
    },
    {
      title: "We call you on WhatsApp",
      text: `We call the number you give us, at the time you chose. The call lasts ${appointmentHours.slotMinutes} minutes.`,
    },
    {
      title: "You decide afterwards",
      text: "We tell you what we would build first and what it would cost. If you want to go ahead, we send you a written quote.",
    },
  ] satisfies readonly TitledText[],
  openLabel: "Choose a day and a time",
} as const;

/** What is still to come once a call is booked. */
export const appointmentNext = {
  nextHeading: appointmentPage.nextHeading,
  next: appointmentPage.next.slice(1),
} as const;

/** The fields of the appointment form, in the order in which they are shown. */
export const appointmentFields = {
  slot: { kind: "slot", label: "Time", invalid: "Please choose one of the free times" },
  name: {
    kind: "text",
    label: "Your name",
    placeholder: "Amaka Okafor",
    inMessages: "Name",
    short: "Name",
    most: 200,
    autoComplete: "name",
  },
  email: {
    kind: "email",
    label: "Email",
    placeholder: "you@example.com",
    autoComplete: "email",
    optional: true,
  },
  phone: {
    kind: "phone",
    label: "WhatsApp number",
    inMessages: "WhatsApp number",
    placeholder: "0803 000 0000",
    hint: "We call this number. Outside Nigeria, begin with your country code.",
    short: "Phone",
    autoComplete: "tel",
    wide: true,
  },
  topic: {
    kind: "longText",
    label: "Your question",
    placeholder: "For example: my WhatsApp orders get lost when I am busy.",
    short: "Topic",
    column: "message",
    most: 1000,
    rows: 3,
    wide: true,
  },
} as const satisfies FormFields;

export const appointmentForm = {
  dayLabel: "Day",
  daysLabel: "Days with free times",
  timeOn: (day: string) => `Time on ${day} (${appointmentHours.place})`,
  freeTimes: (count: number) => (count === 1 ? "1 free time" : `${count} free times`),
  nextFree: "The next free times",
  privacy: "We use your details for this appointment.",
  submitLabel: "Book this time",
  submittingLabel: "Booking your time...",
  loading: "Looking for the free times...",
  taken: "That time was taken a moment ago.",
  tooLate: "That time is too soon to book now.",
  takenText: "Everything you typed is still here. Choose one of the next free times, or another day.",
  loadFailed: {
    title: "The free times did not load",
    text: "Check your connection and try again, or book on WhatsApp: write the day and the time you would like.",
    retryLabel: "Try again",
    chatLabel: "Book on WhatsApp",
    message: "Good day. I would like to book a call. The day and time that suit me: ",
  },
  full: {
    title: "Every time in the next two weeks is taken",
    text: "Write to us on WhatsApp, and we will find a time together.",
  },
} as const;

export const appointmentSuccess = {
  heading: "Your appointment is booked",
  /** Under the heading of the page that confirms it. */
  thanks: "Thank you. Keep your phone near you at that time.",
  /** While WhatsApp is being opened. */
  text: "If WhatsApp did not open, open it here. Your message is ready: just press send. The time is yours even if you do not.",
  /** Where WhatsApp does not open by itself: without script, and when the page is reloaded. */
  unopened:
    "Tell us on WhatsApp too. Your message is ready: just press send. The time is yours even if you do not.",
  /** Repeats the text above for screen readers. */
  whenLabel: "We call you on",
  phoneLabel: "on this WhatsApp number:",
  calendarLabel: "Add to calendar",
  openLabel: "Open WhatsApp",
} as const;

/** The beginning of the visitor's message to us. */
export const appointmentChat = {
  booked: "Hello, I booked a call on your website.",
  notBooked: "Hello, I tried to book a call on your website and it did not go through.",
} as const;

/** The event in the visitor's calendar. It has nothing personal, so somebody who guesses its address learns nothing. */
export const calendarEvent = {
  summary: `Call with ${site.name} on WhatsApp`,
  description: (ref: string) =>
    `We call you on WhatsApp. Your reference: ${ref}. To change the time, open your private link or write to us in the chat.`,
} as const;
