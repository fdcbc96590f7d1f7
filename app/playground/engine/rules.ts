import { plainWords } from "#packages/recognise/features.ts";
import { countsIn, daysBefore, withDigits } from "./formats.ts";
import { timeIn } from "./hours.ts";
import type { Named } from "./named.ts";
import type { Chat, Deal } from "./shop.ts";
import { isSame, rootOf, unitOf } from "./things.ts";

/* Rules that hang on the customer: who is a student, wants it express, comes at night, has a heavy parcel. */

/** The hour, the days in advance or the measure that a text names; undefined if it names none. */
function measureIn(text: string, unit: string): number | undefined {
  if (unit === "hour") {
    const time = timeIn(text);
    return time && time / 60;
  }
  const plain = withDigits(text);
  if (unit === "before") return daysBefore(plain);
  return countsIn(plain).find(({ to }) => unitOf(/^ ?(\p{L}+)/u.exec(plain.slice(to))?.[1] ?? "") === unit)
    ?.value;
}

/** Whether a text meets a rule's condition, or says that it does not; undefined if it says nothing of it. */
export function meets(deal: Deal, text: string): boolean | undefined {
  if (!deal.when) return undefined;
  if (deal.from) {
    const { count, unit } = deal.from;
    const told = measureIn(text, unit);
    return told === undefined ? undefined : told >= count;
  }
  const said = plainWords(text).map(rootOf);
  const matched = deal.when.filter((word) =>
    /^\d/.test(word) ? withDigits(text).toLowerCase().includes(word) : said.some((one) => isSame(one, word)),
  );
  return matched.length * 2 >= deal.when.length && matched.length ? true : undefined;
}

/** Whether a text meets the condition of any rule: 'express', 'for 9pm'. */
export const meetsAny = ({ shop }: Chat, text: string) => shop.deals.some((deal) => meets(deal, text));

/** Only asks whether there is such a thing: 'do you give students discount'. */
const asks = /\b(?:do (?:you|una|u)|is there|any)\b.{0,30}\b(?:discount|offer|promo)\b/i;

/** Turns rules on or off for the lines that a clause names, or for the whole order. Returns whether the clause speaks of any. */
export function markRules({ shop, order }: Chat, clause: string, { items }: Named, isOff: boolean): boolean {
  let isMarked = false;
  for (const deal of shop.deals) {
    const met = meets(deal, clause);
    if (met === undefined || asks.test(clause)) continue;
    isMarked = true;
    const isOn = met && !isOff && !/\bwithout\b|\bno longer\b/i.test(clause);
    const others = (rules: readonly string[] = []) => rules.filter((words) => words !== deal.words);
    const named = items.map(({ product }) => product);
    const isOfLines = named.length > 0 && deal.kind !== "percent" && !deal.from;
    order.lines = order.lines.map((line) =>
      isOfLines && !named.includes(line.product)
        ? line
        : { ...line, rules: [...others(line.rules), ...(isOn && isOfLines ? [deal.words] : [])] },
    );
    if (!isOfLines) order.rules = [...others(order.rules), ...(isOn ? [deal.words] : [])];
  }
  return isMarked;
}
