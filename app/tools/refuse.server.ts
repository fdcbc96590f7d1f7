import { isHarm, refusedInForm } from "#app/concierge/harm.server.ts";
import { helpInForm } from "#app/concierge/help.server.ts";
import { ownFactNames } from "#content/own-facts.ts";
import { harmAnswers, type NoSubject, noSubjectAnswers, whatToType } from "#content/refusals.ts";
import { formOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ToolCall, type ToolInput, toolCalls } from "./contract.ts";
import { readClauses } from "./library/clauses.server.ts";
import { maySpeakOfDanger } from "./library/clauses.ts";
import { unreadable } from "./readable.server.ts";

/** Asks us something, where a thing, a trade or a business should be named. Ideas and goals may be questions. */
const question = /^(?:who|what|when|where|why|how|which|can (?:i|you|u)|should i)\b/i;
const asksForName = /\b(?:name|call)\b.{0,12}\b(?:for|my|our|it|the|this)\b/i;
const asksUs: ReadonlySet<string> = new Set([
  "productServiceName",
  "productName",
  "businessDescription",
  "businessType",
]);
/** Speaks to our software. */
const instruction =
  /\b(?:ignore|forget) (?:the|this|that|d|all|your|my)\b.{0,30}\b(?:form|instructions?|department|fields?|above|rules?|prompt|thing)\b|\btell me (?:what|who|how|the)\b|\bwrite me a (?:poem|song|story|joke)\b/i;

/** What a form is that names no business: a question or an instruction. Undefined where it may name one. */
function noSubjectIn(typed: readonly { field: string; text: string }[]): NoSubject | undefined {
  if (typed.some(({ text }) => instruction.test(text))) return "instruction";
  const asks = ({ field, text }: { field: string; text: string }) =>
    asksUs.has(field) && question.test(text) && !asksForName.test(text);
  return typed.some(asks) ? "question" : undefined;
}

/**
 * Refuses a form that no tool writes for, before anything is written.
 * @throws AppError invalid: with what to do first where somebody is in danger, with the reason for something harmful, or
 * with what to type where nothing can be read
 */
export async function refuse<Name extends ToolCall>(name: Name, input: ToolInput<Name>): Promise<void> {
  const form = formOf(name);
  const textOf = (field: string) => String(input[field as keyof ToolInput<Name>] ?? "").trim();
  const typed = form.fields.map(({ name: field }) => ({ field, text: textOf(field) }));
  const whole = typed.map(({ text }) => text).join(". ");
  const added = ownFactNames(form).map(textOf).filter(Boolean).join(". ");
  const [longest] = typed.toSorted((one, other) => other.text.length - one.text.length);
  const say = (message: string) => {
    throw new AppError("invalid", message, { fields: { [longest?.field ?? ""]: [message] } });
  };
  // All of it is read together, so that the encoder has one batch. Help comes before anything else.
  const [clauses, ofWhole, ofAdded, cannotRead] = await Promise.all([
    Promise.all(typed.map(({ text }) => readClauses(text))),
    refusedInForm(whole),
    added ? refusedInForm(`${whole}. ${added}`) : undefined,
    unreadable(whole),
  ]);
  const help = maySpeakOfDanger(clauses.flat())
    ? await helpInForm(whole, cannotRead !== undefined)
    : undefined;
  if (help) say(help);
  const shown: Readonly<Record<string, string>> = toolCalls[name].example.input;
  const example = whatToType(
    form.fields.map(({ name: field, label }) => `${label}: ${shown[field]}.`).join(" "),
  );
  for (const refused of [ofWhole, ofAdded]) if (refused && isHarm(refused)) say(harmAnswers[refused]);
  if (cannotRead) say(`${cannotRead} ${example}`);
  const noSubject = ofWhole && !isHarm(ofWhole) ? ofWhole : noSubjectIn(typed);
  if (noSubject) say(`${noSubjectAnswers[noSubject]} ${example}`);
}
