import { site } from "./site.ts";

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The Alerts screen of the back office. */
export const alertTexts = {
  path: "/admin-dashboard/alerts",
  heading: "Alerts",
  /** The name of the back office on a home screen, after the site's. */
  app: "back office",
  text: "You get an alert when somebody gets in touch, when a call is moved or cancelled, and before each call. Every morning you get a summary of the day before. Alerts can come by mail, on your phone and in another program.",
  gone: "This device or address no longer exists.",
  unread: {
    title: "Your alerts could not be loaded",
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
    doors: "Alert me about each new",
    doorsHint: "This applies to mail, phone and webhook. Leads that come in together make one alert.",
    quiet: "Quiet hours in Lagos",
    quietHint: "Alerts wait until these hours end. Only a call that starts within the hour is sent at once.",
    from: "Quiet from",
    to: "Quiet until",
    never: "No quiet hours",
    hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
    sameHour: "Choose two different hours: if both are the same, no alert would ever be sent",
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
    text: "A message on this device, even when it is locked: how many leads and which kind, never who. On an iPhone, first put this page on the home screen.",
    install: "To have the back office as an app, choose ‘Add to home screen’ in your browser’s menu.",
    allow: "Send alerts to this device",
    allowing: "Asking your browser…",
    isOn: "This device gets alerts.",
    unsupported:
      "This browser cannot receive alerts. On an iPhone, put this page on the home screen first and open it from there.",
    denied:
      "You have told this browser not to show messages from this site. Allow them in its settings for this site, then come back.",
    failed: "This device could not be added. Check your network and try again.",
    wrong: "This browser gave an address that cannot be used",
    notListed: (host: string) =>
      `This browser gets its messages through ${host}, which the server may not connect to. Use Chrome, Edge, Firefox or Safari, or add ${host} to OUTGOING_HOSTS.`,
    tooMany: "Ten devices get alerts already. Remove one first.",
    unnamed: "A browser",
    none: "No device gets alerts yet.",
    added: "This device gets alerts from now on. Send it a test.",
    withoutScript: "This needs JavaScript.",
  },
  webhook: {
    heading: "To another program",
    text: "A signed request to an address of yours for each new lead, changed call and reminder, with everything that the mail says. For n8n, Zapier, Make, or a program of your own.",
    address: "Address",
    hint: "https://… Without https, only this machine or one in your own network that PRIVATE_HOSTS names.",
    wrong: "Type an address that begins with https://",
    forbidden:
      "Cloud providers give out server credentials at this address, so it is not allowed. Use another one.",
    save: "Save the address",
    saving: "Saving…",
    saved: "The address is saved. Send it a test.",
    secret: "Show the signing secret",
    how: "Each request has Webhook-Id, Webhook-Timestamp and Webhook-Signature: sha256= and the HMAC-SHA256, in hex, of timestamp, full stop and body, with this secret. A request that comes twice has the same Webhook-Id.",
  },
  target: {
    test: "Send a test",
    testOf: (label: string) => `Send a test to ${label}`,
    remove: "Remove",
    removeOf: (label: string) => `Remove ${label}`,
    since: "since",
    tested: "The test was accepted. If nothing appears, look at the settings of the device.",
    notTested: (reason: string) => `The test was not accepted (${reason}).`,
    removed: "Removed. Nothing more is sent there.",
    gone: "This device can no longer be reached: its browser was removed, or no longer allows messages. We took it off the list.",
  },
  lost: {
    heading: "Alerts that could not be sent",
    morning: "The message of the morning",
    none: "None: every alert was sent.",
    to: (address: string, place: string | null) => `to ${place ?? address}`,
    tried: (tries: number, failure: string) => `Tried ${tries === 1 ? "once" : `${tries} times`}: ${failure}`,
    /** For a device whose push service says that it is gone. */
    gone: "this device no longer accepts alerts. Remove it above, then open this screen on the device and add it again",
    next: "next try",
    given: "no more tries",
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
const ending = `Answer in the inbox: ${inbox}\nChoose your alerts: ${site.url}${alertTexts.path}`;

const kinds = (leads: readonly { door: string }[]) => [...new Set(leads.map(({ door }) => door))].join(", ");

/** The title of a message about leads. Locked phones show it, so it contains no names. */
function titleOf(about: "lead" | "contact", leads: readonly { door: string }[], total: number): string {
  const [first] = leads;
  if (about === "contact")
    return total === 1
      ? "Contact details left in a chat"
      : count(total, "chat with contact details", "chats with contact details");
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
export const pushTest = {
  title: `${site.name}: a test`,
  body: "This device gets alerts about new leads.",
} as const;

/** The mail to a recruiter. Reviewers may hide who applied, so it does not say who. */
export function applicationsMail(refs: readonly string[]) {
  const number = count(refs.length, "new application");
  return {
    subject: number,
    text: `${number}: ${refs.join(", ")}\n\nRead in the portal: ${site.url}/recruitment/admin\nChoose your alerts: ${site.url}${recruiterAlerts.path}`,
  };
}

/** The Alerts screen of recruiters. */
export const recruiterAlerts = {
  path: "/recruitment/admin/alerts",
  text: "A mail as soon as somebody applies. It does not say who.",
  choice: "Alert me about each new application",
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
