import { eq, sql } from "drizzle-orm";
import { mediaRefusals } from "#content/application-media.ts";
import { recruitmentMedia } from "#db/schema/applications.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { tooMany } from "#server/platform/retry-after.ts";
import { eraseReleasedSoon } from "./media-clearing.server.ts";
import { unusedMediaBytes } from "./media-contract.ts";

/** An arbitrary constant. The lock counts uploads one after the other when they begin at the same moment. */
const countingLock = 1_835_362_665;

/** When a refused caller may try again, in seconds. */
const soon = 10 * 60;

interface Need {
  /** Hash of the sender's network. */
  visitor: string | null;
  /** Bytes that are needed beyond those that have arrived. */
  bytes: number;
  /** The upload that needs them, which does not make room for itself. */
  id?: string;
}

/**
 * Erases waiting uploads when all together leave too little room: first those of the network that holds most, as long
 * as it holds more than the one that asks, then those that have waited for an hour. So nobody can fill it for others.
 * @returns whether there is room now
 */
async function makeRoom(transaction: Transaction, { visitor, id, bytes }: Need, missing: number) {
  const own = id ?? null;
  const [row] = await transaction.execute<{ freed: string }>(sql`
    with waiting as (
      select id, received, created_at, sum(received) over (partition by visitor) as held, visitor
      from recruitment_media where application_id is null and state <> 'erasing'
    ), asking as (
      select coalesce(max(held), 0) + ${bytes}::bigint as held from waiting where visitor = ${visitor}
    ), given as (
      select id, received, sum(received) over (order by held desc, created_at, id) as freed from waiting
      where received > 0 and id is distinct from ${own}::uuid
        and (held > (select held from asking) or created_at < now() - interval '1 hour')
    ), erased as (
      update recruitment_media set state = 'erasing'
      where id in (select id from given where freed - received < ${missing}::bigint)
      returning received
    ) select coalesce(sum(received), 0) as freed from erased`);
  return Number(row?.freed ?? 0) >= missing;
}

/**
 * Checks that uploads without an application leave room for more bytes. Only bytes that have arrived count: a declared
 * upload takes no room from anybody.
 * @throws AppError too-many when its network holds too much, or all together do
 */
export async function requireRoom(transaction: Transaction, need: Need): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
  const [waiting] = await transaction.execute<{ everywhere: number; here: number }>(sql`
    select coalesce(sum(received), 0)::float8 as everywhere,
      coalesce(sum(received) filter (where visitor = ${need.visitor}), 0)::float8 as here
    from recruitment_media where application_id is null and state <> 'erasing'`);
  const { everywhere, here } = waiting ?? { everywhere: 0, here: 0 };
  if (here + need.bytes > unusedMediaBytes.network) throw tooMany(mediaRefusals.network, soon);
  const missing = everywhere + need.bytes - unusedMediaBytes.everywhere;
  if (missing <= 0) return;
  if (!(await makeRoom(transaction, need, missing))) throw tooMany(mediaRefusals.full, soon);
  eraseReleasedSoon();
}

/**
 * Counts an upload against its network's limit once its first bytes have arrived. An upload that is only declared
 * must not use up the limit for others on the same network.
 * @throws AppError too-many
 */
export async function countBegun(id: string): Promise<void> {
  const [row] = await db()
    .select({ visitor: recruitmentMedia.visitor, type: recruitmentMedia.content_type })
    .from(recruitmentMedia)
    .where(eq(recruitmentMedia.id, id));
  // If its kind is known, a first piece that could not be stored is being sent again and was already counted.
  if (row?.visitor && row.type === null) await enforceLimit("uploads", row.visitor);
}

/**
 * Notes how many bytes of an upload have arrived.
 * @throws AppError too-many when there is no room for as many
 */
export async function noteReceived(id: string, received: number): Promise<void> {
  await db().transaction(async (transaction) => {
    const [row] = await transaction.execute<{ visitor: string | null; received: string }>(sql`
      select visitor, received from recruitment_media where id = ${id}::uuid and application_id is null`);
    if (!row) return;
    const bytes = received - Number(row.received);
    if (bytes > 0) await requireRoom(transaction, { visitor: row.visitor, bytes, id });
    await transaction.execute(
      sql`update recruitment_media set received = least(${received}::bigint, bytes) where id = ${id}::uuid and application_id is null`,
    );
  });
}
