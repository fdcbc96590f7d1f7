import { sql } from "#server/platform/database.ts";
import {
  type Days,
  type Filter,
  type LeadFigures,
  type LeadGroup,
  type LeadGrouping,
  leadGroupings,
} from "./contract.ts";
import { beginOf } from "./days-contract.ts";
import { leadsWithin } from "./leads-within.server.ts";

interface LeadLine extends LeadFigures {
  is_now: boolean;
  list: "all" | LeadGrouping;
  name: string;
}

const none: LeadFigures = { leads: 0, won: 0, value: 0 };

/** The lines of a list, most leads first, each with its figures for the days before. */
function groupsIn(lines: readonly LeadLine[], by: LeadGrouping): LeadGroup[] {
  const groups = new Map<string, LeadGroup>();
  for (const { is_now, list, name, ...figures } of lines) {
    if (list !== by) continue;
    const group = groups.get(name) ?? { name, ...none, before: none };
    groups.set(name, is_now ? { ...group, ...figures } : { ...group, before: figures });
  }
  return [...groups.values()].sort(
    (one, other) =>
      other.leads - one.leads ||
      other.value - one.value ||
      other.before.leads - one.before.leads ||
      (one.name < other.name ? -1 : 1),
  );
}

/**
 * Leads of a range and of the days before it, in total and by group; a group leaves out the leads for which its value is
 * unknown. Plan: a range of the index leads_newest, hashed by list.
 */
export async function leadLists(days: Days, before: Days, filter: Filter) {
  const lines = await sql()<LeadLine[]>`
    select is_now, list, word as name, count(*)::int as leads, count(*) filter (where stage = 'won')::int as won,
      coalesce(sum(value) filter (where stage = 'won'), 0)::float as value
    from (
      select *, created_at >= ${beginOf(days.first)} as is_now from leads
      where ${leadsWithin({ first: before.first, last: days.last }, filter)}
    ) as within
    cross join lateral (values
      ('all', 'all'), ('source', first_source), ('campaign', campaign), ('landing', landing), ('used', used), ('door', door)
    ) as groups (list, word)
    where word is not null group by 1, 2, 3`;
  const totalOf = (isNow: boolean): LeadFigures => {
    const { leads, won, value } =
      lines.find(({ is_now, list }) => list === "all" && is_now === isNow) ?? none;
    return { leads, won, value };
  };
  const groups = Object.fromEntries(leadGroupings.map((by) => [by, groupsIn(lines, by)]));
  return {
    total: totalOf(true),
    totalBefore: totalOf(false),
    groups: groups as Record<LeadGrouping, LeadGroup[]>,
  };
}
