import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readLines } from "#app/tools/library/read-library.server.ts";
import { labels } from "#content/concierge/labels.ts";
import { learn } from "#packages/recognise/learn.ts";
import { withFacts } from "./answers/facts.ts";
import { placeOf } from "./knowledge/places.ts";
import { buildPrecise } from "./precise/build-precise.ts";
import { readPrecise } from "./precise/read-precise.ts";
import { type BuiltConcierge, builtConcierge, languages } from "./understand/built.ts";
import { languageFeatures } from "./understand/read-line.ts";
import { answerShape, saidText } from "./written-answer.ts";

const folder = "content/concierge";

/** Labels that are answered from the offers, without a written answer. */
const workedOut: readonly string[] = ["sum", "claim_price", "compare", "about_thing"];

const packages = ["leadbot-basic", "smartagent-pro", "fullops-elite"] as const;
const systems = [
  "enterprise-intelligence-suite",
  "healthcare-system",
  "restaurant-system",
  "real-estate-system",
] as const;

const trades = z.record(
  z.string(),
  z.strictObject({
    offer: z.enum(packages),
    reason: saidText,
    pidgin: saidText,
    larger: z
      .enum([...systems, ""])
      .optional()
      .transform((id) => id || undefined),
    plural: z.string().min(3),
  }),
);

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const checked = schema.safeParse(parse(await readFile(join(folder, file), "utf8")));
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`${folder}/${file}: ${wrong.join("; ")}`);
}

async function readAnswers() {
  const files = await readdir(join(folder, "answers"));
  const answers: Record<string, z.output<typeof answerShape>> = {};
  for (const file of files.sort()) {
    const { page, action, ...texts } = await read(`answers/${file}`, answerShape);
    try {
      placeOf(page);
      for (const text of Object.values(texts)) withFacts(text);
    } catch (error) {
      throw new Error(`${folder}/answers/${file}: ${error instanceof Error ? error.message : error}`);
    }
    answers[basename(file, ".yaml")] = { page, action, ...texts };
  }
  for (const label of [...labels, "unknown"])
    if (!answers[label] && !workedOut.includes(label))
      throw new Error(`${folder}/answers/${label}.yaml is missing: ${label} has no answer`);
  return answers;
}

const sentences = (text: string) => text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.length > 12);

/**
 * Learns to tell languages apart, using the answers, which are written in six.
 * @param asked what visitors write, by language: they write shorter than the answers, and mix in English words
 */
function learnLanguages(
  answers: Awaited<ReturnType<typeof readAnswers>>,
  asked: ReadonlyMap<string, readonly string[]>,
) {
  const examples = Object.values(answers).flatMap(({ answer, again, ...rest }) =>
    languages.flatMap((language, subject) => {
      const texts = language === "english" ? [answer, again ?? ""] : [rest[language] ?? ""];
      return texts
        .flatMap(sentences)
        .map((line) => ({ subject, features: languageFeatures(line.replace(/\{\w+\}/g, "")) }));
    }),
  );
  const more = languages.flatMap((language, subject) =>
    (asked.get(language) ?? []).map((line) => ({ subject, features: languageFeatures(line) })),
  );
  return learn([...languages], [...examples, ...more]);
}

/** Checks what the concierge says and writes it into `build/`. */
export async function buildConcierge(): Promise<void> {
  const answers = await readAnswers();
  const offers = await read("trades.yaml", trades);
  const asked = await readLines(`${folder}/languages`);
  const built: BuiltConcierge = {
    answers: Object.fromEntries(
      Object.entries(answers).map(([label, { page, action, answer, again, ...says }]) => [
        label,
        { page, action, again, says: { english: answer, ...says } },
      ]),
    ),
    trades: offers,
    languages: learnLanguages(
      answers,
      new Map([
        ...asked,
        ["english", (await readPrecise()).answers.map(({ name }) => name)],
        ["pidgin", [...(asked.get("pidgin") ?? []), ...Object.values(offers).map(({ pidgin }) => pidgin)]],
      ]),
    ),
  };
  await mkdir(builtConcierge, { recursive: true });
  await writeFile(join(builtConcierge, "concierge.json"), JSON.stringify(built));
  await buildPrecise();
}
