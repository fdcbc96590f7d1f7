import { randomFillSync } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { accountOfDevice } from "#app/accounts/known-device.server.ts";
import type { ApiEnvironment } from "../api/requests.ts";

/** Random bytes for many requests, because the system takes as long for a few as for thousands. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomText(bytes: number, encoding: "base64" | "base64url"): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString(encoding, used - bytes, used);
}

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

/** Looks up the account of a request once, on first use. Without the database, no account is known. */
function accountOnce(headers: Headers): () => Promise<string | undefined> {
  let found: Promise<string | undefined> | undefined;
  const find = async () => (await accountOfDevice(headers)) ?? (await currentProfile(headers))?.id;
  return () => {
    found ??= headers.has("cookie") ? find().catch(() => undefined) : Promise.resolve(undefined);
    return found;
  };
}

/** Gives every request a nonce, an id and its sender. @param trustProxy how many of our proxies to trust */
export function setFacts(trustProxy: number): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    context.set("facts", {
      nonce: randomText(16, "base64"),
      requestId: randomText(9, "base64url"),
      clientAddress: clientAddress(context, trustProxy),
      behindProxy: trustProxy > 0,
      knownAccount: accountOnce(context.req.raw.headers),
    });
    await next();
  };
}
