import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../api/requests.ts";
import { floodRefusal } from "../platform/flood-guard.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Page views have their own limit (api/visits.ts), which is also checked before they are read. */
const countedThere = new Set(["/api/visits", "/api/visitor_analytics"]);

/** The address of a call without ids, with one name for all unknown calls, so that a caller cannot spread over many. */
const callPlace = (path: string, calls: ReadonlySet<string>) => {
  const name = path.split("/")[2] ?? "";
  return calls.has(name) ? `/api/${name}` : "/api/*";
};

/**
 * Reading has a limit of its own, so that it uses up nothing of the limit for sending. So does declaring an upload, whose limit is
 * lower than that for the many parts of recordings.
 */
function shareOf(method: string, place: string): string {
  // HEAD asks how much of an upload has arrived, so it counts with its parts.
  if (place === "/api/uploads") return method === "GET" || method === "POST" ? `${place} ${method}` : place;
  return readingMethods.has(method) ? `${place} GET` : place;
}

/**
 * Counts every form and every call, even one that only reads, before its body is read. A call over the limit is refused here. For a
 * form, the error goes to the page in the facts, because the page may show the input again (request-guard.server.ts).
 * @param pageOf returns the route pattern of a page's address
 * @param calls the first path segments of the calls
 */
export function countFirst(
  pageOf: (path: string) => string,
  calls: ReadonlySet<string>,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    const isCall = path.startsWith("/api/");
    const place = isCall ? callPlace(path, calls) : pageOf(path);
    const isForm = !isCall && !readingMethods.has(method);
    if (isForm || (isCall && !countedThere.has(place))) {
      const facts = context.get("facts");
      const refusal = await floodRefusal(shareOf(method, place), facts);
      if (refusal && isCall) throw refusal;
      if (refusal) context.set("facts", { ...facts, refusal });
    }
    await next();
  };
}
