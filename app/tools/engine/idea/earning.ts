import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { searchable } from "../plain-text.ts";
import { capitalise, joinList } from "../sentences.ts";
import { concerning, fewerFor } from "./line-items.ts";
import { namedAudience } from "./named-audience.ts";
import type { OwnFacts } from "./own-facts.ts";

const mostWays = 5;

const dull = new Set(
  "price prices each with from their other small large extra first week month year people goods shop sale sell".split(
    " ",
  ),
);

function beginnings(text: string): string[] {
  const least = 4;
  return searchable(text)
    .trim()
    .split(" ")
    .filter((word) => word.length >= least && !dull.has(word))
    .map((word) => word.slice(0, least + 1));
}

/** Ways to earn: the trade's usual one first, then those that match the visitor's own words. */
function waysToEarn(brief: Brief, choose: Chooser): readonly string[] {
  // If the trade is unknown, none of the ways is the usual one.
  if (!brief.sectorFound) return choose.some("ways", brief.sector.earn, mostWays - 1);
  const own = new Set(beginnings(brief.text));
  const near = (way: string) => beginnings(way).some((word) => own.has(word));
  const first = fewerFor(brief.sector.id, brief.line?.id)?.first;
  const fits = concerning(brief, brief.sector.earn);
  const [usual = "", ...ways] = first === undefined ? fits : [first, ...fits];
  return [usual, ...ways.filter(near), ...ways.filter((way) => !near(way))].slice(0, mostWays);
}

function opening(brief: Brief, subject: string, first: string, choose: Chooser): string {
  const where = brief.place === undefined ? "" : ` in ${brief.place}`;
  return choose.one("earning", [
    `Let your ${subject}${where} earn from one thing first: ${first}. Add the rest only when people ask for it.`,
    `Charge first for this: ${first}. It is the easiest to explain to somebody who asks about your ${subject}${where}.`,
    `Begin with one price that a stranger understands. For your ${subject}${where} that is ${first}.`,
  ]);
}

function priced({ price }: OwnFacts): string[] {
  if (price === undefined) return [];
  return [
    `You have written ${price}. Before you keep it, add up material, packing, transport, what is spoiled and your own hours for one sale; the price must carry all of them.`,
  ];
}

function channel(brief: Brief, choose: Chooser): string {
  const all = concerning(brief, brief.sector.channels, ({ name, how }) => `${name} ${how}`);
  const named = all.filter(({ name }) =>
    brief.channels.some((own) => name.toLowerCase().includes(own.toLowerCase().replace(/^an? /, ""))),
  );
  const { name, how } = choose.one("channel", named.length ? named : all);
  return `Where to sell it: through ${name}. ${how}`;
}

function seasons(brief: Brief, choose: Chooser): string {
  const all = concerning(brief, brief.sector.seasons, ({ when, what }) => `${when} ${what}`);
  const told = choose.some("seasons", all, 2).map(({ when, what }) => `${capitalise(when)}, ${what}.`);
  return `Seasons to mind: ${told.join(" ")}`;
}

function speakTo(brief: Brief): string[] {
  const audience = namedAudience(brief);
  return audience ? [`How to speak to ${audience.name}: ${audience.speak}`] : [];
}

/** Ways to earn in order, what to charge for first, the first real test, seasons, and what to measure. */
export function earningText(brief: Brief, facts: OwnFacts, subject: string, choose: Chooser): string {
  const [first = "", ...later] = waysToEarn(brief, choose);
  const measures = choose.some("measures", concerning(brief, brief.sector.measures), 3);
  return [
    opening(brief, subject, first, choose),
    ...priced(facts),
    "In this order:",
    ...[first, ...later].map((way, at) => `${at + 1}. ${capitalise(way)}`),
    // An empty line ends the last way to earn.
    "",
    `First honest test: ${brief.sector.firstTest}`,
    channel(brief, choose),
    ...speakTo(brief),
    seasons(brief, choose),
    `What to write down every week: ${joinList(measures)}.`,
  ].join("\n");
}
