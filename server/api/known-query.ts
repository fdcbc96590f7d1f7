import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { knownQueries } from "./describe.ts";
import { type ApiEnvironment, unknownFields } from "./requests.ts";

/** Matches the addresses of a call whose path may have parameters, such as /demo_user_sessions/:id or {id}. */
export function addressesOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+*?]/g, "\\$&").replace(/:\w+|\{\w+\}/g, "[^/]+")}$`);
}

/**
 * Refuses a query with a name that the call does not have, just as bodies are refused. An address that is not a call gets its
 * usual response.
 * @throws AppError bad-request
 */
export function onlyKnownQuery(api: OpenAPIHono<ApiEnvironment>): MiddlewareHandler<ApiEnvironment> {
  return async ({ req }, next) => {
    const given = [...new URL(req.url).searchParams.keys()];
    if (given.length > 0) {
      const path = req.path.replace(/^\/api/, "");
      const call = knownQueries(api).find(
        (one) => one.method === req.method && addressesOf(one.path).test(path),
      );
      const unknown = given.filter((name) => call && !call.names.includes(name));
      if (unknown.length > 0) throw unknownFields([...new Set(unknown)]);
    }
    await next();
  };
}
