import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareHandler } from "hono";
import { AppError } from "./errors.ts";

/** The Retry-After of a request where nothing more exact is known, in seconds. */
const usualWait = 60;
/** The Retry-After when the site cannot respond now, in seconds: a queue is full, or the database restarts. */
const shortWait = 5;

const requests = new AsyncLocalStorage<{ wait: number }>();

/** A wait in words: 'a minute' or '12 minutes'. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}

/** The error for a caller who has to wait. The response to the request says for how long, in Retry-After. */
export function tooMany(message: string, seconds: number): AppError {
  const request = requests.getStore();
  if (request) request.wait = Math.max(1, Math.ceil(seconds));
  return new AppError("too-many", message);
}

/**
 * Sets Retry-After on every 429 and 503 response. Screens turn errors into statuses in many places, so the wait is stored
 * with the request when the error is created.
 */
export const tellRetryAfter: MiddlewareHandler = (context, next) => {
  const request = { wait: usualWait };
  return requests.run(request, async () => {
    await next();
    const { status, headers } = context.res;
    if (status === 429) context.header("Retry-After", String(request.wait));
    if (status === 503 && !headers.has("Retry-After")) context.header("Retry-After", String(shortWait));
  });
};
