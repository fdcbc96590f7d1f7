import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { oneOf } from "./constraints.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A backup; a drill, which restores one to see whether that works. */
export const backupRunKinds = ["backup", "drill"] as const;

/** Every backup and drill of the last months, so that the owner sees whether there is one to rely on. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: backupRunKinds }).notNull(),
    ok: boolean("ok").notNull(),
    /** Name of the backup's file, without its folder. */
    file: text("file"),
    bytes: bigint("bytes", { mode: "number" }),
    /** Number of rows saved, or compared. */
    rows: integer("rows"),
    /** What went wrong, in words for the owner. */
    message: text("message"),
    started_at: moment("started_at").notNull(),
    ended_at: moment("ended_at").notNull().default(sql`now()`),
  },
  (table) => [
    index("backup_runs_newest").on(table.kind, table.started_at),
    check("backup_runs_kind", oneOf(table.kind, backupRunKinds)),
  ],
);
