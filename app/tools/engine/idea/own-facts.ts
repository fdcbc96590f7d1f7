import type { Brief } from "../brief.ts";
import { amountOf } from "./amounts.ts";

/** What a visitor says about the size of the plan and about what they already have. */
export interface OwnFacts {
  /** Money available to start with, in naira. */
  readonly money: number | undefined;
  /** A price of one thing, as it was typed. */
  readonly price: string | undefined;
  readonly fromHome: boolean;
  readonly small: boolean;
  /** Whether the business is already running. */
  readonly begun: boolean;
  /** What the visitor owns, as typed, in lower case. */
  readonly owns: string;
  readonly vehicle: string | undefined;
}

const amount = String.raw`(?:₦|\bNGN\s?|\bN(?=\d))?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|mil|million|thousand)?(?:\s?naira)?`;
const moneyBefore = new RegExp(
  String.raw`\b(?:capital|budget|savings?|saved|save|loan|invest|cash|start(?:ing)? (?:it )?with|begin with|with(?= ?[₦N\d])|(?:i|we) (?:only |just |go )?(?:have|get|got)|i’ve|money)\b[^.!?\n]{0,24}?(${amount})(?!\s?(?:per|each|every|\/|a (?:plate|tray|pack|bag|crate|head|month)))`,
  "giu",
);
const moneyAfter = new RegExp(
  String.raw`(${amount})\s(?:\w+\s){0,2}?(?:capital|budget|savings|to start|to begin|to invest|in hand|on ground)\b`,
  "giu",
);
/** Nobody calls less than this capital, and it excludes bare numbers such as a year. */
const leastMoney = 20_000;
const looksLikeMoney = /₦|NGN|\bN\d|naira|\d\s?(?:k|m|mil|million|thousand)\b|\d,\d{3}/i;

function findMoney(text: string): number | undefined {
  const found = [...text.matchAll(moneyBefore), ...text.matchAll(moneyAfter)]
    .map(([, typed = ""]) => typed.trim())
    .filter((typed) => looksLikeMoney.test(typed))
    .map(amountOf);
  return found.find((value) => value !== undefined && value >= leastMoney);
}

const owning =
  /\b(?:i|we) (?:already |now )?(?:have|own|bought)(?: already)? ((?:an?|my own|my|our own|our|one|two|three|some|the) [^.!?\n]{3,80})/giu;

const worksFromHome =
  /\bfrom home\b|\b(?:from|in|behind|at) (?:my|our) (?:own )?(?:home|house|room|parlour|garage|compound|backyard)\b|\b(?:from|in) my (?:own )?kitchen\b|\bhome[- ]?based\b|\bonline only\b|\b(?:no|without a?) ?shop\b/i;

/** Reads the facts from the visitor's text; what is not said is not guessed. */
export function ownFacts({ text, prices }: Brief): OwnFacts {
  const money = findMoney(text);
  return {
    money,
    price: prices.find((price) => amountOf(price) !== money && (amountOf(price) ?? 0) < 1_000_000),
    fromHome: worksFromHome.test(text),
    small:
      /\b(?:small[- ]?scale|start(?:ing)? small(?=[.,;!?]|$| and| then)|begin small(?=[.,;!?]|$| and| then)|small small|side hustle|part[- ]?time|small (?:business|way|capital))\b/i.test(
        text,
      ),
    begun:
      /\b(?:already (?:sell|make|have customers|started|running)|regular customers|(?:my|our) customers|for (?:\w+ )?years now|since 20\d\d|(?:years’?|years of) experience)\b|\b(?:i|we) (?:now )?(?:sell|sew|bake|make|repair|teach|supply)\b/i.test(
        text,
      ),
    owns: Array.from(text.matchAll(owning), ([, things = ""]) => things.toLowerCase()).join(" and "),
    vehicle: /\b(?:mobile )?(van|truck|lorry|minibus|bus|tricycle|keke|canoe|boat)\b/i
      .exec(text)?.[1]
      ?.toLowerCase(),
  };
}
