import { botFormat } from "../bot-format.ts";

/*
 * What is particular to one call, and code does better than a model: pairs that stay in step, the form for bots,
 * handles.
 */

type Fields = Record<string, unknown>;

const label = /^(?:q|a|question|answer)\s?\d*\s?[:.)]\s*/i;
const line = (value: unknown) => (typeof value === "string" ? value.replace(label, "").trim() : "");

/** Questions and answers side by side: one that lacks its partner goes, and the rest stay in step. */
export function inPairs(found: Fields): Fields {
  const { faqQuestions: questions, faqAnswers: answers } = found;
  if (!Array.isArray(questions) || !Array.isArray(answers)) return found;
  const pairs = new Map<string, [question: string, answer: string]>();
  for (const [at, asked] of questions.entries()) {
    const [question, answer] = [line(asked), line(answers[at])];
    if (question && answer) pairs.set(question.toLowerCase(), [question, answer]);
  }
  const kept = [...pairs.values()];
  return { faqQuestions: kept.map(([question]) => question), faqAnswers: kept.map(([, answer]) => answer) };
}

/** Adds the form for bots, made from the questions and answers as they are. */
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

/** Names with handles that can be typed after an @, none twice. */
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
