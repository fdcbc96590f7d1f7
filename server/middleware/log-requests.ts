import type { MiddlewareHandler } from "hono";
import { withoutPrivateKey } from "#app/private-links/contract.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { log } from "../platform/log.ts";

/** Statuses of requests that a rule turned away: hostile forms, missing rights, limits. */
const refusals = new Set([400, 401, 403, 413, 429]);

function levelOf(status: number) {
  if (status === 404) return ["warn", "not found"] as const;
  return refusals.has(status) ? (["info", "refused"] as const) : (["debug", "answered"] as const);
}

/**
 * Logs each request with its status and duration; missing pages as warnings, refused requests always. Screens that lead
 * somebody without the right to a sign-in log that themselves. Applicants' keys stay out of the log.
 */
export const logRequests: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const started = performance.now();
  await next();
  const { status } = context.res;
  const [level, said] = levelOf(status);
  const entry = {
    requestId: context.get("facts").requestId,
    method: context.req.method,
    path: withoutPrivateKey(context.req.path),
    status,
    ms: Math.round(performance.now() - started),
  };
  log[level](entry, said);
};
