import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type LearntProfiles, learnProfiles } from "#packages/recognise/profiles.ts";
import { withFacts } from "../answers/facts.ts";
import { builtConcierge } from "../understand/built.ts";
import { type BuiltPrecise, builtPreciseFile, type PreciseAnswer } from "./precise.ts";
import { readPrecise } from "./read-precise.ts";

/** The words that each precise answer says, by its place. */
export function wordsSaid(answers: readonly PreciseAnswer[]): LearntProfiles {
  return learnProfiles(
    answers.map((_, at) => at),
    answers.map(({ says }) => withFacts(`${says.english} ${says.pidgin ?? ""}`)),
  );
}

/** Checks the precise answers and writes them into `build/`, with the words that they say. */
export async function buildPrecise(): Promise<void> {
  const { answers } = await readPrecise();
  const built: BuiltPrecise = { answers, said: wordsSaid(answers) };
  await writeFile(join(builtConcierge, builtPreciseFile), JSON.stringify(built));
}
