import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppError } from "#server/platform/errors.ts";
import { problemBody } from "#server/platform/problem.ts";
import type { ApiEnvironment } from "./requests.ts";

/** How often an idle stream sends a keepalive: proxies close one that is silent for a minute. */
const keepaliveMs = 15_000;

/** Sends one event, its data as JSON. */
export type Send = (event: string, data: unknown) => Promise<void>;

/** Whether the client accepts the response as a stream of events. */
export function wantsEvents(context: Context<ApiEnvironment>): boolean {
  return context.req.header("accept")?.includes("text/event-stream") ?? false;
}

/**
 * A response as server-sent events, sent while it is generated. An error is sent as `event: error` with problem JSON.
 * @param make sends the events; its signal is aborted when the visitor leaves
 * @param forVisitor turns an error into one that the visitor may see
 */
export function eventStream(
  context: Context<ApiEnvironment>,
  make: (send: Send, left: AbortSignal) => Promise<void>,
  forVisitor: (error: unknown) => AppError,
): Response {
  const left = new AbortController();
  const answer = streamSSE(context, async (stream) => {
    stream.onAbort(() => left.abort());
    const keepalive = setInterval(() => stream.write(": still writing\n\n"), keepaliveMs);
    const send: Send = (event, data) => stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      await make(send, left.signal);
    } catch (error) {
      if (!left.signal.aborted) {
        await send("error", problemBody(forVisitor(error), context.var.facts.requestId));
      }
    } finally {
      clearInterval(keepalive);
    }
  });
  // Proxies must neither cache nor change the response, nor buffer it until it is complete.
  answer.headers.set("Cache-Control", "no-store, no-transform");
  answer.headers.set("X-Accel-Buffering", "no");
  return answer;
}
