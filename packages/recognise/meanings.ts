import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { meaningOf } from "./encoder.ts";

/** What a meaning's numbers are multiplied by to fit into signed bytes. */
const scale = 512;

/** A meaning as bytes: a quarter of its size, and for comparing lines as good. */
export const asBytes = (meaning: ArrayLike<number>) =>
  Int8Array.from(meaning, (one) => Math.max(-127, Math.min(127, Math.round(one * scale))));

/** A meaning from its bytes. */
export const fromBytes = (bytes: Int8Array) => Float32Array.from(bytes, (one) => one / scale);

/** How many lines are read at once: few enough that a busy machine reads them before the encoder gives up. */
const batch = 16;

/** Where meanings are kept between builds: reading ten thousand lines takes a minute. */
const kept = "node_modules/.cache/mindsync/meanings.json";

/**
 * The meanings of many lines, as bytes.
 * @throws Error if the encoder could not read a line
 */
export async function readMeanings(lines: readonly string[]): Promise<Int8Array[]> {
  const read = await readFile(kept, "utf8").catch(() => "{}");
  const known: Record<string, string> = JSON.parse(read);
  const missing = [...new Set(lines)].filter((line) => !Object.hasOwn(known, line));
  for (let from = 0; from < missing.length; from += batch) {
    const some = missing.slice(from, from + batch);
    const meanings = await Promise.all(some.map(meaningOf));
    for (const [at, line] of some.entries()) {
      const meaning = meanings[at];
      if (!meaning) throw new Error(`The encoder did not read: ${line}`);
      known[line] = Buffer.from(asBytes(meaning).buffer).toString("base64");
    }
  }
  if (missing.length) {
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(kept, JSON.stringify(known));
  }
  return lines.map((line) => new Int8Array(Buffer.from(known[line] ?? "", "base64")));
}
