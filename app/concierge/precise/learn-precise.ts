import { learnDiscriminant } from "#packages/recognise/discriminant.ts";
import { learnProfiles } from "#packages/recognise/profiles.ts";
import type { LearntPrecise } from "./precise.ts";
import { readPrecise } from "./read-precise.ts";

/**
 * Learns to tell precise questions apart.
 * @param meaningOf gives the meaning of a line, of length 1
 */
export async function learnPrecise(meaningOf: (line: string) => Float32Array): Promise<LearntPrecise> {
  const { asked } = await readPrecise();
  const lines = asked.flatMap(({ lines }) => lines);
  const places = asked.flatMap(({ lines }, place) => lines.map(() => place));
  return {
    asked: asked.map(({ lines: _, ...rest }) => rest),
    meaning: learnDiscriminant(places, lines.map(meaningOf)),
    words: learnProfiles(places, lines),
  };
}
