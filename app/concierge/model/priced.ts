import type { KnowledgeDocument } from "../knowledge/document.ts";
import { plainQuestion } from "../words.ts";
import { type Figure, figuresIn, readable } from "./figures.ts";

/** Which part of a price an amount is. */
export type Role = "setup" | "month" | "year";

/** An amount, with the part of a price that its context gives it. */
export interface Said {
  readonly value: number;
  readonly role: Role | undefined;
  readonly from: number;
}

const roles: readonly (readonly [Role, RegExp])[] = [
  ["year", /\btwelve months|\b12 months|\byear|\bannual/],
  ["month", /month|\bmth|\/mo\b/],
  ["setup", /set-?\s?up|one-?\s?(?:time|off)|\bonce\b|up ?front|install|begin with|start with|\binitial/],
];

/** The part of a price that an amount is, from the words after it up to the next amount, else from those before it. */
function roleOf(text: string, money: readonly Figure[], at: number): Role | undefined {
  const figure = money[at];
  if (!figure) return undefined;
  const behind = text.slice(figure.to, money[at + 1]?.from ?? text.length);
  const before = text.slice(money[at - 1]?.to ?? 0, figure.from);
  const clauses = [
    behind.split(/[,;]|\band\b|\bthen\b|\bplus\b/)[0] ?? "",
    before.split(/[,;]|\band\b|\bthen\b|\bplus\b/).at(-1) ?? "",
  ];
  for (const clause of clauses) {
    const role = roles.find(([, words]) => words.test(clause))?.[0];
    if (role) return role;
  }
  return undefined;
}

/** The amounts of a readable text. */
export function amountsSaid(text: string): Said[] {
  const money = figuresIn(text).filter(({ kind }) => kind === "money");
  return money.map(({ value, from }, at) => ({ value, from, role: roleOf(text, money, at) }));
}

/** The amounts of an offer, each with its part of the price. */
function amountsOf({
  price = "",
  priceWords = "",
  firstYear = "",
  group,
}: KnowledgeDocument): readonly Said[] {
  // A list's `price` has the prices of its items; its own is the lowest of them.
  const said = [group ? priceWords : price, firstYear];
  return said.flatMap((text) => amountsSaid(readable(text)));
}

/** Whether an offer has that amount in that part of its price. */
function has(document: KnowledgeDocument, { value, role }: Said): boolean {
  return amountsOf(document).some(
    (own) => own.value === value && (role === undefined || own.role === undefined || own.role === role),
  );
}

export const phoneNumber = /(?:\+|\b0)\d[\d\s()-]{7,}\d/g;

interface Mention {
  readonly document: KnowledgeDocument;
  readonly from: number;
  readonly to: number;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patterns = new WeakMap<object, RegExp>();

/** Matches any name of some documents, the longest first. The pattern is remembered for `of`. */
function patternOf(of: object, documents: readonly KnowledgeDocument[]): RegExp {
  const known = patterns.get(of);
  if (known) return known;
  const names = documents
    .flatMap(({ name, names }) => [name, ...names])
    .map(readable)
    .sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(?:${names.map(escaped).join("|")})s?\\b`, "g");
  patterns.set(of, pattern);
  return pattern;
}

/**
 * Where a text names things that have a price. A longer name hides a shorter one inside it, and lists count only if no
 * single thing is named.
 */
function mentions(text: string, documents: readonly KnowledgeDocument[]): Mention[] {
  // Most texts name nothing, which one pattern tells.
  if (text.search(patternOf(documents, documents)) < 0) return [];
  const found = documents
    .filter(({ price }) => price)
    .flatMap((document) =>
      [...text.matchAll(patternOf(document, [document]))].map(
        ({ index, 0: said }): Mention => ({ document, from: index, to: index + said.length }),
      ),
    );
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  const single = whole.filter(({ document }) => !document.group);
  return (single.length ? single : whole).sort((one, other) => one.from - other.from);
}

/** A {@link readable} text with 'it' for the names of single offers, and the offers. */
export function withoutOffers(
  text: string,
  documents: readonly KnowledgeDocument[],
): { readonly rest: string; readonly offers: readonly KnowledgeDocument[] } {
  const read = readable(plainNames(text));
  const named = mentions(read, documents).filter(({ document }) => !document.group);
  const rest = named
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} it ${left.slice(to)}`, read);
  return { rest, offers: [...new Set(named.map(({ document }) => document))] };
}

/** The result of checking the amounts in a sentence. */
export interface PriceCheck {
  readonly right: boolean;
  /** The one offer that the sentence is about, if that is clear. */
  readonly about: KnowledgeDocument | undefined;
}

/**
 * Checks each amount in a sentence against its offer: the one named before it, else the first one named, else the one
 * that the text was about so far.
 */
export function checkPrices(
  sentence: string,
  documents: readonly KnowledgeDocument[],
  subject: KnowledgeDocument | undefined,
): PriceCheck {
  const text = readable(plainNames(sentence)).replace(phoneNumber, "");
  const named = mentions(text, documents);
  // A list that is named does not make the sentence about a single offer.
  const offers = [...new Set(named.map(({ document }) => document))].filter(({ group }) => !group);
  const about = offers.length > 1 ? undefined : (offers[0] ?? subject);
  const right = amountsSaid(text).every((amount) => {
    const before = named.filter(({ from }) => from < amount.from).at(-1);
    const place = before ?? named[0];
    const meant = place ? named.filter(({ from, to }) => from === place.from && to === place.to) : [];
    const owners = meant.length ? meant.map(({ document }) => document) : subject ? [subject] : [];
    return owners.some((document) => has(document, amount));
  });
  return { right, about };
}

/** The sentence with the names of offers in their standard spelling. */
function plainNames(sentence: string): string {
  const plain = plainQuestion(sentence);
  // Plain English drops signs that amounts need, so it is used only for names.
  return /leadbot|smartagent|fullops|ebook|storefront/.test(plain)
    ? sentence
        .replace(/\blead[\s-]?bot/gi, "leadbot")
        .replace(/\bsmart[\s-]?agent/gi, "smartagent")
        .replace(/\bfull[\s-]?ops/gi, "fullops")
        .replace(/\be-?books?\b/gi, "ebook")
    : sentence;
}
