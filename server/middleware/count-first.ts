import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../api/requests.ts";
import { floodRefusal } from "../platform/flood-guard.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Page views have a count of their own (api/visits.ts), before they are read too. */
const countedThere = new Set(["/api/visits", "/api/visitor_analytics"]);

/** The place of a call: its address without ids and names, so that a caller cannot spread over many. */
const callPlace = (path: string, calls: ReadonlySet<string>) => {
  const name = path.split("/")[2] ?? "";
  return calls.has(name) ? `/api/${name}` : "/api/*";
};

/**
 * Counts every form and call before anything reads it, and the questions about uploads. A call is refused here. A form's
 * page gets the refusal with its facts, because it may give back what was typed (request-guard.server.ts).
 * @param pageOf the pattern of a page's address
 * @param calls the first parts of the addresses of calls
 */
export function countFirst(
  pageOf: (path: string) => string,
  calls: ReadonlySet<string>,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    const isCall = path.startsWith("/api/");
    const place = isCall ? callPlace(path, calls) : pageOf(path);
    const changes = !readingMethods.has(method) || (method === "HEAD" && place === "/api/uploads");
    if (changes && !countedThere.has(place)) {
      const refusal = await floodRefusal(place, context.var.facts);
      if (refusal && isCall) throw refusal;
      if (refusal) context.set("facts", { ...context.var.facts, refusal });
    }
    await next();
  };
}
