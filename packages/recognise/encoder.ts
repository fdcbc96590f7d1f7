import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Longer lines are cut, in characters: people say what they want at the beginning, and 400 characters take 100 ms. */
const longest = 240;

/** How many lines are read at once, so that nobody waits for a long queue. */
const mostInBatch = 32;

/** Maximum wait for a line's meaning, in milliseconds. The first line also waits for the model to load. */
const patience = 4000;

/** What the thread sends back for a batch. */
interface Encoded {
  first: number;
  meanings: Float32Array[];
}

interface Waiting {
  line: string;
  resolve: (meaning: Float32Array | undefined) => void;
}

/** The thread's script, relative to the project root. The built site uses a bundled one. */
const thread = import.meta.url.endsWith(".ts")
  ? "packages/recognise/encoder-thread.ts"
  : "build/encoder-thread.js";

/** A thread with the encoder. A batch takes hardly longer than a single line, so lines are collected while one is running. */
class EncoderThread {
  readonly #worker: Worker;
  /** Lines that the thread has, by number. */
  readonly #sent = new Map<number, Waiting>();
  #next: Waiting[] = [];
  #count = 0;
  isAlive = true;

  constructor() {
    this.#worker = new Worker(join(process.cwd(), thread));
    this.#worker.on("message", ({ first, meanings }: Encoded) => {
      for (const [at, meaning] of meanings.entries()) {
        this.#sent.get(first + at)?.resolve(meaning);
        this.#sent.delete(first + at);
      }
      this.#send();
    });
    this.#worker.on("error", () => this.#fail());
    this.#worker.on("exit", () => this.#fail());
    // Adding listeners keeps the process alive, so unref() must come after them.
    this.#worker.unref();
  }

  read(line: string): Promise<Float32Array | undefined> {
    return new Promise((resolve) => {
      this.#next.push({ line, resolve });
      // Lines that are asked for together are read together.
      queueMicrotask(() => this.#send());
    });
  }

  /** Sends the lines that wait, unless the thread is busy with others. */
  #send(): void {
    if (this.#sent.size || !this.#next.length) return;
    const first = this.#count;
    const lines = this.#next.splice(0, mostInBatch);
    for (const waiting of lines) this.#sent.set(this.#count++, waiting);
    this.#worker.postMessage({ first, lines: lines.map(({ line }) => line) });
  }

  #fail(): void {
    this.isAlive = false;
    for (const { resolve } of [...this.#sent.values(), ...this.#next]) resolve(undefined);
    this.#sent.clear();
    this.#next = [];
  }
}

/** How many lines are remembered, so that the guard and the recognisers of one request read a line once. */
const mostKept = 512;

/** One thread and one memory per process, even if this module is loaded twice. */
const shared = globalThis as {
  mindsyncEncoder?: EncoderThread;
  mindsyncMeanings?: Map<string, Promise<Float32Array | undefined>>;
};

/**
 * The meaning of a line, as a vector of length 1. It is made in a thread of its own (about 15 ms), which loads the
 * encoder with the first line (half a second, 190 MB). Recent lines are remembered.
 * @param wait maximum wait, in milliseconds
 * @returns undefined for a blank line, or if the encoder failed or took longer
 */
export async function meaningOf(line: string, wait = patience): Promise<Float32Array | undefined> {
  const read = line.trim().slice(0, longest);
  if (!read) return undefined;
  shared.mindsyncMeanings ??= new Map();
  const kept = shared.mindsyncMeanings;
  const known = kept.get(read);
  kept.delete(read);
  const reading = known ?? readAnew(read);
  kept.set(read, reading);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  const clock = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => clock.resolve(undefined), wait);
  const meaning = await Promise.race([reading, clock.promise]);
  clearTimeout(timer);
  return meaning;
}

/** Reads a line, however long it takes. What a broken thread did not read is forgotten, so that the next one reads it. */
async function readAnew(line: string): Promise<Float32Array | undefined> {
  if (!shared.mindsyncEncoder?.isAlive) shared.mindsyncEncoder = new EncoderThread();
  const meaning = await shared.mindsyncEncoder.read(line);
  if (!meaning) shared.mindsyncMeanings?.delete(line);
  return meaning;
}
