/** The package ships no types; this is the part that load-process.ts uses. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  interface Request {
    method?: "GET" | "POST";
    headers?: Record<string, string>;
    body?: string;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    setupClient?: (client: Client) => void;
  }

  interface Result {
    /** Seconds, as they really were. */
    duration: number;
    errors: number;
    timeouts: number;
    "2xx": number;
    non2xx: number;
    throughput: { total: number };
  }

  type Running = EventEmitter<{
    response: [client: Client, status: number, bytes: number, milliseconds: number];
  }>;

  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Running;
}
