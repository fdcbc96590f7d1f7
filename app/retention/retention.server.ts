import { desc, sql } from "drizzle-orm";
import { sessionDays } from "#app/accounts/accounts.server.ts";
import { visitDays } from "#app/analytics/visit-months.server.ts";
import { type RetentionTimes, retentionKinds, retentionNames, usualTimes } from "#content/retention.ts";
import { retentionSettings } from "#db/schema/erasures.ts";
import { nightsKept } from "#server/backup/runs.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { db } from "#server/platform/database.ts";
import type { RetentionInput } from "./contract.ts";

/** How long each kind is stored, and when that was last changed. */
export interface Retention {
  times: RetentionTimes;
  changed: Date | null;
  /** The kinds that the owner has changed. */
  set: ReadonlySet<string>;
}

/** Reads how long each kind of record is stored. A stored time counts only within what the site's texts promise. */
export async function readRetention(): Promise<Retention> {
  const rows = await db().select().from(retentionSettings).orderBy(desc(retentionSettings.changed_at));
  const stored = new Map(rows.map(({ kind, amount }) => [kind, amount]));
  const within = retentionNames.map((name) => {
    const { least, most } = retentionKinds[name];
    return [name, Math.max(least, Math.min(most, stored.get(name) ?? usualTimes[name]))] as const;
  });
  return {
    times: Object.fromEntries(within) as unknown as RetentionTimes,
    changed: rows[0]?.changed_at ?? null,
    set: new Set(stored.keys()),
  };
}

/** Sets how long each kind of record is stored. Only what differs counts as changed. */
export async function saveRetention(wanted: RetentionInput): Promise<void> {
  const { times } = await readRetention();
  const changed = retentionNames.filter((name) => wanted[name] !== times[name]);
  if (!changed.length) return;
  await db()
    .insert(retentionSettings)
    .values(changed.map((kind) => ({ kind, amount: wanted[kind] })))
    .onConflictDoUpdate({
      target: retentionSettings.kind,
      set: { amount: sql`excluded.amount`, changed_at: sql`now()` },
    });
}

/** Retention times that are the same on every site: visits and sessions in days, backups in nights. */
export function fixedTimes() {
  const { afterStart, afterUse } = sessionDays();
  return { visits: visitDays, sessionStart: afterStart, sessionUse: afterUse, nights: nightsKept };
}

/** The times for the privacy notice, and the day in Lagos on which one was last changed. */
export async function readPromises(): Promise<{ times: RetentionTimes; changed: string | undefined }> {
  const { times, changed } = await readRetention();
  return { times, changed: changed ? csvMoment(changed).slice(0, 10) : undefined };
}
