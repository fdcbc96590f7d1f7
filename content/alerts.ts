import { site } from "./site.ts";

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en-NG")} ${number === 1 ? one : many}`;

/** The Alerts screen of the back office. */
export const alertTexts = {
  path: "/admin-dashboard/alerts",
  heading: "Alerts",
  text: "A mail as soon as somebody gets in touch, and one each morning about the day before.",
  unread: {
    title: "Your alerts could not be read",
    text: "Nothing is lost. Try again in a moment.",
  },
  now: {
    heading: "Alerts now",
    mailed: (address: string) => `Alerts are mailed to ${address}.`,
    noServer:
      "No mail server is set, so nobody is told about new leads. Set SMTP_URL, as docs/deploying.md says, and restart the site.",
    test: "Send me a test",
    testing: "Sending…",
    tested: "The mail server accepted the test mail. Look in your inbox, and under spam if it is not there.",
    notTested: (reason: string) =>
      `The mail server refused the test mail (${reason}). Look at SMTP_URL and MAIL_FROM, then try again.`,
  },
  form: {
    heading: "What we tell you about",
    text: "These are your own settings. Every admin has theirs.",
    doors: "A mail for each new",
    doorsHint: "Leads that come together are in one mail.",
    quiet: "Quiet hours in Lagos",
    quietHint: "What comes in these hours is in one mail when they end.",
    from: "Quiet from",
    to: "Quiet until",
    never: "No quiet hours",
    hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
    bothHours: "Choose both hours, or neither",
    morning: "Mornings",
    morningChoice:
      "A mail at 07:00 about yesterday, and on Mondays about the week, when there is something to say",
    submit: "Save",
    submitting: "Saving…",
    saved: "Your alerts are saved.",
    failed: "Your alerts could not be saved. Please try again.",
  },
  lost: {
    heading: "Alerts that could not be sent",
    none: "None: the mail server accepted every alert.",
    to: (address: string) => `to ${address}`,
    tried: (tries: number, failure: string) => `Tried ${tries === 1 ? "once" : `${tries} times`}: ${failure}`,
    next: "next try",
    given: "given up",
    again: "Try all again",
    triedAgain: "They are being sent again.",
  },
} as const;

/** One lead as the mail tells it. All of it but the door may be missing. */
interface ToldLead {
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

/** The mails to an admin. A subject has no name, because locked phones show it. */
export const alertMails = {
  leads(leads: readonly ToldLead[], more: number) {
    const [first] = leads;
    const total = leads.length + more;
    return {
      subject: total === 1 && first ? `New lead: ${first.door}` : `${count(total, "new lead")}`,
      text: [...leads.map(toldLead), more ? `… and ${more} more.` : null, ending]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
  morning(day: {
    total: number;
    open: number;
    sources: readonly { source: string; count: number }[];
    overdue: number;
    call: string | null;
  }) {
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
      day.call ? `first call today ${day.call}` : "no call today",
    ].filter(Boolean);
    return { subject: `${site.name}: yesterday`, text: `Yesterday: ${parts.join("; ")}.\n\n${ending}` };
  },
  test: {
    subject: `${site.name}: a test`,
    text: `This is the test that you asked for. Alerts reach you at this address.\n\n${ending}`,
  },
} as const;
