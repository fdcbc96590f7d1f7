import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { learnProfiles } from "#packages/recognise/profiles.ts";
import { withFacts } from "../answers/facts.ts";
import { builtConcierge } from "../understand/built.ts";
import { type BuiltPrecise, builtPreciseFile } from "./precise.ts";
import { readPrecise } from "./read-precise.ts";

/** Checks the precise answers and writes them into `build/`, with the words that they say. */
export async function buildPrecise(): Promise<void> {
  const { answers } = await readPrecise();
  const texts = answers.map(({ says }) => withFacts(`${says.english} ${says.pidgin ?? ""}`));
  const built: BuiltPrecise = {
    answers,
    said: learnProfiles(
      answers.map((_, at) => at),
      texts,
    ),
  };
  await writeFile(join(builtConcierge, builtPreciseFile), JSON.stringify(built));
}
