import type { Label } from "#content/concierge/labels.ts";
import { learnDiscriminant } from "#packages/recognise/discriminant.ts";
import { learnProfiles } from "#packages/recognise/profiles.ts";
import type { LearntPrecise } from "./precise.ts";
import { readPrecise, readPreciseLessons } from "./read-precise.ts";

/**
 * Learns to tell precise questions apart.
 * @param meaningOf gives the meaning of a line, of length 1
 */
export async function learnPrecise(meaningOf: (line: string) => Float32Array): Promise<LearntPrecise> {
  const { asked } = await readPrecise();
  const lessons = [...(await readPreciseLessons())];
  const lines = lessons.flatMap(([, some]) => some);
  const places = lessons.flatMap(([, some], place) => some.map(() => place));
  return {
    asked: asked.map(({ lines: _, isOnlyPrecise: __, ...rest }) => rest),
    general: lessons.slice(asked.length).map(([label]) => label as Label),
    meaning: learnDiscriminant(places, lines.map(meaningOf)),
    words: learnProfiles(places, lines),
  };
}
