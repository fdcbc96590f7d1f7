import { fork } from "node:child_process";

/** A request that is sent again and again. */
export interface LoadRequest {
  headers?: Record<string, string>;
  body?: string;
}

/** The order to the load process. */
export interface LoadOrder {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** The requests that each connection repeats in turn; without it all send the same one. */
  requests?: LoadRequest[][];
}

/** The result of the load process. */
export interface LoadResult {
  /** Responses with a 2xx status. */
  answered: number;
  /** Other responses, broken connections and timeouts. */
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  bytesPerAnswer: number;
  /** Share of one core that the load process used: near 1 it was the bottleneck. */
  generatorBusy: number;
}

/** Puts load on a server from a separate process. */
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
