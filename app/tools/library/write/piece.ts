import type { ToneId } from "#content/tool-limits.ts";
import type { Length } from "../../fields-contract.ts";
import type { Advised } from "../advice.server.ts";
import { type Facts, fill } from "../fill.ts";
import type { Kind, Piece } from "../library.ts";
import { tellingStems } from "../read-line.ts";
import type { Said } from "../said.ts";
import type { SectorId } from "../sectors.ts";
import type { CompanyWork } from "../work.ts";

/** What was written, and how many different whole versions there are for this input. */
export interface Written<Output> {
  output: Output;
  versions: number;
  /** The trade, its job or the department that it was written for; missing where none is known. */
  about?: string | undefined;
}

/** All that a text is written from, beside the fields of its form. */
export interface Known<K extends Kind> {
  /** The id of the piece, if it is one of the library and not of a kind of trade. */
  readonly id?: string | undefined;
  /** The piece of the trade or department; the general one where none is known. */
  readonly piece: Piece<K>;
  /** The general piece: plain forms for the visitor's own words. */
  readonly plain: Piece<K>;
  /** What the field that is read clause by clause says. */
  readonly said: Said;
  /** What the visitor calls the product, the business or its kind; undefined where the field has no name. */
  readonly name?: string | undefined;
  /** What may be advised for each goal or worry that the visitor names, in their order. */
  readonly advice: readonly Advised[];
  /** Whether the trade, its kind or the department is known. */
  readonly isKnown: boolean;
  /** For a procedure: the company's own jobs and the blocks that are meant. */
  readonly work?: CompanyWork | undefined;
  /** The kind of trade, if known, and its piece. */
  readonly sector: SectorId | undefined;
  readonly ofSector: Piece<"trades"> | undefined;
}

/** Item number `at` of a list that begins again at its end. */
export function turned<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}

/** `count` items of a list from number `from` on, beginning again at its end. */
export function someFrom<Item>(items: readonly Item[], from: number, count: number): Item[] {
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => turned(items, from + at));
}

export interface Manners<Text> {
  readonly plain: readonly Text[];
  readonly playful: readonly Text[];
  readonly pidgin: readonly Text[];
}

/** The pieces that share most words with what was typed first; equal ones keep their order. */
export function byFit<Item>(pieces: readonly Item[], typed: string): Item[] {
  const asked = tellingStems(typed);
  const shared = new Map(
    pieces.map((piece) => {
      const stems = new Set(tellingStems(JSON.stringify(piece)));
      return [piece, asked.filter((stem) => stems.has(stem)).length];
    }),
  );
  return pieces.toSorted((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0));
}

/** Which of the plain texts each tone begins with. */
const firstPlain = { friendly: 0, professional: 1, direct: 2 } as const;

/**
 * The texts of a tone in the order in which 'Try again' shows them. A trade has several sides, such as selling and
 * repairing: the text about the side that was typed comes first.
 */
export function inTone<Text>(
  { plain, playful, pidgin }: Manners<Text>,
  tone: ToneId,
  typed: string,
): readonly Text[] {
  if (tone === "pidgin") return byFit(pidgin, typed);
  if (tone === "playful") return [...byFit(playful, typed), ...byFit(plain, typed)];
  return byFit(someFrom(plain, firstPlain[tone], plain.length), typed);
}

/**
 * The texts in the order in which 'Try again' shows them. The first is a plain form with the visitor's own words and
 * nothing else. Those of the trade follow, unless they would speak of something else: an event is not the trade.
 */
export function textsFor<Text>(
  texts: (piece: Piece<"trades">) => Manners<Text>,
  { piece, plain, said, isKnown, ofSector }: Known<"trades">,
  tone: ToneId,
  typed: string,
  canVary = true,
): readonly Text[] {
  const forms = inTone(texts(plain), tone === "direct" || tone === "professional" ? "friendly" : tone, "");
  if (!isKnown || !canVary || said.isEvent) return forms;
  const others = otherSides(piece.name, typed);
  const own = inTone(texts(piece), tone, typed).filter(
    (text) => !tellingStems(JSON.stringify(text)).some((stem) => others.has(stem)),
  );
  // Somebody who typed very little is better served by a text of the trade. A text of its kind may speak of other goods.
  const isLittle = said.points.length < 2 && typed.split(/\s+/).length < fewestTold;
  if (isLittle && own.length && ofSector !== piece) return [...own, ...forms];
  // In the second version the sentences of the trade surround the plain form.
  const form = forms.slice(0, 1);
  return [...form, ...(piece.around ? form : []), ...own];
}

/** The sides of a trade that were not typed: 'ice cream' of 'Ice cream and yoghurt' where only yoghurt is sold. */
export function otherSides(trade: string, typed: string): ReadonlySet<string> {
  const asked = new Set(tellingStems(typed));
  const sides = trade.split(/,\s*|\s+(?:and|&|or)\s+/).map(tellingStems);
  const isAsked = (side: readonly string[]) => side.some((stem) => asked.has(stem));
  return new Set(sides.some(isAsked) ? sides.filter((side) => !isAsked(side)).flat() : []);
}

/** Fewer words tell next to nothing. */
const fewestTold = 6;

/** Fills a text whose facts are all given. @throws Error if one is missing: the schema lets no such text in */
export function filled(text: string, facts: Facts, length?: Length): string {
  const written = fill(text, facts, length);
  if (written === null) throw new Error("A text of the library asks for a fact that its tool does not have.");
  return written;
}
