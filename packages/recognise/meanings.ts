import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { meaningOf } from "./encoder.ts";

/** What a meaning's numbers are multiplied by to fit into signed bytes. */
const scale = 512;

/** A meaning as bytes: a quarter of its size, and for comparing lines as good. */
export const asBytes = (meaning: ArrayLike<number>) =>
  Int8Array.from(meaning, (one) => Math.max(-127, Math.min(127, Math.round(one * scale))));

/** A meaning from its bytes. */
export const fromBytes = (bytes: Int8Array) => Float32Array.from(bytes, (one) => one / scale);

/** How many lines are read at once. */
const batch = 16;
/** Maximum wait for a line's meaning, in milliseconds: other programs may be busy too. */
const patience = 600_000;

/** Meanings of the library's lines, each after a hash of its line: reading ten thousand lines takes a minute. */
const file = "content/library/meanings.bin";
const hashBytes = 8;
const meaningBytes = 512;

const hashOf = (line: string) => createHash("sha256").update(line).digest().subarray(0, hashBytes);

let stored: Promise<Map<string, Int8Array>> | undefined;

async function readStored(): Promise<Map<string, Int8Array>> {
  const bytes = await readFile(file).catch(() => Buffer.of());
  const known = new Map<string, Int8Array>();
  for (let at = 0; at < bytes.length; at += hashBytes + meaningBytes) {
    const meaning = bytes.subarray(at + hashBytes, at + hashBytes + meaningBytes);
    known.set(bytes.toString("hex", at, at + hashBytes), new Int8Array(meaning));
  }
  return known;
}

/** Reads lines, some at a time. @throws Error if the encoder could not read one */
async function meaningsOf(lines: readonly string[]): Promise<Float32Array[]> {
  const meanings: Float32Array[] = [];
  for (let from = 0; from < lines.length; from += batch) {
    const some = lines.slice(from, from + batch);
    const read = await Promise.all(some.map((line) => meaningOf(line, patience)));
    for (const [at, line] of some.entries()) {
      const meaning = read[at];
      if (!meaning) throw new Error(`The encoder did not read: ${line}`);
      meanings.push(meaning);
    }
  }
  return meanings;
}

/** What was read in this process, by the hash of its line. */
const used = new Map<string, Int8Array>();

/**
 * The meanings of many lines, as bytes. Lines that `npm run learn` has not read yet are read now.
 * @throws Error if the encoder could not read a line
 */
export async function readMeanings(lines: readonly string[]): Promise<Int8Array[]> {
  stored ??= readStored();
  const known = await stored;
  const missing = [...new Set(lines)].filter((line) => !known.has(hashOf(line).toString("hex")));
  for (const [at, meaning] of (await meaningsOf(missing)).entries())
    known.set(hashOf(missing[at] as string).toString("hex"), asBytes(meaning));
  return lines.map((line) => {
    const hash = hashOf(line).toString("hex");
    const meaning = known.get(hash) as Int8Array;
    used.set(hash, meaning);
    return meaning;
  });
}

/**
 * The middle of the meanings of many lines, as bytes. `npm run learn` stores it as one meaning: many subjects have a dozen
 * lines each, and what is stored would be ten times as large.
 * @throws Error if the encoder could not read a line
 */
export async function readMiddle(lines: readonly string[]): Promise<Int8Array> {
  stored ??= readStored();
  const known = await stored;
  const hash = hashOf(lines.join("\n")).toString("hex");
  const middle = known.get(hash) ?? asBytes(middleOf(await meaningsOf([...new Set(lines)])));
  known.set(hash, middle);
  used.set(hash, middle);
  return middle;
}

/** The sum of some vectors, with the length 1. */
function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (vector[at] as number);
  const length = Math.hypot(...sum) || 1;
  return sum.map((one) => one / length);
}

/** Stores the meanings that this process has read, and no others, for the next builds. */
export async function storeMeanings(): Promise<void> {
  const records = [...used].sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(
    file,
    Buffer.concat(records.flatMap(([hash, meaning]) => [Buffer.from(hash, "hex"), Buffer.from(meaning)])),
  );
}
