/** The package ships no types; these cover what load-process.ts uses. */
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
    /** Actual duration in seconds. */
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
