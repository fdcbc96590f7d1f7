import { createHmac, randomBytes } from "node:crypto";
import { db, sql } from "./database.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.ts";
import { Breaker } from "./model/breaker.ts";
import { siteSecret } from "./site-secret.ts";

/** How long a request waits for the database before its limit is counted in memory, in milliseconds. */
const patience = 1_000;

/** After a failure the database is left alone for this long, so that an outage does not delay every request. */
const breaker = new Breaker({ failuresToOpen: 1, pauseMs: 5_000 });

/**
 * Runs a statement of a limit.
 * @throws Error when the database fails or is slow, and for some seconds after that; the caller then counts in memory
 */
export async function fromLimitStore<Result>(statement: () => PromiseLike<Result>): Promise<Result> {
  const wasOpen = breaker.open;
  if (!breaker.enter()) throw new Error("The limits are counted in memory.");
  const clock = Promise.withResolvers<never>();
  const timer = setTimeout(() => clock.reject(new Error("The database is slow.")), patience);
  try {
    const result = await Promise.race([statement(), clock.promise]);
    breaker.succeeded();
    if (wasOpen) log.info("the limits are shared between processes again");
    return result;
  } catch (error) {
    const first = !breaker.open;
    breaker.failed();
    // A process that opened no database has nothing to share.
    if (first && !(error instanceof AppError))
      log.warn({ err: error }, "the limits are counted in the memory of each process");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The client that RateLimiterPostgres expects, on the pool of this process. */
export const limitClient = {
  query: ({ text, values }: { text: string; values: (string | number | null)[] }) =>
    fromLimitStore(async () => {
      const rows = await sql().unsafe(text, values, { prepare: true });
      return { rows, rowCount: rows.count };
    }),
};

/** Keys without the database are good for the memory of this process only. */
const ownSecret = randomBytes(32).toString("base64url");

let known: { database: unknown; secret: string } | undefined;

async function limitSecret(): Promise<string> {
  try {
    const database = db();
    if (known?.database !== database) {
      known = { database, secret: await fromLimitStore(() => siteSecret("limits")) };
    }
    return known.secret;
  } catch {
    return ownSecret;
  }
}

/** The key under which a caller, an account or a device is counted: an HMAC, so that no table names any of them. */
export async function limitKey(subject: string): Promise<string> {
  return createHmac("sha256", await limitSecret())
    .update(subject)
    .digest("base64url");
}
