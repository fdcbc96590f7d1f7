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

/**
 * The piece that is meant: the one that the visitor chose, or one that is sure.
 * @throws AppError unclear, with up to five choices
 */
async function meant<K extends Kind>(
  kind: K,
  chosen: string | undefined,
  words: readonly string[],
): Promise<Meant<K>> {
  if (chosen === "none") return { piece: await general(kind) };
  if (chosen !== undefined && (await isKnown(kind, chosen))) return found(kind, chosen);
  let choices = await nearest(kind, words.at(-1) ?? "");
  for (const some of words) {
    const likely = await nearest(kind, some);
    const [first] = likely;
    if (first && first.chance >= sureFrom[kind] && chosen !== askAgain) return found(kind, first.id);
    if ((first?.chance ?? 0) > (choices[0]?.chance ?? 0)) choices = likely;
  }
  throw new AppError("unclear", toolTexts.unclear[kind].question, {
    choices: choices.map(({ id, name }) => ({ id, name })),
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
