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
  staff: "Changes of staff",
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
    title: "Whom are you looking for?",
    text: "Type a phone number, an email address or the Ref of a message. The same phone or email is one person; for several, put commas between them.",
  },
  nobody: {
    title: "Nothing about this person",
    text: "No list has this number, address or Ref. If somebody asked what we have about them, that is the answer.",
  },
  unread: {
    title: "This person could not be read",
    text: "Nothing is lost. Try again in a moment.",
  },
  unnamed: "No name given",
  foundBy: "Found by",
  also: {
    heading: "Also in these records",
    text: "Anybody can type somebody else’s number beside an address of their own. Tick only what you know to be this person’s: those records are then shown, copied and erased too.",
    submit: "Show what was ticked too",
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
    goes: "This goes, in every list and file:",
    stays: "This stays:",
    kept: [
      "The figures: that a lead came on that day, by which way, from where, and whether it was won. Without name, number, address or words.",
      "Backups already made: the nightly ones are deleted after seven nights. Whoever is erased is erased again when a backup is restored.",
      "What is in WhatsApp and in mails that were sent: delete the chat and the mails there yourself.",
      "A note that somebody was erased on this day, with a reference. It does not say who.",
    ],
    account: "Their account ends, with progress and certificates.",
    call: "Calls they booked are cancelled, and the times are free again.",
    sure: "I am sure. This cannot be undone.",
    notSure: "Tick the box first: this cannot be undone.",
    submit: "Erase for good",
    submitting: "Erasing…",
    changed: "Something about this person has changed since you looked. Look again before you erase.",
    done: (ref: string) => `Erased: ${ref}. Tell the person this reference.`,
  },
  done: {
    heading: "Erased so far",
    text: "That it was done, and when. Nothing here says who it was.",
    none: "Nobody yet.",
    by: "by",
    again: "again, after a backup was restored",
  },
} as const;
