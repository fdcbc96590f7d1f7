import { site } from "./site.ts";

const number = new Intl.NumberFormat("en-NG");
const naira = (value: number) => `₦${number.format(value)}`;

/** The price of mobile data for visitors: the usual price of a GB at Nigeria's largest networks. Update it when they do. */
export const dataPrice = { nairaPerGB: 431, asOf: "2026" } as const;

/** The Figures screen of the back office. */
export const figuresTexts = {
  path: "/admin-dashboard/figures",
  heading: "Figures",
  text: "Who visits, where they come from, and how many become leads or sales. Your own visits and those of staff are not counted. Nor are visitors on a slow network who only read: the counter would cost them data.",
  unread: { title: "The figures could not be loaded", text: "Nothing is lost. Try again in a moment." },
  rangeLabel: "Time range",
  ranges: { today: "Today", yesterday: "Yesterday", "7": "7 days", "30": "30 days", "90": "90 days" },
  custom: { open: "Other dates, or download a file", from: "From", to: "To", show: "Show" },
  /** Which days are counted: the dashboard counts hours instead. */
  rule: (first: string, last: string | null) =>
    last ? `Whole days in Lagos: ${first} to ${last}.` : `The whole day in Lagos: ${first}.`,
  soFar: "Today is not over yet, but it is compared with the whole of yesterday.",
  filterLabel: "Only visits",
  filters: {
    source: "from",
    campaign: "of campaign",
    entry: "that began at",
    device: "on",
    country: "from country",
    page: "that saw",
  },
  leadFilter: (door: string) => `Only leads by ${door}`,
  removeLeadFilter: (door: string) => `Show all leads again, not only those by ${door}`,
  removeFilter: (words: string) => `Show all visits again, not only ${words}`,
  file: "Download as CSV",
  cards: { visitors: "Visitors", views: "Page views", leads: "Leads", won: "Won", value: "Won, in naira" },
  before: (value: number, before: number) => {
    if (!before) return value ? "none in the period before" : "same as in the period before";
    const change = Math.round(((value - before) / before) * 100);
    // '+28,650 %' says less than the two figures.
    if (change >= 1000) return `${number.format(before)} in the period before`;
    if (change === 0) return `as before: ${number.format(before)}`;
    return `${change > 0 ? "↑" : "↓"} ${Math.abs(change)}%, ${number.format(before)} in the period before`;
  },
  chart: {
    heading: "Visitors and page views",
    asTable: "Show as a table",
    summary: (most: number, day: string) => `Most page views on a day: ${number.format(most)}, on ${day}.`,
  },
  /** Under a figure: its value for as many days before. */
  wasBefore: (before: number) => `before: ${number.format(before)}`,
  columnBefore: (column: string) => `${column} before`,
  all: "All",
  days: "Days",
  pages: "Pages",
  pageQueries: (count: number) => `${count} ${count === 1 ? "address" : "addresses"} with more after the ?`,
  /** Under a page: how far down it was read. */
  read: (half: number, whole: number, views: number) =>
    `${Math.round((100 * half) / views)}% reached the middle, ${Math.round((100 * whole) / views)}% the end`,
  groups: {
    source: "Sources",
    campaign: "Campaigns",
    entry: "First pages",
    device: "Devices",
    country: "Countries",
  },
  leadGroups: {
    source: "Leads by first source",
    campaign: "Leads by campaign",
    landing: "From first page to lead to won",
    used: "Leads by tool and course",
    door: "From visit to lead, by how they came",
  },
  only: (name: string) => `Show only ${name}`,
  more: (count: number) => `${number.format(count)} more`,
  none: "None in this period.",
  /** Where leads have campaigns and visits have none. */
  noVisitsOfCampaigns:
    "No visit in this period began with an advertisement. Leads can: their visit may be older, or was not counted.",
  /** Where something was won for nothing. */
  unpriced: `Won for ${naira(0)}: no price was known when the lead came, as with a message, a call or an enrollment. It counts as won, but not in naira.`,
  noCountry: "Countries are not known here. Whoever set up the site can change that (docs/deploying.md).",
  perHundred: "Of 100 visits",
  share: (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(1) : "–"),
  dataCost: (cost: number) =>
    `An average visit costs its visitor about ₦${cost < 1 ? cost.toFixed(2) : number.format(Math.round(cost * 10) / 10)} of data, at ₦${dataPrice.nairaPerGB} a GB. That covers its pages, plus the script, styles and fonts that load when a page is idle, counted once. Demos, downloads and anything else that a press loads are extra. A visitor who has been here before pays less.`,
  leftOut: (events: number) =>
    `${number.format(events)} ${events === 1 ? "event was" : "events were"} left out, because no person makes so many in ten minutes.`,
  /** For a filter that reads visits one by one, if the range begins before the oldest stored visit. */
  shortened: (what: "figures" | "pages", from: string) =>
    what === "pages"
      ? `To list pages, this filter needs records of single visits, and old ones have been deleted: the list has no visits before ${from}. All other figures are complete.`
      : `This filter needs records of single visits, and old ones have been deleted: nothing before ${from} is counted.`,
  unknownLeads: (leads: number) =>
    `${number.format(leads)} ${leads === 1 ? "lead is" : "leads are"} left out because the device or country is not known.`,
  unknownSources: (leads: number) =>
    `${number.format(leads)} ${leads === 1 ? "lead is" : "leads are"} not under ‘Leads by first source’: these visitors asked not to be counted, or their browser ran no script.`,
  /** For figures narrowed to one door. */
  doorOfLeads:
    "This filter does not change visitors and page views, because we do not store which visit a lead came from.",
  columns: {
    list: "List",
    day: "Day",
    name: "Name",
    visitors: "Visitors",
    views: "Views",
    leads: "Leads",
    won: "Won",
    value: "Naira",
    half: "Reached the middle %",
    whole: "Reached the end %",
  },
  naira,
} as const;

interface Week {
  days: string;
  visitors: number;
  views: number;
  leads: number;
  value: number;
  before: { visitors: number; views: number; leads: number; value: number };
  sources: readonly { name: string; visitors: number }[];
  pages: readonly { name: string; views: number }[];
}

const line = (label: string, value: number, before: number, show = number.format) =>
  `${label}: ${show(value)} (the week before: ${show(before)})`;

/** The mail to admins each Monday about the week that ended. */
export function weekMail(week: Week) {
  const listed = (heading: string, rows: readonly string[]) =>
    rows.length ? [heading, ...rows].join("\n") : "";
  return {
    subject: `${site.name}: last week`,
    text: [
      `The week of ${week.days}.`,
      [
        line("Visitors", week.visitors, week.before.visitors),
        line("Page views", week.views, week.before.views),
        line("Leads", week.leads, week.before.leads),
        line("Won", week.value, week.before.value, naira),
      ].join("\n"),
      listed(
        "Where they came from:",
        week.sources.map(({ name, visitors }) => `${name}: ${visitors}`),
      ),
      listed(
        "What they read:",
        week.pages.map(({ name, views }) => `${name}: ${views}`),
      ),
      `More: ${site.url}${figuresTexts.path}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
