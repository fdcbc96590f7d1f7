import { botFormat } from "../bot-format.ts";

/*
 * Fixes for single calls that code does better than a model: questions paired with answers, the format for bots,
 * handles.
 */

type Fields = Record<string, unknown>;

const label = /^(?:q|a|question|answer)\s?\d*\s?[:.)]\s*/i;
const line = (value: unknown) => (typeof value === "string" ? value.replace(label, "").trim() : "");

/** Pairs questions and answers: one without its partner is dropped, so that the rest stay aligned. */
export function inPairs(found: Fields): Fields {
  const { faqQuestions: questions, faqAnswers: answers } = found;
  if (!Array.isArray(questions) || !Array.isArray(answers)) return found;
  const pairs = new Map<string, [question: string, answer: string]>();
  for (const [at, asked] of questions.entries()) {
    const [question, answer] = [line(asked), line(answers[at])];
    if (question && answer) pairs.set(question.toLowerCase(), [question, answer]);
  }
  const kept = [...pairs.values()];
  return {
    ...found,
    faqQuestions: kept.map(([question]) => question),
    faqAnswers: kept.map(([, answer]) => answer),
  };
}

/** Adds the format for bots, made from the final questions and answers. */
export function withBotFormat(fields: Fields): Fields {
  const { faqQuestions: questions, faqAnswers: answers } = fields;
  if (!Array.isArray(questions) || !Array.isArray(answers)) return fields;
  return { ...fields, botReadyFormat: botFormat(questions.map(String), answers.map(String)) };
}

const asHandle = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);

/** Gives each name a unique handle that can be typed after an @. */
export function withHandles(fields: Fields): Fields {
  if (!Array.isArray(fields.names)) return fields;
  const kept = new Map<string, Fields>();
  for (const entry of fields.names as unknown[]) {
    if (typeof entry !== "object" || entry === null) continue;
    const { name, why, handle }: Fields = { ...entry };
    if (typeof name !== "string") continue;
    const given = asHandle(String(handle ?? ""));
    const alike = asHandle(name);
    if (alike && !kept.has(alike)) kept.set(alike, { name, why, handle: given.length >= 3 ? given : alike });
  }
  return { ...fields, names: [...kept.values()] };
}
