import type { Context } from "hono";
import type { ApiEnvironment } from "../api/requests.ts";
import { isDatabaseDown } from "../platform/errors.ts";
import { log } from "../platform/log.ts";
import { asRefusal, problem } from "../platform/problem.ts";

/** Logs an error and responds: to calls with problem JSON, to page requests in words. */
export function answerError(error: Error, context: Context<ApiEnvironment>): Response {
  const { requestId } = context.var.facts;
  const refusal = asRefusal(error);
  // Whoever hangs up in the middle of a request is no error of ours, whatever reading it throws then: a connection that was
  // reset looks like a lost database.
  if (context.req.raw.signal.aborted) log.info({ requestId, err: error }, "the sender hung up");
  else if (!refusal) log.error({ err: error, requestId }, "request failed");
  else if (isDatabaseDown(refusal.cause)) log.error({ requestId, err: refusal.cause }, refusal.message);
  else if (refusal.status >= 500) log.warn({ requestId, err: refusal.cause }, refusal.message);
  if (context.req.path.startsWith("/api/")) return problem(context, error, requestId);
  return context.text(
    `${refusal?.message ?? "Something went wrong on our side. Please try again in a minute."}\n`,
    refusal?.status ?? 500,
  );
}
