import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtConcierge } from "../understand/built.ts";
import { builtPreciseFile } from "./precise.ts";
import { readPrecise } from "./read-precise.ts";

/** Checks the precise answers and writes them into `build/`, by their ids. */
export async function buildPrecise(): Promise<void> {
  const { answers } = await readPrecise();
  const byId = Object.fromEntries(answers.map((answer) => [answer.id, answer]));
  await writeFile(join(builtConcierge, builtPreciseFile), JSON.stringify(byId));
}
