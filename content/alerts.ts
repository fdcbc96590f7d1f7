import { site } from "./site.ts";

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The Alerts screen of the back office. */
export const alertTexts = {
  path: "/admin-dashboard/alerts",
  heading: "Alerts",
  /** The name of the back office on a home screen, after the site's. */
  app: "back office",
  text: "You are told as soon as somebody gets in touch, or moves or cancels a call, before each call, and each morning of the day before: by mail, on your phone and in another program.",
  gone: "This device or address is not there any more.",
  unread: {
    title: "Your alerts could not be read",
    text: "Nothing is lost. Try again in a moment.",
  },
  now: {
    heading: "By mail",
    mailed: (address: string) => `Alerts are mailed to ${address}.`,
    noServer:
      "No mail server is set, so nobody is told by mail. Ask whoever set up the site to set SMTP_URL (docs/deploying.md).",
    test: "Send me a test",
    testing: "Sending…",
    tested: "The mail server accepted the test mail. Look in your inbox, and under spam if it is not there.",
    notTested: (reason: string) =>
      `The mail server refused the test mail (${reason}). Look at SMTP_URL and MAIL_FROM, then try again.`,
  },
  form: {
    heading: "What we tell you about",
    text: "These are your own settings. Every admin has theirs.",
    doors: "Tell me of each new",
    doorsHint: "By mail, on the phone and to the webhook alike. Leads that come together are told as one.",
    quiet: "Quiet hours in Lagos",
    quietHint:
      "What comes in these hours is told when they end. Only a call within the hour is told at once.",
    from: "Quiet from",
    to: "Quiet until",
    never: "No quiet hours",
    hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
    sameHour: "Choose two different hours: with the same hour twice nothing would ever be told",
    bothHours: "Choose both hours, or neither",
    morning: "Mornings",
    morningChoice:
      "A message at 07:00 about yesterday, and on Mondays a mail about the week, when there is something to say",
    submit: "Save",
    submitting: "Saving…",
    saved: "Your alerts are saved.",
    failed: "Your alerts could not be saved. Please try again.",
  },
  push: {
    heading: "On your phone",
    text: "A message on this device, also when it is locked: how many leads and which kind, never who. On an iPhone, first put this page on the home screen.",
    install: "To have the back office as an app: ‘Add to home screen’ in your browser’s menu.",
    allow: "Tell me on this device",
    allowing: "Asking your browser…",
    isOn: "This device is told.",
    unsupported:
      "This browser cannot be told. On an iPhone, put this page on the home screen first and open it from there.",
    denied:
      "You have told this browser not to show messages from this site. Allow them in its settings for this site, then come back.",
    failed: "This device could not be added. Check your network and try again.",
    wrong: "This browser gave an address that cannot be used",
    notListed: (host: string) =>
      `This browser gets its messages through ${host}, which the server may not connect to. Use Chrome, Edge, Firefox or Safari, or add ${host} to OUTGOING_HOSTS.`,
    tooMany: "Ten devices are told already. Remove one first.",
    unnamed: "A browser",
    none: "No device is told yet.",
    added: "This device is told from now on. Send it a test.",
    withoutScript: "This needs JavaScript.",
  },
  webhook: {
    heading: "To another program",
    text: "A signed request to an address of yours for each new lead, changed call and reminder, with everything that the mail says. For n8n, Zapier, Make, or a program of your own.",
    address: "Address",
    hint: "https://… Without https, only this machine or one in your own network that PRIVATE_HOSTS names.",
    wrong: "Type an address that begins with https://",
    forbidden: "At this address clouds give out credentials. Use another one.",
    save: "Save the address",
    saving: "Saving…",
    saved: "The address is saved. Send it a test.",
    secret: "Show the secret that signs",
    how: "Each request has Webhook-Id, Webhook-Timestamp and Webhook-Signature: sha256= and the HMAC-SHA256, in hex, of timestamp, full stop and body, with this secret. A request that comes twice has the same Webhook-Id.",
  },
  target: {
    test: "Send a test",
    testOf: (label: string) => `Send a test to ${label}`,
    remove: "Remove",
    removeOf: (label: string) => `Remove ${label}`,
    since: "since",
    tested: "The test was taken. If nothing appears, look at the settings of the device.",
    notTested: (reason: string) => `The test was not taken (${reason}).`,
    removed: "Removed. Nothing more is sent there.",
    gone: "The device is gone: its browser was removed, or does not allow messages any more. It is taken off the list.",
  },
  lost: {
    heading: "Alerts that could not be sent",
    morning: "The message of the morning",
    none: "None: every alert was taken.",
    to: (address: string, place: string | null) => `to ${place ?? address}`,
    tried: (tries: number, failure: string) => `Tried ${tries === 1 ? "once" : `${tries} times`}: ${failure}`,
    /** For a device whose push service says that it is gone. */
    gone: "this device takes no alerts any more. Open this screen on it and add it again, and remove the old entry above",
    next: "next try",
    given: "given up",
    again: "Try all again",
    triedAgain: "They are being sent again.",
  },
} as const;

/** One lead as the mail tells it. All of it but the door may be missing. */
export interface ToldLead {
  door: string;
  ref: string;
  name: string | null;
  items: string;
  value: string | null;
  wants: string;
  source: string;
  phone: string | null;
  email: string | null;
  /** When the call is that was booked, in words. */
  call: string | null;
}

const line = (label: string, value: string | null) => (value ? `${label}: ${value}` : null);

function toldLead({ door, ref, name, items, value, wants, source, phone, email, call }: ToldLead): string {
  return [
    `${door}, ${ref}`,
    line("Name", name),
    line("Call", call),
    line("About", [items, value].filter(Boolean).join(", ")),
    line("Phone", phone),
    line("Email", email),
    line("Came from", source),
    line("Wrote", wants),
  ]
    .filter(Boolean)
    .join("\n");
}

const inbox = `${site.url}/admin-dashboard/inbox`;
const ending = `Answer in the inbox: ${inbox}\nWhat you are told of: ${site.url}${alertTexts.path}`;

const kinds = (leads: readonly { door: string }[]) => [...new Set(leads.map(({ door }) => door))].join(", ");

/** The title of a message about leads. Locked phones show it, so it contains no names. */
function titleOf(about: "lead" | "contact", leads: readonly { door: string }[], total: number): string {
  const [first] = leads;
  if (about === "contact")
    return total === 1
      ? "They left a contact: chat"
      : count(total, "contact left in chats", "contacts left in chats");
  return total === 1 && first ? `New lead: ${first.door}` : count(total, "new lead");
}

/** The text of a push message about leads: how many and of which kinds. */
export function pushText(about: "lead" | "contact", leads: readonly { door: string }[]) {
  const title = titleOf(about, leads, leads.length);
  return {
    title,
    body: leads.length === 1 ? "Open the inbox to answer." : `${kinds(leads)}. Open the inbox.`,
  };
}

/** The test that somebody asked for. */
export const pushTest = { title: `${site.name}: a test`, body: "This device is told of new leads." } as const;

/** The mail to a recruiter. Reviewers may hide who applied, so it does not say who. */
export function applicationsMail(refs: readonly string[]) {
  const number = count(refs.length, "new application");
  return {
    subject: number,
    text: `${number}: ${refs.join(", ")}\n\nRead in the portal: ${site.url}/recruitment/admin\nWhat you are told of: ${site.url}${recruiterAlerts.path}`,
  };
}

/** The Alerts screen of recruiters. */
export const recruiterAlerts = {
  path: "/recruitment/admin/alerts",
  text: "A mail as soon as somebody applies. It does not say who.",
  choice: "Tell me of each new application",
} as const;

/** The mails to an admin. A subject has no name, because locked phones show it. */
export const alertMails = {
  leads(about: "lead" | "contact", leads: readonly ToldLead[], more: number) {
    return {
      subject: titleOf(about, leads, leads.length + more),
      text: [...leads.map(toldLead), more ? `… and ${more} more.` : null, ending]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
  /** @param said the text about yesterday */
  morning: (said: string) => ({ subject: `${site.name}: yesterday`, text: `${said}\n\n${ending}` }),
  test: {
    subject: `${site.name}: a test`,
    text: `This is the test that you asked for. Alerts reach you at this address.\n\n${ending}`,
  },
} as const;

/** The text of the morning message: yesterday's figures, then what to do today. */
export function morningWords(day: {
  total: number;
  open: number;
  sources: readonly { source: string; count: number }[];
  overdue: number;
  due: number;
  call: string | null;
}): string {
  const sources = day.sources.map(({ source, count: number }) => `${number} from ${source}`);
  const parts = [
    [
      day.total ? count(day.total, "lead") : "no leads",
      ...sources,
      day.total ? `${day.open} not answered` : "",
    ]
      .filter(Boolean)
      .join(", "),
    day.overdue ? `${count(day.overdue, "lead")} ${day.overdue === 1 ? "is" : "are"} overdue` : "",
    day.due ? `${count(day.due, "follow-up")} due today` : "",
    day.call ? `first call today ${day.call}` : "no call today",
  ].filter(Boolean);
  return `Yesterday: ${parts.join("; ")}.`;
}

/** The morning message as a push message: yesterday is the title, the rest is the body. */
export function morningPush(said: string) {
  const [title = "", ...rest] = said.split("; ");
  return { title, body: rest.join("; ") };
}
