import { toolTexts } from "#content/tool-texts.ts";
import { AppError, type NamedChoice } from "#server/platform/errors.ts";
import {
  general,
  isKnown,
  isNearOne,
  type Nearest,
  nearest,
  pieceOf,
  type Sector,
  sectorOfTrade,
  sectorPiece,
  sureOf,
  sureSector,
} from "./library.server.ts";
import type { Kind, Piece } from "./library.ts";

/** The piece that is meant. */
export interface Meant<K extends Kind> {
  /** Its id, if it is one of the library. */
  id?: string;
  piece: Piece<K>;
  /** What visitors are told that the text was written for. */
  about?: string;
  sector?: Sector | undefined;
}

async function found<K extends Kind>(kind: K, id: string): Promise<Meant<K>> {
  const piece = await pieceOf(kind, id);
  return { id, piece, about: piece.name, sector: kind === "trades" ? await sectorOfTrade(id) : undefined };
}

/** A visitor's answer to 'Written for …': it is another trade or department. */
const askAgain = "ask";

/** The most choices in a question. */
const choiceCount = 5;

/**
 * The least chances of the pieces that a question is asked about: of the likeliest one, which is not sure, or of two. The
 * others that are offered beside them may be less likely.
 */
const askedFrom = { one: 0.4, two: 0.25, others: 0.03 } as const;

/** The text that shows which piece is meant. */
interface Telling extends Record<"words" | "parts", readonly string[]> {
  /** The piece that was typed by its plain name, if any. */
  readonly called?: string | undefined;
  /** Whether goods or a service are described, and not a business. */
  readonly isOffer?: boolean | undefined;
  /** Whether it is a body of a faith, whatever its offer sounds like. */
  readonly isFaithBody?: boolean | undefined;
  /** Further choices, which come before the pieces if the visitor asks for others. */
  readonly others?: (() => Promise<readonly NamedChoice[]>) | undefined;
}

/**
 * Finds the piece that is meant: the visitor's choice, a sure match, or the piece of the kind of trade. Otherwise it is the
 * general piece, unless a piece is likely and the visitor can be asked.
 * @param asks whether to ask the visitor which piece it is if one is likely
 * @throws AppError unclear, with the choices
 */
export async function meant<K extends Kind>(
  kind: K,
  chosen: string | undefined,
  asks: boolean,
  { words, parts, called, isOffer, isFaithBody, others }: Telling,
  find: () => Promise<string | undefined> = () => sureOf(kind, words.at(-1) ?? "", parts),
): Promise<Meant<K>> {
  if (chosen === "none") return { piece: await general(kind) };
  if (chosen !== undefined && (await isKnown(kind, chosen))) return found(kind, chosen);
  const [telling = "", whole = telling] = [words[0], words.at(-1)];
  if (chosen === askAgain)
    throw unclear(kind, [...((await others?.()) ?? []), ...(await choicesFor(kind, words))]);
  const id = called ?? (await find());
  const repairs = kind === "trades" && isRepair(telling) ? await sectorPiece("repairs") : undefined;
  const sectorOfId = kind === "trades" && id !== undefined ? await sectorOfTrade(id) : undefined;
  const faith = kind === "trades" && isFaithBody ? await sectorPiece("faith-and-charity") : undefined;
  if (faith && sectorOfId?.id !== faith.id)
    return { piece: faith.piece as Piece<K>, about: faith.piece.name, sector: faith };
  // A school shoe is no work of a cobbler.
  const isGoods = (of: Sector | undefined) => isOffer && of?.id === "repairs" && !mending.test(whole);
  if (id !== undefined && (!repairs || sectorOfId?.id === repairs.id) && !isGoods(sectorOfId))
    return found(kind, id);
  if (repairs) return { piece: repairs.piece as Piece<K>, about: repairs.piece.name, sector: repairs };
  const sector = kind === "trades" ? await sureSector(whole, telling) : undefined;
  if (sector && !isGoods(sector))
    return { piece: sector.piece as Piece<K>, about: sector.piece.name, sector };
  const near = asks ? await choicesFor(kind, words) : [];
  const [one = 0, two = 0] = near.map(({ chance }) => chance);
  const isLikely = one >= askedFrom.one || two >= askedFrom.two;
  const choices = near.filter(({ chance }) => chance >= askedFrom.others);
  if (isLikely && (await isNearOne(kind, parts, choices))) throw unclear(kind, choices);
  return { piece: await general(kind) };
}

/** Words in which a thing is repaired, and not made or sold, if they are at the beginning. */
const repairing =
  /\b(?:repair(?:s|ing|er)?|re-?vamp\w*|re-?condition\w*|re-?furbish\w*|re-?wind\w*|servicing|mend(?:s|ing|er)?|cobb?lers?|re-?upholster\w*)\b/i;
/** Words of any repair or service in a text about what is sold. */
const mending = new RegExp(
  `${repairing.source}|\\b(?:replac\\w+|fix\\w*|servic\\w+|install\\w*|chang(?:e|ing)|restor\\w+|unlock\\w*|flash\\w*)\\b`,
  "i",
);
const beginningWords = 8;
const isRepair = (text: string) => repairing.test(text.split(/\s+/).slice(0, beginningWords).join(" "));

/** The pieces that may be meant, without duplicates, likeliest first. */
async function choicesFor(kind: Kind, words: readonly string[]): Promise<Nearest[]> {
  const guesses = await Promise.all(words.map((some) => nearest(kind, some, choiceCount)));
  const sorted = guesses.flat().toSorted((one, other) => one.chance - other.chance);
  return [...new Map(sorted.map((one) => [one.id, one])).values()].toSorted(
    (one, other) => other.chance - one.chance,
  );
}

const unclear = (kind: Kind, choices: readonly NamedChoice[]) =>
  new AppError("unclear", toolTexts.unclear[kind].question, {
    choices: choices.slice(0, choiceCount).map(({ id, name }) => ({ id, name })),
  });
