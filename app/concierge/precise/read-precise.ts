import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readLines } from "#app/tools/library/read-library.server.ts";
import { labelNames, labels } from "#content/concierge/labels.ts";
import { withFacts } from "../answers/facts.ts";
import { readAsked } from "../asked-lines.ts";
import { placeOf } from "../knowledge/places.ts";
import { answerShape } from "../written-answer.ts";
import { groupOf } from "./group-of.ts";
import type { AskedLines, PreciseAnswer } from "./precise.ts";

const folder = "content/concierge/precise";

const line = z.coerce.string().trim().min(2).max(300);

const shape = answerShape.extend({
  id: z.string().regex(/^[a-z][a-z0-9_]+$/),
  label: z.enum(labels),
  name: z.string().trim().min(4).max(48),
  asked: z.array(line).min(8),
  follow: z.array(line).default([]),
  precise: z.literal("only").optional(),
});

/** Reads one file. @throws Error that says what is not well formed */
async function readFileOf(file: string): Promise<z.output<typeof shape>[]> {
  const checked = z.array(shape).safeParse(parse(await readFile(join(folder, file), "utf8")));
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`${folder}/${file}: ${wrong.join("; ")}`);
}

/** Maximum length of that line, in words. */
const mostWordsOfLine = 11;

/** Words of Pidgin, which that line avoids. */
const pidginWords = /\b(?:abeg|wey|dey|una|wetin|na|fit|make|nko|don)\b/;

/** The line by which a later message is read: authors wrote the plainest ones first. */
function plainestOf(lines: readonly string[]): string {
  const short = lines.filter((text) => text.split(/\s+/).length <= mostWordsOfLine);
  return short.find((text) => !pidginWords.test(text)) ?? short[0] ?? (lines[0] as string);
}

/**
 * Reads and checks the precise answers: each for one question that is asked in many ways.
 * @throws Error for an answer that is not well formed, is there twice, or shares a line with another
 */
export async function readPrecise(): Promise<{ answers: PreciseAnswer[]; asked: AskedLines[] }> {
  const answers: PreciseAnswer[] = [];
  const all: AskedLines[] = [];
  const owners = new Map<string, string>();
  const names = new Set(Object.values(labelNames).map((one) => one.toLowerCase()));
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  for (const { id, label, name, asked, follow, precise, page, action, answer, again, ...says } of (
    await Promise.all(files.map(readFileOf))
  ).flat()) {
    if (answers.some((other) => other.id === id)) throw new Error(`${folder}: ${id} is there twice`);
    // Whoever presses a name gets its answer.
    if (names.has(name.toLowerCase())) throw new Error(`${folder}: the name "${name}" is there twice`);
    names.add(name.toLowerCase());
    placeOf(page);
    for (const text of [answer, again, ...Object.values(says)]) withFacts(text ?? "");
    for (const text of [...asked, ...follow]) {
      const owner = owners.get(text.toLowerCase()) ?? id;
      if (owner !== id) throw new Error(`${folder}: "${text}" asks both ${owner} and ${id}`);
      owners.set(text.toLowerCase(), id);
    }
    const after = groupOf(label);
    all.push({ id, lines: asked, isOnlyPrecise: precise === "only" });
    if (follow.length && after) all.push({ id, after, lines: follow });
    answers.push({
      id,
      label,
      name,
      question: plainestOf(asked),
      page,
      action,
      ...(again ? { again } : {}),
      says: { english: answer, ...says },
    });
  }
  return { answers, asked: all };
}

const moreFolder = "content/concierge/asked-precisely";

/**
 * More ways of asking the precise questions, from text files: '## id', then a line for each way. Only the precise questions
 * are learnt from them, because more lines about work would make danger less sure.
 * @throws Error for an id that is not known, and a line that is below no id or there twice
 */
async function readMoreLines(asked: readonly AskedLines[]): Promise<Map<string, string[]>> {
  const more = new Map(asked.map(({ id }) => [id, [] as string[]]));
  const known = new Set(asked.flatMap(({ lines }) => lines.map((text) => text.toLowerCase())));
  for (const file of (await readdir(moreFolder)).filter((name) => name.endsWith(".txt")).sort()) {
    let lines: string[] | undefined;
    const texts = (await readFile(join(moreFolder, file), "utf8")).split("\n").map((text) => text.trim());
    for (const text of texts.filter(Boolean)) {
      if (text.startsWith("## ")) {
        lines = more.get(text.slice(3));
        if (!lines) throw new Error(`${moreFolder}/${file}: there is no answer ${text.slice(3)}`);
        continue;
      }
      if (!lines) throw new Error(`${moreFolder}/${file}: "${text}" is below no id`);
      if (known.has(text.toLowerCase())) throw new Error(`${moreFolder}/${file}: "${text}" is there twice`);
      known.add(text.toLowerCase());
      lines.push(text);
    }
  }
  return more;
}

/** Whole messages that ask for a label's subject in general, as visitors write them, by the label. */
export const readLabelMessages = () => readLines("content/concierge/asked-in-messages");

/**
 * What recognition of precise questions is learnt from: the lines by the id of their answer, and those that ask a label's
 * question in general, by the label.
 */
export async function readPreciseLessons(): Promise<Map<string, readonly string[]>> {
  const { answers, asked } = await readPrecise();
  const more = await readMoreLines(asked);
  const lessons = new Map<string, readonly string[]>(
    asked.map(({ id, after, lines }) =>
      after ? [`${id} after ${after}`, lines] : [id, [...lines, ...(more.get(id) ?? [])]],
    ),
  );
  const answered = new Set<string>(answers.map(({ label }) => label));
  const messages = await readLabelMessages();
  for (const [label, lines] of await readAsked())
    if (answered.has(label)) lessons.set(label, [...lines, ...(messages.get(label) ?? [])]);
  return lessons;
}
