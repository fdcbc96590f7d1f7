import { type SQL, sql } from "drizzle-orm";
import { type GrantedTierId, grantedTierIds } from "#app/school/courses/contract.ts";
import type { Database, Transaction } from "#server/platform/database.ts";

type Place = Pick<Database | Transaction, "execute">;

/**
 * The account that a tier request belongs to: the one whose confirmed address it has, else the only one whose enrollments
 * have its phone number.
 */
const account = sql`coalesce(
  (select account.id from "user" as account join user_profiles as profile on profile.id = account.id
    where account.email = asked.email and account.email_verified and profile.disabled_at is null),
  (select min(other.user_id) from leads as theirs join course_enrollments as other on other.id = theirs.enrollment_id
    join "user" as account on account.id = other.user_id and account.email_verified
    join user_profiles as profile on profile.id = account.id and profile.disabled_at is null
    where theirs.phone = asked.phone having count(distinct other.user_id) = 1)
)`;

/** Whether a lead is a won request for a tier that is not free. */
const isWon = sql`asked.door = 'tier' and asked.stage = 'won' and asked.erased_at is null
  and asked.items[1] = any(${sql.param([...grantedTierIds])}::text[])`;

/** When the stage of a request last changed: what was noted since belongs to this payment. */
const wonAt = sql`coalesce(
  (select max(step.at) from lead_history as step where step.lead_id = asked.id and step.kind = 'stage'), '-infinity')`;

/**
 * Opens the tier of a won request to its account, and notes it in the history of the lead: `was` is the account if this
 * opened the tier, and empty if the tier waits or was there before. Repeating it changes nothing.
 */
export async function openRequestedTier(
  place: Place,
  id: string,
  { by, batch, at }: { by: string | null; batch: string; at: Date },
): Promise<void> {
  // Closing recognizes the grant by this time, because a tier that an admin added by hand has another one.
  const moment = sql`${at.toISOString()}::timestamptz`;
  await place.execute(sql`
    with won as (
      select asked.id, asked.items[1] as tier, ${account} as account from leads as asked
      where asked.id = ${id}::uuid and ${isWon} and not exists (select from lead_history as entry
        where entry.lead_id = asked.id and entry.kind = 'tier' and entry.at >= ${wonAt})
    ), opened as (
      insert into tier_grants (user_id, tier, granted_by, granted_at)
      select account, tier, ${by}::text, ${moment} from won where account is not null
      on conflict do nothing
      returning user_id
    )
    insert into lead_history (lead_id, batch, kind, by, was, now, at)
    select id, ${batch}::uuid, 'tier', ${by}::text, (select user_id from opened), tier, ${moment} from won`);
}

/**
 * Closes the tiers that a request opened which is not won any more. A tier that an admin added by hand, or that an
 * enrollment opened, stays.
 * @returns the accounts that lost a tier; something else may have paid for it too
 */
export async function closeRequestedTier(place: Place, id: string): Promise<string[]> {
  const rows = await place.execute<{ user_id: string }>(sql`
    delete from tier_grants as granted using lead_history as entry
    where entry.lead_id = ${id}::uuid and entry.kind = 'tier' and entry.was = granted.user_id
      and entry.now = granted.tier and entry.at = granted.granted_at and granted.enrollment_id is null
    returning granted.user_id`);
  return [...rows].map(({ user_id }) => user_id);
}

/**
 * Opens the tiers of an account's won requests that are not open: those that waited for its confirmed address, and those
 * that something else had opened and closed again.
 */
export async function openRequestsOf(place: Place, userId: string): Promise<void> {
  const moment = sql`${new Date().toISOString()}::timestamptz`;
  await place.execute(sql`
    with won as (
      select distinct on (tier) id, tier, by from (
        select asked.id, asked.items[1] as tier, paid.by, ${account} as account from leads as asked
        join lateral (select entry.by from lead_history as entry
          where entry.lead_id = asked.id and entry.kind = 'tier' and entry.at >= ${wonAt}
          order by entry.at desc limit 1) as paid on true
        where ${isWon} and (asked.email = (select own.email from "user" as own where own.id = ${userId})
          or asked.phone in (select theirs.phone from leads as theirs
            join course_enrollments as other on other.id = theirs.enrollment_id where other.user_id = ${userId}))
      ) as every where account = ${userId} order by tier, id
    ), opened as (
      insert into tier_grants (user_id, tier, granted_by, granted_at)
      select ${userId}, tier, by, ${moment} from won
      on conflict do nothing
      returning tier
    )
    insert into lead_history (lead_id, batch, kind, by, was, now, at)
    select won.id, gen_random_uuid(), 'tier', won.by, ${userId}, tier, ${moment} from won join opened using (tier)`);
}

/** Opens the tier of a won request that got the address or number of an account only now. */
export async function openIfKnown(place: Place, id: string): Promise<void> {
  const [found] = await place.execute<{ account: string | null }>(
    sql`select ${account} as account from leads as asked where asked.id = ${id}::uuid and ${isWon}`,
  );
  if (found?.account) await openRequestsOf(place, found.account);
}

/** A won request, and where its tier is open. */
export interface RequestedTier {
  id: string;
  ref: string;
  tier: GrantedTierId;
  name: string | null;
  /** The address that the visitor's account had; null if they were not signed in. */
  email: string | null;
  /** The address of the account that the tier is for; null while there is none. */
  account: string | null;
  isOpen: boolean;
  /** The history entry of the payment, or of the opening after it. */
  entry: string;
}

/** How the history writes which of the two mails about a tier went out. */
export const toldAs = (tier: GrantedTierId, isOpen: boolean) => `${tier}:${isOpen ? "open" : "waits"}`;

/**
 * Whether the learner was told by mail: of this entry, or before it that the tier is open, or by the mail of a paid
 * enrollment for the same tier.
 */
const isTold = sql`(exists (select from lead_history as told where told.lead_id = asked.id and told.kind = 'mail'
    and told.at >= ${wonAt} and (told.was = paid.id::text or told.now = asked.items[1] || ':open'))
  or exists (select from leads as own join course_enrollments as enrolled on enrolled.id = own.enrollment_id
    where own.person = asked.person and enrolled.tier = asked.items[1] and enrolled.status in ('paid', 'active')
      and enrolled.tier_told_at is not null))`;

async function requests(place: Place, where: SQL): Promise<RequestedTier[]> {
  const rows = await place.execute<Record<keyof RequestedTier, string | null> & { tier: GrantedTierId }>(sql`
    select won.id, ref, tier, name, won.email, profile.email as account, entry,
      exists (select from tier_grants as granted
        where granted.user_id = won.account and granted.tier = won.tier) as "isOpen"
    from (select asked.id, asked.ref, asked.items[1] as tier, asked.name, asked.email, paid.id as entry, paid.at,
        ${account} as account from leads as asked
      join lateral (select entry.id, entry.at from lead_history as entry
        where entry.lead_id = asked.id and entry.kind = 'tier' and entry.at >= ${wonAt}
        order by entry.at desc limit 1) as paid on true
      where ${isWon} and ${where}) as won
    left join user_profiles as profile on profile.id = won.account
    order by won.at, won.id limit 100`);
  return [...rows].map((row) => ({
    ...row,
    id: String(row.id),
    ref: String(row.ref),
    entry: String(row.entry),
    isOpen: Boolean(row.isOpen),
  }));
}

/** The leads among these that are won requests, and where their tiers are open. */
export async function wonRequests(
  place: Place,
  ids: readonly string[],
  { untold = false }: { untold?: boolean } = {},
): Promise<RequestedTier[]> {
  if (!ids.length) return [];
  const listed = sql`asked.id = any(${sql.param([...ids])}::uuid[])`;
  return requests(place, untold ? sql`${listed} and not ${isTold}` : listed);
}

/** Won requests whose learner is to be mailed now. The minutes before leave time for Undo; after a day it is too late. */
export function requestsToTell(place: Place, at: Date): Promise<RequestedTier[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  return requests(
    place,
    sql`paid.at between ${now} - interval '1 day' and ${now} - interval '2 minutes' and not ${isTold}`,
  );
}

/** Notes in the history of a request that its learner was told by mail. */
export async function noteTold(
  place: Place,
  { id, tier, entry }: RequestedTier,
  isOpen: boolean,
): Promise<void> {
  await place.execute(sql`
    insert into lead_history (lead_id, batch, kind, was, now)
    select id, gen_random_uuid(), 'mail', ${entry}, ${toldAs(tier, isOpen)} from leads where id = ${id}::uuid`);
}
