import { randomUUID } from "node:crypto";
import type { Role } from "#app/accounts/contract.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { mailLeaves, mailNow } from "#server/platform/mail.ts";
import { type AlertKind, goneFailure, mostTries, type TargetKind } from "./contract.ts";
import { NotDelivered, sendPush, sendWebhook } from "./deliver.server.ts";
import { messageOf, type Told } from "./message.server.ts";
import { openPlace } from "./targets.server.ts";

/** The alerts of one account that are sent to one place as one. */
interface Batch {
  /** The same on every retry, so that the receiver can recognize a repeat. */
  batch: string;
  /** The id of the target, or of the account if the alerts go to its mail. */
  place: string;
  email: string;
  role: Role;
  /** Null for the mail. */
  target: { id: string; kind: TargetKind; sealed: string } | null;
  alerts: readonly (Told & { id: string })[];
}

/** The hour of a moment in Lagos, from 0 to 23. */
export const hourOf = (moment: Date) => Number(csvMoment(moment).slice(11, 13));

interface Taken {
  id: string;
  lead_id: string | null;
  about: AlertKind;
  event: string;
  said: string | null;
  batch: string;
  account: string;
  email: string;
  role: Role;
  target: string | null;
  kind: TargetKind | null;
  sealed: string | null;
}

/** The places to which this process is sending now. */
const busy = new Set<string>();

/**
 * Takes the due alerts of one account and place: of those to which nothing is being sent, the ones that have waited longest.
 * Each counts as tried and is due again after a pause, so if this process dies, the next one sends the same batch. Alerts stay due
 * during quiet hours and are sent afterwards, except for a call within the next hour, which does not wait.
 */
async function takeBatch(now: Date): Promise<Batch | null> {
  const hour = hourOf(now);
  const taken = await sql()<Taken[]>`
    with due as (
      select alert.id, alert.account, alert.target, alert.next_try, alert.about, alert.batch,
        case when alert.about not in ('lead', 'contact') then alert.id end as alone
      from lead_alerts as alert
      join user_profiles as staff on staff.id = alert.account and staff.role in ('admin', 'recruiter')
        and staff.disabled_at is null
      left join alert_settings as wanted on wanted.account = alert.account
      where alert.sent_at is null and alert.tries < ${mostTries} and alert.next_try <= now()
        and (alert.target is not null or ${mailLeaves()}::boolean)
        and coalesce(alert.target::text, alert.account) <> all (${[...busy]}::text[])
        and (staff.role = 'admin' or (alert.target is null and exists (
          select from leads as lead where lead.id = alert.lead_id and lead.door = 'application')))
        and (alert.about = 'soon' or not coalesce(
          case when wanted.quiet_from < wanted.quiet_to
            then ${hour}::int >= wanted.quiet_from and ${hour}::int < wanted.quiet_to
            else ${hour}::int >= wanted.quiet_from or ${hour}::int < wanted.quiet_to
          end, false))
    ), first as (
      select account, target, about, batch, alone from due order by next_try limit 1
    ), chosen as (
      select id from lead_alerts
      where id in (
        select due.id from due join first on due.account = first.account and due.about = first.about
          and (due.target, due.batch, due.alone) is not distinct from (first.target, first.batch, first.alone)
      )
      for update skip locked
    )
    update lead_alerts as alert
    set tries = alert.tries + 1, batch = coalesce(alert.batch, ${randomUUID()}::uuid), next_try = now() + interval '1 minute' * power(2, alert.tries)
    from chosen
      join lead_alerts as own on own.id = chosen.id
      join user_profiles as staff on staff.id = own.account
      left join alert_targets as place on place.id = own.target
    where alert.id = chosen.id and alert.sent_at is null and alert.next_try <= now()
    returning alert.id, alert.lead_id, alert.about, alert.event, alert.said, alert.batch, alert.account, alert.target,
      staff.email, staff.role, place.kind, place.sealed`;
  const [first] = taken;
  if (!first) return null;
  const { batch, account, email, role, target: id, kind, sealed } = first;
  const target = id && kind && sealed ? { id, kind, sealed } : null;
  return { batch, place: id ?? account, email, role, target, alerts: taken };
}

let taking: Promise<unknown> = Promise.resolve();

/** Takes the next batch. A process takes one at a time, because it must know which places are busy before it takes another. */
function takeNext(now: Date): Promise<Batch | null> {
  const next = taking.then(async () => {
    const batch = await takeBatch(now);
    if (batch) busy.add(batch.place);
    return batch;
  });
  taking = next.catch(() => {});
  return next;
}

/** Sends alerts to their place. @throws what the place answered */
async function deliver({ batch, email, role, target, alerts }: Batch, now: Date): Promise<void> {
  const message = await messageOf(alerts, role, now);
  if (!message) return;
  if (!target) return mailNow({ to: email, ...message.mail }, batch);
  const place = await openPlace(target.sealed);
  if (!place) throw new NotDelivered("the keys are lost");
  if (target.kind === "push") return sendPush(place, message.push, batch);
  return sendWebhook(place, message.webhook, batch);
}

async function sendBatch(batch: Batch, now: Date): Promise<void> {
  const ids = batch.alerts.map(({ id }) => id);
  try {
    await deliver(batch, now);
  } catch (error) {
    // The device stays on the list, and what it was not told is listed: otherwise a phone would be silent without a word.
    const isGone = error instanceof NotDelivered && error.isGone && batch.target?.kind === "push";
    const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
    const failure = isGone ? goneFailure : code;
    log.error(
      { reason: failure, alerts: ids.length, by: batch.target?.kind ?? "mail" },
      "alerts were not taken",
    );
    await sql()`update lead_alerts set failure = ${failure}, tries = greatest(tries, ${isGone ? mostTries : 0})
      where id in ${sql()(ids)}`;
    return;
  }
  await sql()`update lead_alerts set sent_at = now(), failure = null where id in ${sql()(ids)}`;
}

/**
 * Sends every alert that is due: to all places at once, and to each place one after the other, so a place that does not
 * answer delays no other. Several processes share the work, and only one of them takes each alert.
 */
export async function sendAlerts(now = new Date()): Promise<void> {
  const sending = new Set<Promise<void>>();
  let ended = 0;
  for (;;) {
    const before = ended;
    const batch = await takeNext(now);
    if (batch) {
      const { place } = batch;
      const one = sendBatch(batch, now)
        .catch((error) => log.error({ err: error }, "sent alerts could not be noted"))
        .finally(() => {
          busy.delete(place);
          sending.delete(one);
          ended += 1;
        });
      sending.add(one);
    } else if (sending.size) {
      await Promise.race(sending);
    } else if (ended === before) {
      // No place became free during the search for due alerts.
      return;
    }
  }
}

/** Deletes alerts of this age in days, sent or given up. */
export async function eraseOldAlerts(days: number): Promise<void> {
  await sql()`delete from lead_alerts where created_at < now() - make_interval(days => ${days})`;
}
