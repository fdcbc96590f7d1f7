import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

const ownerColumn = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** The authenticator app of an account, encrypted, and its recovery codes, hashed. Better Auth's names and columns. */
export const twoFactor = pgTable("two_factor", {
  id: text("id").primaryKey(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  userId: ownerColumn().unique(),
  /** False until the first valid code. */
  verified: boolean("verified").notNull().default(true),
  // Better Auth writes these two; our own limits count failed codes (sign-in-turns.server.ts).
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
});

/** Passkeys. Better Auth's names and columns. */
export const passkey = pgTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: ownerColumn(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: moment("created_at").defaultNow(),
    aaguid: text("aaguid"),
  },
  (table) => [index("passkey_user_id").on(table.userId)],
);

/** Codes of authenticator apps that were typed in the last minutes, by their HMAC, so that each works once. */
export const usedCodes = pgTable(
  "used_codes",
  {
    user_id: ownerColumn(),
    code: text("code").notNull(),
    used_at: moment("used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.code] }),
    index("used_codes_used_at").on(table.used_at),
  ],
);
