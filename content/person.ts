const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The records of a person by table, as the screen and the copy name them. */
export const personTables = {
  leads: "Leads",
  notes: "What was done with the leads",
  messages: "Messages",
  appointments: "Appointments",
  enrollments: "Enrollments",
  chats: "Chats",
  applications: "Applications",
  recordings: "Recordings",
  marks: "Reviewers’ scores",
  reviews: "What was done with the application",
  account: "Account",
  sessions: "Browsers signed in",
  passkeys: "Passkeys",
  links: "Mailed links that still work",
  progress: "Lessons finished",
  quizzes: "Quizzes",
  certificates: "Certificates",
  tiers: "Tiers",
  staff: "Changes to staff accounts",
  mails: "Mails that were not sent",
} as const;

export type PersonTable = keyof typeof personTables;

/** The screen with everything about one person. */
export const personTexts = {
  path: "/admin-dashboard/person",
  heading: "This person",
  text: "Everything about one person, from every list. Give them a copy, or erase them, as the privacy notice promises.",
  open: "Everything about this person",
  search: {
    label: "Phone, email or Ref",
    placeholder: "0803 123 4567, ada@shop.com or ENR-7K3F9",
    unreadable: "This is not a phone number, email address or Ref. To search by name, use the inbox.",
  },
  start: {
    title: "Who are you looking for?",
    text: "Type a phone number, an email address or the Ref of a message. Records with the same phone or email count as one person. To search for more than one number or address, put commas between them.",
  },
  nobody: {
    title: "Nothing about this person",
    text: "No list has this number, address or Ref. If somebody asked what we have about them, that is the answer.",
  },
  unread: {
    title: "The records of this person could not be loaded",
    text: "Nothing is lost. Try again in a moment.",
  },
  unnamed: "No name given",
  quizResult: (right: number, all: number) => `${right} of ${all} right`,
  foundBy: "Found by",
  also: {
    heading: "Also in these records",
    text: "Somebody may have typed another person’s number with their own address. Tick only what you know belongs to this person: those records are then shown, copied and erased too.",
    submit: "Show the ticked records too",
  },
  counted: (number: number) => count(number, "record"),
  more: (number: number) => `Show ${count(number, "more record")}`,
  openRecord: "Open in its list",
  empty: "Nothing else is known.",
  staff:
    "This is somebody who works here. Remove the account under Staff first; then everything else can be erased.",
  copy: {
    heading: "Give them a copy",
    text: "One file with everything above. Check that you are talking to this person before you send it, and send it to the number or address that we have.",
    html: "Copy to read",
    json: "Copy as JSON",
    title: (site: string) => `What ${site} has about you`,
    made: "Made on",
    nothing: "nothing",
    visits:
      "Visits to the pages are counted without anything that says who you are, so they are not in this copy.",
  },
  erase: {
    heading: "Erase this person",
    goes: "This is erased, in every list and file:",
    stays: "This stays:",
    kept: [
      "The figures: that a lead came on that day, how, from where, and whether it was won. No name, number, address or message.",
      "Backups already made: the nightly ones are deleted after seven nights. If one is restored, this person is erased again.",
      "WhatsApp chats and mails that were sent: delete those yourself.",
      "A note that somebody was erased on this day, with a reference. It does not say who.",
    ],
    account: "Their account ends, with progress and certificates.",
    call: "Calls they booked are cancelled, and the times are free again.",
    sure: "I am sure. This cannot be undone.",
    notSure: "Tick the box first: this cannot be undone.",
    submit: "Erase for good",
    submitting: "Erasing…",
    changed: "Something about this person has changed since you looked. Look again before you erase.",
    note: "The next screen shows a reference to tell the person, and opens a WhatsApp message or mail to them that has it. It can do so only once, because their number and address are erased too: if you will tell them later, note these first.",
    tell: {
      once: "Write to them now: this page is the last that knows how to reach them.",
      whatsapp: "Tell them on WhatsApp",
      mail: "Tell them by mail",
      subject: "Your data is erased",
      message: (name: string, ref: string) =>
        `Good day from ${name}. Your name, your number, your email address and everything you sent us are erased. Your reference is ${ref}: please keep it, because we no longer know whose it is.`,
    },
    done: (ref: string) => `Erased: ${ref}. Tell the person this reference.`,
  },
  done: {
    heading: "Erased so far",
    text: "The days on which somebody was erased. Nothing here says who it was.",
    none: "Nobody yet.",
    by: "by",
    again: "again, after a backup was restored",
  },
} as const;
