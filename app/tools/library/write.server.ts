import { toolTexts } from "#content/tool-texts.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import type { AdviceKind } from "./advice.ts";
import { asTyped } from "./as-typed.ts";
import { readClauses, readSaid } from "./clauses.server.ts";
import { partsOf } from "./clauses.ts";
import {
  adviceFor,
  calledBy,
  general,
  isKnown,
  isOutside,
  type Nearest,
  nearest,
  pieceOf,
  sectorOfTrade,
  sureOf,
  sureSector,
} from "./library.server.ts";
import type { Kind, Piece } from "./library.ts";
import { nameIn } from "./said.ts";
import type { SectorId } from "./sectors.ts";
import { uncapital } from "./typing.ts";
import { writeNames } from "./write/names.ts";
import type { Known, Written } from "./write/piece.ts";
import { writeFaq, writeGrowth, writeIdea } from "./write/planning.ts";
import { writeProcedure } from "./write/procedure.ts";
import { writeLanding, writeMarketing, writeProduct } from "./write/selling.ts";

/** How a call is written: by which kind of piece, recognised from which words. */
interface Writing<Name extends ToolCall, K extends Kind> {
  kind: K;
  /** What tells the subject: the most telling words first, then all of them. */
  words: (input: ToolInput<Name>) => readonly string[];
  /** What may be the subject's own name, the most exact first. */
  names?: (input: ToolInput<Name>) => readonly string[];
  /** The field that is read clause by clause. */
  told: keyof ToolInput<Name>;
  /** For texts that sell: the field with the name of what is sold, and that customers read the one that is told. */
  sells?: keyof ToolInput<Name>;
  /** Whether the text depends so much on the trade that a likely one is asked about. Others have a form for any trade. */
  asks?: true;
  /** The advice that it is read for. */
  advised?: AdviceKind;
  write: (input: ToolInput<Name>, known: Known<K>) => Written<ToolOutput<Name>>;
}

type Writings = {
  [Name in ToolCall]: Writing<Name, Name extends "generate-sop" ? "departments" : "trades">;
};

/** How each call is written. */
export const writings: Writings = {
  "generate-marketing-content": {
    kind: "trades",
    words: ({ businessType, offer }) => [businessType, `${businessType}. ${offer}`],
    told: "offer",
    sells: "businessType",
    write: writeMarketing,
  },
  "generate-product-description": {
    kind: "trades",
    words: ({ productName, featuresBenefits }) => [productName, `${productName}. ${featuresBenefits}`],
    told: "featuresBenefits",
    sells: "productName",
    write: writeProduct,
  },
  "generate-landing-copy": {
    kind: "trades",
    words: ({ businessName, coreOffer }) => [coreOffer, `${businessName}. ${coreOffer}`],
    told: "coreOffer",
    sells: "businessName",
    write: writeLanding,
  },
  "evaluate-business-idea": {
    kind: "trades",
    words: ({ businessIdea }) => [businessIdea],
    told: "businessIdea",
    advised: "worries",
    asks: true,
    write: writeIdea,
  },
  "generate-growth-strategy": {
    kind: "trades",
    words: ({ industry, businessGoal }) => [industry, `${industry}. ${businessGoal}`],
    told: "businessGoal",
    advised: "goals",
    asks: true,
    write: writeGrowth,
  },
  "generate-faq": {
    kind: "trades",
    words: ({ productServiceName }) => [productServiceName],
    told: "productServiceName",
    asks: true,
    write: writeFaq,
  },
  "generate-business-names": {
    kind: "trades",
    words: ({ businessDescription }) => [businessDescription],
    told: "businessDescription",
    write: writeNames,
  },
  "generate-sop": {
    kind: "departments",
    words: ({ companyType, department }) => [`${companyType}: ${department}`],
    // A store is a store in any company, but the store of a pharmacy has a procedure of its own.
    names: ({ companyType, department }) => [`${companyType} ${department}`, department],
    told: "department",
    advised: "duties",
    asks: true,
    write: writeProcedure,
  },
};

interface Meant<K extends Kind> {
  piece: Piece<K>;
  /** What visitors are told that the text was written for. */
  about?: string;
  sector?: SectorId | undefined;
}

async function found<K extends Kind>(kind: K, id: string): Promise<Meant<K>> {
  const piece = await pieceOf(kind, id);
  return { piece, about: piece.name, sector: (await sectorOfTrade(id))?.id };
}

/** A visitor's answer to 'Written for …': it is another trade or department. */
const askAgain = "ask";

/** The most choices in a question. */
const choiceCount = 5;

/** From this chance on, a piece is a likely choice. With fewer than two likely choices, the question would be guesswork. */
const likelyChoice = 0.25;

/** The text that shows which piece is meant. */
type Telling = Record<"words" | "names" | "parts", readonly string[]>;

/**
 * Finds the piece that is meant: the visitor's choice, a sure match, or the piece of the kind of trade. Otherwise it is the
 * general piece, unless two or more pieces are likely and the visitor can be asked.
 * @param asks whether to ask the visitor if several pieces are likely
 * @throws AppError unclear, with the choices
 */
async function meant<K extends Kind>(
  kind: K,
  chosen: string | undefined,
  asks: boolean,
  { words, names, parts }: Telling,
): Promise<Meant<K>> {
  if (chosen === "none") return { piece: await general(kind) };
  if (chosen !== undefined && (await isKnown(kind, chosen))) return found(kind, chosen);
  const [telling = "", whole = telling] = [words[0], words.at(-1)];
  if (chosen === askAgain) throw unclear(kind, await choicesFor(kind, words));
  const id = (await calledBy(kind, names)) ?? (await sureOf(kind, whole, parts));
  if (id !== undefined) return found(kind, id);
  const sector = kind === "trades" ? await sureSector(whole, telling) : undefined;
  if (sector) return { piece: sector.piece as Piece<K>, about: sector.piece.name, sector: sector.id };
  const choices = asks ? (await choicesFor(kind, words)).filter(({ chance }) => chance >= likelyChoice) : [];
  if (choices.length > 1 && !(await isOutside(kind, parts))) throw unclear(kind, choices);
  return { piece: await general(kind) };
}

/** The pieces that may be meant, without duplicates, likeliest first. */
async function choicesFor(kind: Kind, words: readonly string[]): Promise<Nearest[]> {
  const guesses = await Promise.all(words.map((some) => nearest(kind, some, choiceCount)));
  const sorted = guesses.flat().toSorted((one, other) => one.chance - other.chance);
  return [...new Map(sorted.map((one) => [one.id, one])).values()].toSorted(
    (one, other) => other.chance - one.chance,
  );
}

const unclear = (kind: Kind, choices: readonly Nearest[]) =>
  new AppError("unclear", toolTexts.unclear[kind].question, {
    choices: choices.slice(0, choiceCount).map(({ id, name }) => ({ id, name })),
  });

/**
 * Writes the output of a call from the library. The same input always gives the same text.
 * @throws AppError unclear, when the trade or the department is not certain; invalid, when nothing that was typed is for
 * customers
 */
export async function writeFromLibrary<Name extends ToolCall>(
  name: Name,
  given: ToolInput<Name>,
): Promise<Written<ToolOutput<Name>>> {
  const { kind, words, names, told, sells, asks, advised, write } = writings[name] as unknown as Writing<
    Name,
    Kind
  >;
  const input = asTyped(given);
  const typed = String(input[told]);
  const [plain, said] = await Promise.all([general(kind), readSaid(typed)]);
  const [telling = "", whole = telling] = words(input);
  if (sells && !said.sentences.length)
    throw new AppError("invalid", toolTexts.nothingToShow, { fields: { [told]: [toolTexts.nothingToShow] } });
  // The parts of `told` are already encoded. If another field describes the trade, its parts are encoded as well.
  const parts = [...(telling === typed ? [] : partsOf(telling).map(({ text }) => text)), ...said.meant];
  // A department is what it is in its company: a sales girl of a chemist does not stand in a supermarket.
  const { piece, about, sector } = await meant(kind, input.nearest, asks === true, {
    words: [telling, whole],
    names: names?.(input) ?? [],
    parts: kind === "departments" ? [whole] : parts,
  });
  const called = sells && String(input[sells]);
  const named = called && nameIn(called, await readClauses(called));
  const buyers = "targetAudience" in input ? await readSaid(String(input.targetAudience)) : undefined;
  const people = buyers?.points.map(uncapital).join(", ");
  const advice = advised
    ? await adviceFor(advised, [...(kind === "departments" ? [whole] : []), ...said.meant])
    : [];
  return {
    ...write(people ? { ...input, targetAudience: people } : input, {
      piece,
      plain,
      said,
      ...(named ? { name: named } : {}),
      advice,
      isKnown: about !== undefined,
      sector,
    }),
    about,
  };
}
