import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { count, eq } from "drizzle-orm";
import { user } from "#db/schema/accounts.ts";
import { passkey } from "#db/schema/second-factor.ts";
import type { Database, Transaction } from "#server/platform/database.ts";
import { mostPasskeys } from "./contract.ts";

type AdapterFactory = ReturnType<typeof drizzleAdapter>;

/** How many passkeys an account has. */
export async function countPasskeys(from: Pick<Transaction, "select">, userId: string): Promise<number> {
  const [row] = await from.select({ count: count() }).from(passkey).where(eq(passkey.userId, userId));
  return row?.count ?? 0;
}

/**
 * An adapter of the accounts library that stores no more passkeys than an account may have. Each waits for the account's
 * row, so that of several at the same moment only those are stored for which there is room.
 * @param make an adapter on the database, or within a transaction
 */
export function limitedPasskeys(
  database: Database,
  make: (on: Database | Transaction) => AdapterFactory,
): AdapterFactory {
  return (options) => {
    const adapter = make(database)(options);
    const create: typeof adapter.create = (query) => {
      if (query.model !== "passkey") return adapter.create(query);
      return database.transaction(async (transaction) => {
        const owner = String(query.data.userId);
        await transaction.select({ id: user.id }).from(user).where(eq(user.id, owner)).for("update");
        if ((await countPasskeys(transaction, owner)) >= mostPasskeys) throw new APIError("CONFLICT");
        return make(transaction)(options).create(query);
      });
    };
    return { ...adapter, create };
  };
}
