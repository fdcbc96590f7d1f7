import { noSubjectAnswers } from "#content/refusals.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { AppError, type NamedChoice } from "#server/platform/errors.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { likeliestAdvice } from "./advice.server.ts";
import type { AdviceKind } from "./advice.ts";
import { readClauses, readSaid } from "./clauses.server.ts";
import { type Clause, partsOf } from "./clauses.ts";
import { departmentOf, staffDepartment } from "./departments.server.ts";
import { calledAs, general, sureOf } from "./library.server.ts";
import type { Kind } from "./library.ts";
import { type Meant, meant } from "./meant.server.ts";
import { readInput } from "./read-input.server.ts";
import { isQuestion, nameIn, publicClauses, type Said } from "./said.ts";
import { encodedFor } from "./trade-work.server.ts";
import { uncapital } from "./typing.ts";
import { jobChoices } from "./work.server.ts";
import type { CompanyWork } from "./work.ts";
import { workFor } from "./work-for.server.ts";
import { writeFaq } from "./write/faq.ts";
import { writeNames } from "./write/names.ts";
import type { Known, Written } from "./write/piece.ts";
import { writeGrowth, writeIdea } from "./write/planning.ts";
import { writeProcedure } from "./write/procedure.ts";
import { writeLanding, writeMarketing, writeProduct } from "./write/selling.ts";

type Output<Name extends ToolCall> = Written<ToolOutput<Name>>;

/** How a call is written: by which kind of piece, recognised from which words. */
interface Writing<Name extends ToolCall, K extends Kind> {
  kind: K;
  /** What tells the subject: the most telling words first, then all of them. */
  words: (input: ToolInput<Name>) => readonly string[];
  /** The field that may be a trade's plain name, with a place behind it. */
  calls?: keyof ToolInput<Name>;
  /** Finds a piece by one field alone, whatever the others say. */
  surely?: (input: ToolInput<Name>) => Promise<string | undefined>;
  /** Finds what is meant, where it is not found by words and meaning together. */
  find?: (input: ToolInput<Name>, said: Said) => Promise<string | undefined>;
  /** Lines that are encoded with the form in one batch: those who need their meaning later find it in memory. */
  encoded?: (input: ToolInput<Name>) => readonly string[];
  /** Finds the company's own jobs, beside what was found. */
  jobs?: (input: ToolInput<Name>, found: Meant<K>) => Promise<CompanyWork>;
  /** Further choices for a visitor who asks for others. */
  others?: (input: ToolInput<Name>) => Promise<readonly NamedChoice[]>;
  /** The field that is read clause by clause. */
  told: keyof ToolInput<Name>;
  /** For texts that sell: the field with the name of what is sold, and that customers read the one that is told. */
  sells?: keyof ToolInput<Name>;
  /** Whether goods or a service are described, and not a business. */
  isOffer?: true;
  /** Whether the text depends so much on the trade that a likely one is asked about. Others have a form for any trade. */
  asks?: true;
  /** Whether a question is refused, if it names no trade. */
  noQuestion?: true;
  /** The advice to look for. */
  advised?: {
    kind: AdviceKind;
    /** The parts that may name a goal, a worry or a duty. */
    parts: (input: ToolInput<Name>, said: Said) => readonly string[];
    /** Whose they are, such as a kind of company. */
    context?: (input: ToolInput<Name>) => string;
  };
  write: (input: ToolInput<Name>, known: Known<K>) => Output<Name> | Promise<Output<Name>>;
}

type Writings = {
  [Name in ToolCall]: Writing<Name, Name extends "generate-sop" ? "departments" : "trades">;
};

/** How each call is written. */
export const writings: Writings = {
  "generate-marketing-content": {
    kind: "trades",
    words: ({ businessType, offer }) => [businessType, `${businessType}. ${offer}`],
    calls: "businessType",
    told: "offer",
    sells: "businessType",
    write: writeMarketing,
  },
  "generate-product-description": {
    kind: "trades",
    words: ({ productName, featuresBenefits }) => [productName, `${productName}. ${featuresBenefits}`],
    isOffer: true,
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
    find: (_, said) => wantedTrade(said),
    advised: { kind: "worries", parts: (_, said) => said.meant },
    asks: true,
    write: writeIdea,
  },
  "generate-growth-strategy": {
    kind: "trades",
    words: ({ industry, businessGoal }) => [industry, `${industry}. ${businessGoal}`],
    calls: "industry",
    told: "businessGoal",
    advised: { kind: "goals", parts: (_, said) => said.needs, context: ({ industry }) => industry },
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
    noQuestion: true,
    write: writeNames,
  },
  "generate-sop": {
    kind: "departments",
    words: ({ companyType, department }) => [`${companyType}: ${department}`],
    told: "department",
    surely: ({ department }) => staffDepartment(department),
    find: ({ companyType, department }) => departmentOf(companyType, department),
    encoded: encodedFor,
    jobs: workFor,
    others: jobChoices,
    write: writeProcedure,
  },
};

/** The trade of an idea: of all that is told, else of what is wanted alone, without the story around it. */
async function wantedTrade({ typed, wishes, meant: parts }: Said): Promise<string | undefined> {
  const whole = await sureOf("trades", typed, parts);
  return whole ?? (wishes.length ? sureOf("trades", wishes.join(". "), wishes) : undefined);
}

const fewestOfRequest = 5;

/** Whether there is nothing for customers in what was typed: a wish, a request, or a question in place of a name. */
function isNoOffer(
  name: ToolCall,
  said: Said,
  called: string | undefined,
  ofName: readonly Clause[],
): boolean {
  // A short name may look like anything; a longer text without anything for customers is a request, and no product.
  const isRequest = name === "generate-faq" && said.typed.split(/\s+/).length >= fewestOfRequest;
  if ((called !== undefined || isRequest) && !said.sentences.length) return true;
  return called?.includes("?") === true && said.points.length < 2 && !publicClauses(ofName).length;
}

/** A few words name buyers and nothing else. */
const fewWords = 8;

/** The buyers in their field, without questions and remarks beside them. */
async function buyersIn(typed: string): Promise<string> {
  if (typed.split(/\s+/).length <= fewWords && !typed.includes("?")) return typed;
  const { sentences } = await readSaid(typed);
  return sentences.map((one) => uncapital(one.replace(/\.$/, ""))).join(", ");
}

/**
 * Asks for the meanings that a call needs, without waiting: the guard asks for others at the same time, and one batch of
 * lines takes less time than two.
 */
export function prepare<Name extends ToolCall>(name: Name, input: ToolInput<Name>): void {
  const { encoded } = writings[name] as unknown as Writing<Name, Kind>;
  for (const line of encoded?.(input) ?? []) void meaningOf(line);
}

/**
 * Writes the output of a call from the library. The same input always gives the same text.
 * @throws AppError unclear, when the trade or the department is not certain; invalid, when nothing that was typed is for
 * customers
 */
export async function writeFromLibrary<Name extends ToolCall>(
  name: Name,
  given: ToolInput<Name>,
): Promise<Written<ToolOutput<Name>>> {
  const {
    kind,
    words,
    calls,
    surely,
    find,
    encoded,
    jobs,
    others,
    told,
    sells,
    isOffer,
    asks,
    noQuestion,
    advised,
    write,
  } = writings[name] as unknown as Writing<Name, Kind>;
  const input = await readInput(given);
  const typed = String(input[told]);
  const called = sells && String(input[sells]);
  // All that is encoded is asked for at once: a batch of lines takes hardly longer than one.
  const [plain, said, ofName, people] = await Promise.all([
    general(kind),
    readSaid(typed),
    called ? readClauses(called) : [],
    "targetAudience" in input ? buyersIn(String(input.targetAudience)) : undefined,
    ...(encoded?.(input) ?? []).map((text) => meaningOf(text)),
  ]);
  if (isNoOffer(name, said, called, ofName))
    throw new AppError("invalid", toolTexts.nothingToShow, { fields: { [told]: [toolTexts.nothingToShow] } });
  const [telling = "", whole = telling] = words(input);
  // The parts of `told` are already encoded. If another field describes the trade, its parts are encoded as well.
  const parts = [...(telling === typed ? [] : partsOf(telling).map(({ text }) => text)), ...said.meant];
  const found = await meant(
    kind,
    input.nearest,
    asks === true,
    {
      words: [telling, whole],
      parts,
      called: calls ? await calledAs(kind, String(input[calls])) : await surely?.(input),
      isOffer,
      others: others && (() => others(input)),
    },
    find && (() => find(input, said)),
  );
  const { piece, about, sector } = found;
  if (noQuestion && about === undefined && isQuestion(typed))
    throw new AppError("invalid", noSubjectAnswers.question, {
      fields: { [told]: [noSubjectAnswers.question] },
    });
  const named = called && nameIn(called, ofName);
  const advice = advised
    ? await likeliestAdvice(advised.kind, advised.parts(input, said), advised.context?.(input))
    : [];
  return {
    about,
    ...(await write(people ? { ...input, targetAudience: people } : input, {
      id: found.id,
      piece,
      plain,
      said,
      ...(named ? { name: named } : {}),
      advice,
      isKnown: about !== undefined,
      work: await jobs?.(input, found),
      sector: sector?.id,
      ofSector: sector?.piece,
    })),
  };
}
