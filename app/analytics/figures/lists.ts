import type { Group, Grouping, Reach } from "./contract.ts";

export type ListName = "all" | "day" | Grouping | "page";

/** The figures of each list by name. */
export type Lists = Map<ListName, Map<string, Reach>>;

const none: Reach = { visitors: 0, views: 0 };

/** A line of a list; zeros when it has no such line. */
export const reachOf = (lists: Lists, list: ListName, name: string): Reach =>
  lists.get(list)?.get(name) ?? none;

/** Adds a line to a list, or subtracts it if `sign` is -1. */
export function addLine(lists: Lists, list: ListName, name: string, reach: Reach, sign: 1 | -1 = 1): void {
  let lines = lists.get(list);
  if (!lines) {
    lines = new Map();
    lists.set(list, lines);
  }
  // Half a year through a filter is some twenty thousand lines, so a sum is changed in place.
  const sum = lines.get(name);
  if (sum) {
    sum.visitors += sign * reach.visitors;
    sum.views += sign * reach.views;
  } else lines.set(name, { visitors: sign * reach.visitors, views: sign * reach.views });
}

/** The names of a list that have views in one of two ranges. */
function namesOf(now: Lists, before: Lists, list: ListName): string[] {
  const names = [now, before].flatMap((lists) =>
    [...(lists.get(list) ?? [])].filter(([, { views }]) => views > 0).map(([name]) => name),
  );
  return [...new Set(names)];
}

/** The lines of a list, most visitors first, each with its figures for the days before, even if it has no others. */
export function groupsOf(now: Lists, before: Lists, list: ListName): Group[] {
  return namesOf(now, before, list)
    .map((name) => ({ name, ...reachOf(now, list, name), before: { ...reachOf(before, list, name) } }))
    .sort(
      (one, other) =>
        other.visitors - one.visitors ||
        other.views - one.views ||
        other.before.visitors - one.before.visitors ||
        (one.name < other.name ? -1 : 1),
    );
}

/** The views of a list's lines, such as pages with their queries. */
export const viewsOf = (lists: Lists, list: ListName) =>
  [...(lists.get(list) ?? [])].map(([name, { views }]) => ({ name, views }));
