import { plainWords } from "#packages/recognise/features.ts";
import type { Order, Product, Shop } from "./shop.ts";
import { isFiller, isSame, isUnit, looks, rootOf, unitOf } from "./things.ts";

/*
 * Where a text names products. Every run of words that could mean a product is weighed by how much of the product's name
 * it has; the best runs that do not overlap are what the customer names.
 */

export interface Token {
  readonly word: string;
  readonly root: string;
  readonly from: number;
  readonly to: number;
  /** Whether a comma or the end of a sentence comes before it. */
  readonly isApart: boolean;
  /** 'and', 'with', 'plus': a name goes on behind it only if it has such a word itself. */
  readonly isJoin: boolean;
}

export interface Mention {
  /** More than one if the words fit several equally well. */
  readonly products: readonly Product[];
  /** The first and the last token of it. */
  readonly first: number;
  readonly last: number;
}

const joins = /^(?:and|plus|with|or|then|\+|&)$/;

/** What a customer says to do, which names nothing: 'make it two' is no wig making. */
const acts = /^(?:make|made|add|use|get|take|put|change|order|want|need|call|come|go|see(?= ))$/;

/** The words and numbers of a text, with what is between them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const found of text.matchAll(
    /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)?|[+&]|[,;?!\n(:]|\.(?!\d)/gu,
  )) {
    const [raw] = found;
    if (/^[,;?!\n(:.]$/.test(raw)) {
      isApart = true;
      continue;
    }
    const word = raw.toLowerCase().replace(/(?<=\d),(?=\d{3})/g, "");
    const from = found.index;
    const [plain = word] = /^[\d+&]/.test(word) ? [word] : plainWords(word);
    tokens.push({
      word,
      root: rootOf(plain),
      from,
      to: from + raw.length,
      isApart,
      isJoin: joins.test(word),
    });
    isApart = false;
  }
  return tokens;
}

/** Words of a name that tell it from another one of its kind: half, extra, 16 inch. */
const kinds =
  /^(?:half|full|extra|small|big|medium|larg|mini|jumbo|singl|doubl|standard|new|old|first|second|front|rear|fresh|smok|black|whit|colour|day|night|child|adult|\d[\d.]*)$/;
/** Words of a name that nobody has to say. */
const weak =
  /^(?:of|the|a|an|and|with|plus|for|per|in|at|to|each|any|only|or|by|from|together|both|join|on|one|\+|&)$/;

/** What a product's name is made of, and what else it is called. */
export interface NameParts {
  readonly words: readonly string[];
  readonly isJoined: boolean;
}

const known = new Map<string, NameParts>();
const mostKnown = 4000;

export function partsOf(name: string): NameParts {
  const before = known.get(name);
  if (before) return before;
  const all = tokensOf(name.replace(/(\d)(?=\p{L})/gu, "$1 "));
  const words = [...new Set(all.filter(({ word }) => !weak.test(word)).map(({ root }) => root))];
  const parts: NameParts = {
    words: words.length ? words : all.map(({ root }) => root),
    isJoined: all.some(({ isJoin }, at) => isJoin && at > 0 && at < all.length - 1),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(name, parts);
  return parts;
}

const weightOf = (root: string): number => (isUnit(root) ? 0.6 : /^\d/.test(root) ? 1.1 : 1);
const lossOf = (root: string): number => (kinds.test(root) ? 0.6 : isUnit(root) ? 0.04 : 0.12);
/** Unsaid words never count for more than this share of what was said. */
const mostLost = 0.7;

/** What a text is read against. */
export interface Known {
  readonly shop: Shop;
  readonly order: Pick<Order, "lines">;
  readonly product?: Product;
}

interface Candidate extends Mention {
  readonly product: Product;
  readonly score: number;
  readonly isFull: boolean;
}

const longestRun = 9;
const leastScore = 0.25;
const alike = (typed: string, word: string) =>
  typed === word ||
  (/^\p{L}/u.test(typed) &&
    !isFiller(typed) &&
    /^\p{L}/u.test(word) &&
    !(isUnit(typed) && word.length > typed.length + 2) &&
    !(word.endsWith(typed) && typed.length > 2) &&
    isSame(typed, word));

/** Whether a word before a name makes it another kind: 'fried' before 'rice', where there is jollof rice. */
function isOtherKind(
  tokens: readonly Token[],
  first: number,
  matched: readonly string[],
  words: readonly string[],
) {
  const before = tokens[first - 1];
  const head = words.findLast((word) => !isUnit(word) && !/^\d/.test(word)) ?? "";
  if (!before || tokens[first]?.isApart || before.isJoin || words.length < 2) return false;
  if (matched.length === words.length || !matched.includes(head)) return false;
  return (
    /^\p{L}{3}/u.test(before.word) &&
    !isFiller(before.word) &&
    !isUnit(before.word) &&
    !looks.has(before.word) &&
    !kinds.test(before.root) &&
    !doing.test(before.word)
  );
}
const doing =
  /^(?:mine|monthly|weekly|daily|yearly|nightly|use|change|swap|remove|comot|drop|bring|carry|book|cancel|leave|wash|repair|fix|both|instead|including|include|small|big|good|fine|dress|clean|reduce|increase|deliver|forget|without)$/;

/** Whether the words that were said are enough to mean the product. */
function isTelling(shop: Shop, matched: readonly string[], words: readonly string[]): boolean {
  const isNumber = (word: string) => /^\d/.test(word);
  if (matched.some((one) => !isUnit(one) && !isNumber(one) && !kinds.test(one))) return true;
  if (matched.length === words.length) return true;
  const others = shop.products.filter(
    ({ name }) => !words.every((word) => partsOf(name).words.includes(word)),
  );
  // '16 inch' and '4 weeks' mean what is called so, unless something is sold by the inch.
  if (matched.length > 1)
    return (
      !shop.products.some(({ unit }) => unit && matched.some((one) => rootOf(unit) === one)) ||
      matched.some((one) => kinds.test(one) && !isNumber(one))
    );
  const isSoldBy = (one: string) => shop.products.some(({ unit }) => unit && rootOf(unit) === one);
  return matched.every(
    (one) =>
      !isNumber(one) && !isSoldBy(one) && !others.some(({ name }) => partsOf(name).words.includes(one)),
  );
}

/** The ways in which one product may be named from a token on. */
function candidateAt(
  shop: Shop,
  tokens: readonly Token[],
  first: number,
  product: Product,
  name: string,
): Candidate | undefined {
  const { words, isJoined } = partsOf(name);
  // '60 cartons of tile 60x60': a number apart from the name counts.
  const beside = tokens[first + 1];
  if (/^\d/.test(tokens[first]?.word ?? "") && !(beside && words.some((one) => alike(beside.root, one))))
    return undefined;
  const matched: string[] = [];
  let [last, gaps, open] = [first, 0, 0];
  let [best, isStrange]: [Candidate | undefined, boolean] = [undefined, false];
  for (let at = first; at < Math.min(tokens.length, first + longestRun); at += 1) {
    const token = tokens[at];
    if (!token || (at > first && token.isApart)) break;
    const isCrossing = token.isJoin && at > first;
    if (isCrossing && !isJoined) break;
    const word = words.find((one) => !matched.includes(one) && alike(token.root, one));
    if (word === undefined) {
      if (isCrossing || weak.test(token.word)) continue;
      open += 1;
      // Between the words of a name there is at most another one: 'bags of the 50kg'.
      if (open > 1) break;
      isStrange ||= !isFiller(token.word) && !isUnit(token.word) && !looks.has(token.word);
      continue;
    }
    matched.push(word);
    [gaps, open, last] = [gaps + open, 0, at];
    const isAcross = tokens.slice(first + 1, at + 1).some(({ isJoin }) => isJoin);
    const missing = words.filter((one) => !matched.includes(one));
    const isFull = !missing.length;
    if ((isAcross || isStrange) && !isFull) continue;
    if (!isTelling(shop, matched, words) || isOtherKind(tokens, first, matched, words)) continue;
    const exact = tokens.slice(first, at + 1).map(({ root }) => root);
    const weight = matched.reduce((sum, one) => sum + weightOf(one) * (exact.includes(one) ? 1 : 0.8), 0);
    const loss = Math.min(
      weight * mostLost,
      missing.reduce((sum, one) => sum + lossOf(one), 0),
    );
    const score = weight - loss - gaps * 0.1;
    if (score >= leastScore) best = { product, products: [product], first, last, score, isFull };
  }
  return best;
}

/** What is added where a unit is beside the name by which the product is sold. */
function unitBonus(tokens: readonly Token[], { first, last, product }: Candidate): number {
  const { unit } = product;
  if (!unit) return 0;
  const near = [
    ...tokens.slice(Math.max(0, first - 2), first),
    ...tokens.slice(last + 1, last + 3),
    ...tokens.slice(first, last + 1),
  ];
  return near.some(({ word }) => isUnit(word) && unitOf(word) === unit) ? 0.3 : 0;
}

/** Of products that fit equally well, the one that is ordered or spoken of. */
function choose(chat: Known, products: Product[], preferred: string | undefined): Product[] {
  if (products.length < 2) return products;
  const ordered = products.filter((product) => chat.order.lines.some((line) => line.product === product));
  const sold = preferred ? products.filter(({ unit }) => unit === preferred) : [];
  const [only] =
    sold.length === 1
      ? sold
      : ordered.length === 1
        ? ordered
        : products.filter((one) => one === chat.product);
  return only ? [only] : products;
}

/**
 * The products that a text names, in the order of the text.
 * @param preferred the unit that is meant where none is named
 */
export function mentionsIn(chat: Known, tokens: readonly Token[], preferred?: string): Mention[] {
  const found: Candidate[] = [];
  for (const product of chat.shop.products)
    for (const name of [product.name, ...(product.aliases ?? [])])
      for (const [at, token] of tokens.entries()) {
        if (
          token.isJoin ||
          acts.test(token.word) ||
          !partsOf(name).words.some((word) => alike(token.root, word))
        )
          continue;
        const candidate = candidateAt(chat.shop, tokens, at, product, name);
        if (candidate) found.push({ ...candidate, score: candidate.score + unitBonus(tokens, candidate) });
      }
  found.sort((one, other) => other.score - one.score || one.first - other.first);
  const taken: Mention[] = [];
  const isFree = ({ first, last }: Mention) => taken.every((one) => last < one.first || first > one.last);
  for (const candidate of found) {
    if (!isFree(candidate)) continue;
    const same = found.filter(
      (other) =>
        other.score >= candidate.score - 0.09 &&
        other.first <= candidate.last &&
        other.last >= candidate.first &&
        isFree(other),
    );
    const full = same.filter(({ isFull }) => isFull);
    const products = [...new Set((full.length ? full : same).map(({ product }) => product))];
    taken.push({ products: choose(chat, products, preferred), first: candidate.first, last: candidate.last });
  }
  return taken.sort((one, other) => one.first - other.first);
}

/** The products that a text names, each once; all of them where its words fit several: 'rice' is jollof and fried rice. */
export const productsIn = (shop: Shop, text: string): Product[] => [
  ...new Set(mentionsIn({ shop, order: { lines: [] } }, tokensOf(text)).flatMap(({ products }) => products)),
];
