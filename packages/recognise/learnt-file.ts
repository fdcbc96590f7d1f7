import { readFile } from "node:fs/promises";
import { onceInProcess } from "./once-in-process.ts";
import { type Learnt, recogniser } from "./recogniser.ts";

/** The recogniser that `npm run learn` wrote into a file, read once in a process. */
export const learntRecogniser = (file: string) =>
  onceInProcess(file, async () => {
    const { learnt } = JSON.parse(await readFile(file, "utf8")) as { learnt: Learnt };
    return recogniser(learnt);
  });
