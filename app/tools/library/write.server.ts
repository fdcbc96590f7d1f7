import { noSubjectAnswers } from "#content/refusals.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { likeliestAdvice } from "./advice.server.ts";
import { readClauses, readSaid } from "./clauses.server.ts";
import { type Clause, partsOf } from "./clauses.ts";
import { isOfFaithBody } from "./faith-body.ts";
import { calledAs, general } from "./library.server.ts";
import type { Kind } from "./library.ts";
import { meant } from "./meant.server.ts";
import { publicClauses } from "./public-clauses.ts";
import { readInput } from "./read-input.server.ts";
import { isQuestion, nameIn, type Said } from "./said.ts";
import { uncapital } from "./typing.ts";
import { questions } from "./write/faq.ts";
import { naming } from "./write/names.ts";
import type { Written } from "./write/piece.ts";
import { planning } from "./write/planning.ts";
import { procedures } from "./write/procedure.ts";
import { selling } from "./write/selling.ts";
import type { Writing, Writings } from "./write/writing.server.ts";

/** How each call is written. */
export const writings: Writings = { ...selling, ...planning, ...questions, ...naming, ...procedures };

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

/** The field, or the beginning of it, that says who speaks. What an idea is about says nothing of who has it. */
function bodyIn<Name extends ToolCall>(name: Name, input: ToolInput<Name>, typed: string): string {
  if (name === "generate-faq") {
    const [first = "", ...others] = typed.split(/[,.:;]\s*/);
    // 'Sunday school for children, First Baptist Church': the body's name may follow what it offers.
    return (
      [first, ...others.filter((part) => /\p{Lu}/u.test(part) && part.includes(" "))].find(isOfFaithBody) ??
      ""
    );
  }
  if ("industry" in input) return String(input.industry);
  return writings[name].sells ? typed : "";
}

/** The trade of a body that wants to grow: its goal may be a roof, and it is no builder. */
const tradeOfBody = (name: ToolCall, body: string): string | undefined =>
  name !== "generate-growth-strategy" || !isOfFaithBody(body)
    ? undefined
    : /\b(?:mosque|masjid|jum|zakat|jama|musalla)/i.test(body)
      ? "mosque-and-islamic-charity"
      : "church";

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
  const body = bodyIn(name, input, called || typed);
  // The parts of `told` are already encoded. If another field describes the trade, its parts are encoded as well.
  const parts = [...(telling === typed ? [] : partsOf(telling).map(({ text }) => text)), ...said.meant];
  const found = await meant(
    kind,
    input.nearest,
    asks === true,
    {
      words: [telling, whole],
      parts,
      called: calls
        ? ((await calledAs(kind, String(input[calls]))) ?? tradeOfBody(name, body))
        : await surely?.(input),
      isOffer,
      isFaithBody: isOfFaithBody(body),
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
    ? await likeliestAdvice(advised.kind, advised.parts(input, said), {
        context: advised.context?.(input),
        typed: words(input).join(" "),
        sector: sector?.id,
      })
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
