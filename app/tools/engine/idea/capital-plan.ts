import type { CapitalItem } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import { rounded } from "./amounts.ts";
import { fewerFor } from "./line-items.ts";
import type { OwnFacts } from "./own-facts.ts";
import { type Scaled, scaleIn } from "./scales.ts";

/** The start-up costs for this visitor, and why they differ from the usual list. */
export interface CapitalPlan {
  readonly low: number;
  readonly high: number;
  readonly items: readonly CapitalItem[];
  /** Left out because the visitor works from home. */
  readonly noRent: readonly CapitalItem[];
  /** Left out because the visitor already has it. */
  readonly owned: readonly CapitalItem[];
  readonly scaled: Scaled | undefined;
  /** What this trade needs and the list does not include. */
  readonly note: string | undefined;
}

const forPremises =
  /\brent\b|\bshop (?:front|corner|or room)|\byard or shop|\bdesk space|\bspace in a workshop|\bglass counter|\bpublic oven|\btables, chairs, plates/;
const forPower = /\bgenerator|\binverter|\bpower\b|\bthree-phase/;

export const isPremises = ({ item }: CapitalItem) => forPremises.test(item) && !forPower.test(item);
export const isPower = ({ item }: CapitalItem) => forPower.test(item);

function scaledItem(entry: CapitalItem, { scale, count, factor }: Scaled): CapitalItem {
  if (!scale.grows.test(entry.item)) return entry;
  const figure = count.toLocaleString("en-US");
  const item = scale.says.reduce(
    (text, [was, becomes]) => text.replace(was, becomes.replace("{n}", figure)),
    entry.item,
  );
  return { item, low: rounded(entry.low * factor), high: rounded(entry.high * factor) };
}

/** Words that identify an item, without those that many items have. */
const things = /[a-z]{4,}/g;
const dull = new Set(
  "with good small first used year months month weeks shop rent power light stock some from their your other basic".split(
    " ",
  ),
);

function isOwned({ item }: CapitalItem, owns: string): boolean {
  if (owns === "") return false;
  const [head = ""] = item.split(/,| with | or | for | and /);
  const words = (head.match(things) ?? []).filter((word) => !dull.has(word));
  return words.some((word) => new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`).test(owns));
}

function sum(items: readonly CapitalItem[], of: "low" | "high"): number {
  return items.reduce((total, item) => total + item[of], 0);
}

/** The sector's list, adapted to the visitor. */
export function capitalPlan(brief: Brief, facts: OwnFacts): CapitalPlan {
  const { capital, id } = brief.sector;
  const scaled = scaleIn(id, brief.text);
  const less = fewerFor(id, brief.line?.id);
  const listed = less ? capital.buys.filter(({ item }) => !less.without.test(item)) : capital.buys;
  const sized = scaled && scaled.factor !== 1 ? listed.map((item) => scaledItem(item, scaled)) : listed;
  const noRent = facts.fromHome ? sized.filter(isPremises) : [];
  const owned = sized.filter((item) => !noRent.includes(item) && isOwned(item, facts.owns));
  const needed = sized.filter((item) => !noRent.includes(item) && !owned.includes(item));
  const kept = needed.length ? needed : sized;
  const items = facts.small
    ? kept.map(({ item, low, high }) => ({ item, low, high: rounded((low + high) / 2) }))
    : kept;
  const asUsual = items.length === capital.buys.length && !scaled && !facts.small;
  return {
    low: asUsual ? capital.low : rounded(sum(items, "low")),
    high: asUsual ? capital.high : rounded(sum(items, "high")),
    ...{ items, noRent, owned, scaled, note: less?.note },
  };
}

export interface Cover {
  readonly covered: readonly CapitalItem[];
  /** Total of the covered items at the lower prices. */
  readonly cost: number;
  readonly left: readonly CapitalItem[];
}

/**
 * What an amount pays for at the lower prices: small items first; premises and power come last because they can be
 * shared.
 */
export function coverWith(money: number, items: readonly CapitalItem[]): Cover {
  const rank = (item: CapitalItem) => (isPremises(item) || isPower(item) ? 1 : 0);
  const order = [...items].sort((one, other) => rank(one) - rank(other) || one.low - other.low);
  const covered: CapitalItem[] = [];
  let cost = 0;
  for (const item of order) {
    if (cost + item.low > money) continue;
    covered.push(item);
    cost += item.low;
  }
  return { covered, cost, left: items.filter((item) => !covered.includes(item)) };
}

/**
 * How many birds, bikes or chairs an amount pays for at the lower prices; undefined unless that is fewer than planned.
 */
export function countFor(money: number, { items, scaled }: CapitalPlan): number | undefined {
  if (!scaled) return undefined;
  const growing = items.filter(({ item }) => scaled.scale.grows.test(item));
  const each = sum(growing, "low") / scaled.count;
  const rest = sum(items, "low") - sum(growing, "low");
  const carried = Math.floor((money - rest) / each);
  const step = carried >= 100 ? 10 : carried >= 20 ? 5 : 1;
  return carried >= 1 && carried < scaled.count ? Math.floor(carried / step) * step : undefined;
}
