import { sql } from "#server/platform/database.ts";
import type { Days, Filter, LeadFigures } from "./contract.ts";
import { addDays, beginOf } from "./days-contract.ts";

export interface LeadGroup extends LeadFigures {
  name: string;
}

const counts = () => sql()`
  count(*)::int as leads, count(*) filter (where stage = 'won')::int as won,
  coalesce(sum(value) filter (where stage = 'won'), 0)::float as value`;

/**
 * Leads created within the days. The page filter matches the landing page, the page of the form, and a tool or course used
 * before. Plan: a range of the index leads_newest.
 */
function leadsWithin({ first, last }: Days, { source, campaign, entry, page }: Filter) {
  return sql()`
    created_at >= ${beginOf(first)} and created_at < ${beginOf(addDays(last, 1))}
    ${source === undefined ? sql()`` : sql()`and first_source = ${source}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${campaign}`}
    ${entry === undefined ? sql()`` : sql()`and landing = ${entry}`}
    ${page === undefined ? sql()`` : sql()`and ${page} in (landing, form_page, used)`}`;
}

/** Whether leads can be narrowed so: of their senders neither device nor country is stored. */
export const leadsKnow = ({ device, country }: Filter) => device === undefined && country === undefined;

export async function leadTotals(days: Days, filter: Filter): Promise<LeadFigures> {
  const [row] = await sql()<LeadFigures[]>`select ${counts()} from leads where ${leadsWithin(days, filter)}`;
  return row ?? { leads: 0, won: 0, value: 0 };
}

/** The column of a lead by which its figures are grouped. */
export const leadGroupings = {
  source: "first_source",
  campaign: "campaign",
  landing: "landing",
  used: "used",
  door: "door",
} as const;

/** Leads by a column, most of them first; those of which it is not known are left out. */
export async function leadGroups(
  by: keyof typeof leadGroupings,
  days: Days,
  filter: Filter,
): Promise<LeadGroup[]> {
  const column = sql()(leadGroupings[by]);
  return sql()<LeadGroup[]>`
    select ${column} as name, ${counts()} from leads
    where ${leadsWithin(days, filter)} and ${column} is not null group by 1 order by leads desc, value desc, 1`;
}
