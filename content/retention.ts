import { site } from "./site.ts";

interface RetentionKind {
  readonly label: string;
  readonly hint: string;
  readonly unit: "days" | "months";
  /** What it is until the owner changes it. */
  readonly usual: number;
  readonly least: number;
  /** Other texts of the site promise that nothing is stored longer than this. */
  readonly most: number;
}

/** How long records are stored, by kind. The privacy notice and the Retention screen are made from this. */
export const retentionKinds = {
  leads: {
    label: "Leads that were not won",
    hint: "Messages, calls, quotes, enrollments that were not paid. Counted from the last thing that happened.",
    unit: "months",
    usual: 24,
    least: 1,
    most: 60,
  },
  clients: {
    label: "Clients and paid enrollments",
    hint: "Leads that were won. Tax law asks you to keep accounts for six years. Learners stay as long as they have an account.",
    unit: "months",
    usual: 72,
    least: 12,
    most: 120,
  },
  chats: {
    label: `Chats with ${site.conciergeName}`,
    hint: "Questions and answers. If somebody asked to buy or to be called, that stays as a lead, for the times above.",
    unit: "days",
    usual: 90,
    least: 1,
    most: 90,
  },
  applications: {
    label: "Rejected applications",
    hint: "With their recordings. Counted from the decision. Also the note that an application was withdrawn.",
    unit: "months",
    usual: site.applicationMonths,
    least: 1,
    most: site.applicationMonths,
  },
  mails: {
    label: "Mails that could not be sent",
    hint: "They are under Mails until then.",
    unit: "days",
    usual: 14,
    least: 1,
    most: 14,
  },
  alerts: {
    label: "Alerts",
    hint: "Notes that an alert about a lead was sent.",
    unit: "days",
    usual: 30,
    least: 1,
    most: 30,
  },
  erasures: {
    label: "Notes that somebody was erased",
    hint: "It does not say who. Keep it longer than your oldest backup, so that a restored person is erased again.",
    unit: "months",
    usual: 24,
    least: 3,
    most: 120,
  },
} as const satisfies Readonly<Record<string, RetentionKind>>;

export type RetentionName = keyof typeof retentionKinds;

/** How long each kind is stored, in its unit. */
export type RetentionTimes = Readonly<Record<RetentionName, number>>;

/** The names of the kinds, in the order of the screen. */
export const retentionNames = Object.keys(retentionKinds) as RetentionName[];

/** What the times are until the owner changes them. */
export const usualTimes = Object.fromEntries(
  retentionNames.map((name) => [name, retentionKinds[name].usual]),
) as unknown as RetentionTimes;

/** A number with its unit: 1 month, 90 days. */
export const inUnit = (number: number, unit: RetentionKind["unit"]) =>
  `${number} ${number === 1 ? unit.slice(0, -1) : unit}`;

/**
 * How long a kind is stored, in words. Where the times cannot be read it is the longest that can be set, which is true
 * whatever is set.
 */
export function storedFor(name: RetentionName, times: RetentionTimes | null): string {
  const { unit, most } = retentionKinds[name];
  return times ? inUnit(times[name], unit) : `at most ${inUnit(most, unit)}`;
}

/** The Retention screen of the back office. */
export const retentionTexts = {
  path: "/admin-dashboard/retention",
  heading: "Retention",
  text: "How long personal data is stored. Older data is erased within the hour; the figures stay. The privacy notice shows these times, so a change is a promise to your visitors.",
  notice: "See the privacy notice",
  unread: { title: "The times could not be loaded", text: "Nothing is lost. Try again in a moment." },
  fixed: {
    heading: "Times that do not change",
    list: (days: { visits: number; sessionStart: number; sessionUse: number; nights: number }) => [
      {
        label: "Visits to pages and demos",
        text: `${days.visits} days. Daily totals stay: nobody can be recognised in them.`,
      },
      {
        label: "Browsers that are signed in",
        text: `${days.sessionStart} days after signing in, or ${days.sessionUse} days without use.`,
      },
      {
        label: "Changes that staff made to accounts and the writer",
        text: "2 years.",
      },
      {
        label: "Nightly backups",
        text: `${days.nights} nights. If one is restored, whoever was erased is erased again.`,
      },
    ],
  },
  days: "Days",
  months: "Months",
  range: (least: number, most: number) => `From ${least} to ${most}.`,
  wrong: (least: number, most: number) => `Type a number from ${least} to ${most}`,
  changed: "Changed on",
  submit: "Save",
  submitting: "Saving…",
  saved: "Saved. The privacy notice shows the new times, and what is older is erased within the hour.",
  failed: "The times could not be saved. Please try again.",
} as const;
