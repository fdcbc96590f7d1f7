/** The costs of an idea, without what the person already has and with the figures that they name. */
import { tellingStems } from "../read-line.ts";
import { capital } from "../typing.ts";
import { amountPattern, nairaIn } from "./money.ts";
import { smallStartIn } from "./small-start.ts";

interface Item {
  readonly item: string;
  readonly low: number;
  readonly high: number;
}

/** Says that there is a place: 'in our old church building', 'behind my house'. */
const ownPlace =
  /\b(?:in|at|behind|inside|beside|on|using|use|front of|for) (?:our|my|the family|(?:my|our) (?:father|mother|uncle|brother)(?:['’]?s)?)\b(?: \w+){0,3}? (?:building|house|home|hall|shop|land|compound|church|garage|store|plot|space|farm|sitting[- ]room|parlou?r|room|kitchen|veranda|backyard)\b|\bfrom home\b|\b(?:i|we) (?:already |don )?(?:have|get|got|own) (?:already )?(?:the|an?|our|my|one) (?:\w+ )?(?:shop|space|land|hall|room|building|plot|store)\b|\bown (?:building|hall|shop|land|house|space|plot)\b|\b(?:building|hall|shop|land|space|plot) is (?:there|ours|mine)\b/i;
const ofPlace = /\b(?:rent|lease|land|plot)\b/i;

/** What the person says they have. */
const having = [
  /\b(?:i|we) (?:already )?(?:have|get|own|bought)\b([^.;,]*)/gi,
  /\b(?:have|own) already\b([^.;,]*)/gi,
  /(?<=^|[.;,] ?)([^.;,]*?)\b(?:is|are) (?:already there|there already)\b/gi,
];

/** Different words for one thing that is counted. */
const computers = new Set(tellingStems("systems computers laptops desktops machines pcs"));
const isSame = (one: string, other: string) => one === other || (computers.has(one) && computers.has(other));

/** The things that an item is, without what they are for: 'chest freezer' of 'Chest freezer with basket'. */
const headsOf = (item: string) =>
  (item.split(/,|\s(?:for|with|in|of|from|at|and)\s/)[0] ?? item)
    .split(/\sor\s/)
    .flatMap((thing) => tellingStems(thing).slice(-1));

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const counted = new RegExp(`^(\\d{1,3}|${numbers.join("|")})\\s+(.+)$`, "i");
const countOf = (word: string) => numbers.indexOf(word.toLowerCase()) + 1 || Number(word);

/** How many of a thing the text names; undefined if it names no number or several. */
function namedCount(heads: readonly string[], text: string): number | undefined {
  const found = [...text.matchAll(/\b(\d{1,3})\s+(\p{L}+)/gu)].filter(([, , thing = ""]) =>
    tellingStems(thing).some((stem) => heads.some((head) => isSame(head, stem))),
  );
  return found.length === 1 ? Number(found[0]?.[1]) : undefined;
}

/** The price that the text names for a thing: 'truck second hand na 11m'; undefined if none is near our estimate. */
function namedPrice({ low, high }: Item, heads: readonly string[], text: string): number | undefined {
  for (const clause of text.split(/[.;,]\s/)) {
    const found = new RegExp(`(\\p{L}+)[^\\d.;,]{0,30}?${amountPattern}`, "iu").exec(clause);
    const price = nairaIn(found?.[2], found?.[3]);
    const names = tellingStems(clause.slice(0, (found?.index ?? 0) + (found?.[0].length ?? 0)));
    if (price && price >= low / 2 && price <= high * 2 && heads.some((head) => names.includes(head)))
      return price;
  }
  return undefined;
}

/**
 * Fits the costs of a trade to what the text says.
 * @returns the items to pay for, with the text's own numbers and prices; the names of those that are there already, and of
 * those that a small start does not need; and whether a number was changed
 */
export function costsFor(items: readonly Item[], text: string) {
  const small = smallStartIn(text);
  const had = having.flatMap((says) =>
    [...text.matchAll(says)].flatMap(([, things = ""]) => tellingStems(things)),
  );
  const there: string[] = [];
  const spared: string[] = [];
  const left: Item[] = [];
  let isChanged = false;
  for (const one of items) {
    const heads = headsOf(one.item);
    if (
      (ofPlace.test(one.item) && ownPlace.test(text)) ||
      (!counted.test(one.item) && heads.some((head) => had.includes(head)))
    ) {
      there.push(one.item);
      continue;
    }
    if (small?.isSpared(one.item)) {
      spared.push(one.item);
      continue;
    }
    const [, number = "", things = ""] = counted.exec(one.item) ?? [];
    const count = number ? namedCount(heads, text) : undefined;
    const times = count ? count / countOf(number) : 1;
    const price = namedPrice(one, heads, text);
    isChanged ||= times !== 1;
    if (price) left.push({ item: `${one.item}, at your price`, low: price, high: price });
    else if (times !== 1)
      left.push({ item: capital(`${count} ${things}`), low: one.low * times, high: one.high * times });
    else left.push(one);
  }
  return { items: left, there, spared, isChanged };
}
