import { z } from "zod";
import { addDays, lagosToday } from "./days-contract.ts";

/** The ranges of the Figures screen, in Lagos calendar days: how many, and how many days ago the last one is. */
export const ranges = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  "7": { days: 7, ago: 0 },
  "30": { days: 30, ago: 0 },
  "90": { days: 90, ago: 0 },
} as const;
export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as readonly RangeName[];

/** Days from the first to the last, both included. */
export interface Days {
  first: string;
  last: string;
}

/** How visits are grouped: by where they came from, their first page, device and country. */
export const groupings = ["source", "campaign", "entry", "device", "country"] as const;
export type Grouping = (typeof groupings)[number];

/** Filters for visits: by group, or by a page that they saw. */
export const visitFilters = [...groupings, "page"] as const;
export type VisitFilter = Partial<Record<(typeof visitFilters)[number], string>>;

/** Filters for the figures: those for visits, and the door of a lead, which no visit records. */
export const filters = [...visitFilters, "door"] as const;
export type FilterName = (typeof filters)[number];
export type Filter = Partial<Record<FilterName, string>>;

export interface FiguresQuery {
  range: RangeName | "custom";
  days: Days;
  /** As many days before. */
  before: Days;
  filter: Filter;
}

/** The longest range, in days. */
const longest = 3660;
/** A date far enough inside the years of four digits that every date calculated from it has four digits too. */
const day = z.iso.date().refine((value) => value >= "2000-01-01" && value < "2200-01-01");
const filterValue = z.string().min(1).max(512);

function customDays(query: URLSearchParams): Days | undefined {
  const [from, to] = [day.safeParse(query.get("from")), day.safeParse(query.get("to"))];
  if (!from.success || !to.success || from.data > to.data || addDays(from.data, longest) < to.data) return;
  return { first: from.data, last: to.data };
}

const lengthOf = ({ first, last }: Days) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;

/** The figures that an address asks for: ?range=30&source=TikTok, or ?from=2026-11-01&to=2026-11-14. */
export function figuresQuery(query: URLSearchParams, now = new Date()): FiguresQuery {
  const custom = customDays(query);
  const name = rangeNames.find((known) => known === query.get("range")) ?? "7";
  const last = addDays(lagosToday(now), -ranges[name].ago);
  const days = custom ?? { first: addDays(last, 1 - ranges[name].days), last };
  const length = lengthOf(days);
  const filter = filters.flatMap((of) => {
    const value = filterValue.safeParse(query.get(of));
    return value.success ? [[of, value.data]] : [];
  });
  return {
    range: custom ? "custom" : name,
    days,
    before: { first: addDays(days.first, -length), last: addDays(days.first, -1) },
    filter: Object.fromEntries(filter) as Filter,
  };
}

/** How many rows of a list are shown at once; the others are folded. */
export const rowsAtOnce = 10;

/** Visitors and page views that something has. */
export interface Reach {
  visitors: number;
  views: number;
}

/** A source, a campaign, a first page, a device or a country, with its figures and those of as many days before. */
export interface Group extends Reach {
  name: string;
  before: Reach;
}

/** Leads of a source, a campaign, a page: how many, how many were won, and for how much, in naira. */
export interface LeadFigures {
  leads: number;
  won: number;
  value: number;
}

export interface LeadGroup extends LeadFigures {
  name: string;
  before: LeadFigures;
}

/** The columns of a lead by which its figures are grouped. */
export const leadGroupings = ["source", "campaign", "landing", "used", "door"] as const;
export type LeadGrouping = (typeof leadGroupings)[number];
