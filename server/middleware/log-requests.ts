import type { MiddlewareHandler } from "hono";
import { withoutPrivateKey } from "#app/private-links/contract.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { log } from "../platform/log.ts";

/** Statuses of requests that a rule turned away: hostile forms, missing rights, limits. */
const refusals = new Set([400, 401, 403, 413, 429]);

/**
 * Logs each request with its status and duration; missing pages as warnings, refused requests always. Screens that lead
 * somebody without the right to a sign-in log that themselves. Applicants' keys stay out of the log.
 */
export const logRequests: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const started = performance.now();
  await next();
  const entry = {
    requestId: context.var.facts.requestId,
    method: context.req.method,
    path: withoutPrivateKey(context.req.path),
    status: context.res.status,
    ms: Math.round(performance.now() - started),
  };
  if (context.res.status === 404) log.warn(entry, "not found");
  else if (refusals.has(context.res.status)) log.info(entry, "refused");
  else log.debug(entry, "answered");
};
