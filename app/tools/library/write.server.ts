import { toolTexts } from "#content/tool-texts.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { general, isKnown, nearest, pieceOf } from "./library.server.ts";
import type { Kind, Piece } from "./library.ts";
import { writeNames } from "./write/names.ts";
import type { Written } from "./write/piece.ts";
import { writeFaq, writeGrowth, writeIdea } from "./write/planning.ts";
import { writeProcedure } from "./write/procedure.ts";
import { writeLanding, writeMarketing, writeProduct } from "./write/selling.ts";

/** How a call is written: by which kind of piece, recognised from which words. */
interface Writing<Name extends ToolCall, K extends Kind> {
  kind: K;
  /** What tells the subject: the most telling words first, then all of them. */
  words: (input: ToolInput<Name>) => readonly string[];
  write: (input: ToolInput<Name>, piece: Piece<K>) => Written<ToolOutput<Name>>;
}

type Writings = {
  [Name in ToolCall]: Writing<Name, Name extends "generate-sop" ? "departments" : "trades">;
};

/** How each call is written. */
export const writings: Writings = {
  "generate-marketing-content": {
    kind: "trades",
    words: ({ businessType, offer }) => [businessType, `${businessType}. ${offer}`],
    write: writeMarketing,
  },
  "generate-product-description": {
    kind: "trades",
    words: ({ productName, featuresBenefits }) => [productName, `${productName}. ${featuresBenefits}`],
    write: writeProduct,
  },
  "generate-landing-copy": {
    kind: "trades",
    words: ({ businessName, coreOffer }) => [coreOffer, `${businessName}. ${coreOffer}`],
    write: writeLanding,
  },
  "evaluate-business-idea": {
    kind: "trades",
    words: ({ businessIdea }) => [businessIdea],
    write: writeIdea,
  },
  "generate-growth-strategy": {
    kind: "trades",
    words: ({ industry, businessGoal }) => [industry, `${industry}. ${businessGoal}`],
    write: writeGrowth,
  },
  "generate-faq": {
    kind: "trades",
    words: ({ productServiceName }) => [productServiceName],
    write: writeFaq,
  },
  "generate-business-names": {
    kind: "trades",
    words: ({ businessDescription }) => [businessDescription],
    write: writeNames,
  },
  "generate-sop": {
    kind: "departments",
    words: ({ companyType, department }) => [department, `${companyType}: ${department}`],
    write: writeProcedure,
  },
};

/** From this chance on the first guess is taken (docs/decisions/0025). */
const sureFrom: Record<Kind, number> = { trades: 0.9, departments: 0.8 };

interface Meant<K extends Kind> {
  piece: Piece<K>;
  /** What visitors are told that the text was written for. */
  about?: string;
}

async function found<K extends Kind>(kind: K, id: string): Promise<Meant<K>> {
  const piece = await pieceOf(kind, id);
  return { piece, about: piece.name };
}

/** A visitor's answer to 'Written for …': it is another trade or department. */
const askAgain = "ask";

/** How many choices a question has. */
const choiceCount = 5;

/**
 * The piece that is meant: the one that the visitor chose, or one that is sure. It is sure when the most telling words
 * and all words together mean the same, and one of the two is certain of it.
 * @throws AppError unclear, with five choices
 */
async function meant<K extends Kind>(
  kind: K,
  chosen: string | undefined,
  words: readonly string[],
): Promise<Meant<K>> {
  if (chosen === "none") return { piece: await general(kind) };
  if (chosen !== undefined && (await isKnown(kind, chosen))) return found(kind, chosen);
  const guesses = await Promise.all(words.map((some) => nearest(kind, some, choiceCount)));
  const firsts = guesses.flatMap(([first]) => first ?? []);
  const [best, ...others] = firsts.toSorted((one, other) => other.chance - one.chance);
  const agree = others.every(({ id }) => id === best?.id);
  if (best && agree && best.chance >= sureFrom[kind] && chosen !== askAgain) return found(kind, best.id);
  const likely = guesses.flat().toSorted((one, other) => other.chance - one.chance);
  const choices = new Map(likely.map(({ id, name }) => [id, { id, name }]));
  throw new AppError("unclear", toolTexts.unclear[kind].question, {
    choices: [...choices.values()].slice(0, choiceCount),
  });
}

/**
 * Writes the output of a call from the library. The same input always gives the same text.
 * @throws AppError unclear, when the trade or the department is not certain
 */
export async function writeFromLibrary<Name extends ToolCall>(
  name: Name,
  input: ToolInput<Name>,
): Promise<Written<ToolOutput<Name>>> {
  const { kind, words, write } = writings[name] as unknown as Writing<Name, Kind>;
  const { piece, about } = await meant(kind, input.nearest, words(input));
  return { ...write(input, piece), about };
}
