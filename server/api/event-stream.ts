import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppError } from "#server/platform/errors.ts";
import { problemBody } from "#server/platform/problem.ts";
import type { ApiEnvironment } from "./requests.ts";

/** How often a silent stream says that it lives: proxies close one that says nothing for a minute. */
const keepaliveMs = 15_000;

/** Sends one event; its data goes as JSON. */
export type Send = (event: string, data: unknown) => Promise<void>;

/** Whether the caller would rather have the answer in pieces, as it comes. */
export function wantsEvents(context: Context<ApiEnvironment>): boolean {
  return context.req.header("accept")?.includes("text/event-stream") ?? false;
}

/**
 * An answer as server-sent events, while it is being made. What goes wrong is told as `event: error` with problem JSON.
 * @param make sends the events; its signal is aborted when the visitor leaves
 * @param forVisitor an error as the visitor may see it
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
  // Neither kept nor changed on the way, and not held back by a proxy until it is whole.
  answer.headers.set("Cache-Control", "no-store, no-transform");
  answer.headers.set("X-Accel-Buffering", "no");
  return answer;
}
