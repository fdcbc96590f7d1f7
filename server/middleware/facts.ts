import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../api/requests.ts";

/**
 * Address of the caller. Each proxy appends the address it saw to X-Forwarded-For; entries before those of our own
 * proxies came from the visitor and may be invented.
 */
function clientAddress(context: Context, trustProxy: number): string {
  const forwarded = trustProxy
    ? context.req.header("x-forwarded-for")?.split(",").at(-trustProxy)?.trim()
    : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    // Tests call app.fetch without a connection.
    return "";
  }
}

/** Gives every request a nonce, an id and its caller's address. @param trustProxy how many proxies of ours to believe */
export function setFacts(trustProxy: number): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    context.set("facts", {
      nonce: randomBytes(16).toString("base64"),
      requestId: randomBytes(9).toString("base64url"),
      clientAddress: clientAddress(context, trustProxy),
      behindProxy: trustProxy > 0,
    });
    await next();
  };
}
