import { fork } from "node:child_process";

/** A request as it is sent again and again. */
export interface LoadRequest {
  headers?: Record<string, string>;
  body?: string;
}

/** What the load process is asked to do. */
export interface LoadOrder {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** For each connection the requests it goes round; without it all send the same. */
  requests?: LoadRequest[][];
}

/** What it saw. */
export interface LoadResult {
  /** Answers of status 2xx. */
  answered: number;
  /** Other answers, broken connections and timeouts. */
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  bytesPerAnswer: number;
  /** Share of one core that the load process itself took: near 1 it was the bottleneck. */
  generatorBusy: number;
}

/** Puts load on a server from a process of its own. */
export function load(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("load-process.ts", import.meta.url), { serialization: "advanced" });
    const kill = () => child.kill();
    process.once("exit", kill);
    child.once("message", (result: LoadResult) => resolve(result));
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", kill);
      reject(new Error(`The load process ended with ${code} before it answered.`));
    });
    child.send(order);
  });
}
