import { and, isNotNull, isNull } from "drizzle-orm";
import type { Profile } from "#app/accounts/contract.ts";
import { doors } from "#app/inbox/contract.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { leadAlerts } from "#db/schema/alerts.ts";
import { db, sql } from "#server/platform/database.ts";
import { mailLeaves } from "#server/platform/mail.ts";
import { type AlertInput, mostTries } from "./contract.ts";
import { pushKeys } from "./push-keys.server.ts";
import { alertChannel } from "./queue.server.ts";
import { readTargets } from "./targets.server.ts";

/** An alert that was refused at least once. */
export interface LostAlert {
  id: string;
  /** Null for the morning message. */
  ref: string | null;
  email: string;
  /** The device or webhook; null for the mail. */
  place: string | null;
  tries: number;
  failure: string;
  /** Null once it was given up. */
  next: string | null;
}

/** The most that the screen lists. */
const lostShown = 50;

/** Alerts that were not sent, of all admins, the newest first. */
function readLost() {
  return sql()<LostAlert[]>`
    select alert.id, lead.ref, admin.email, place.label as place, alert.tries, alert.failure,
      case when alert.tries < ${mostTries} then alert.next_try end as next
    from lead_alerts as alert
    left join leads as lead on lead.id = alert.lead_id
    join user_profiles as admin on admin.id = alert.account
    left join alert_targets as place on place.id = alert.target
    where alert.sent_at is null and alert.failure is not null
    order by alert.created_at desc limit ${lostShown}`;
}

/** How many alerts the mail server has refused and not taken since. It can be part of another query too. */
export const countUnsentAlerts = () =>
  db().$count(leadAlerts, and(isNull(leadAlerts.sent_at), isNotNull(leadAlerts.failure)));

/** What an admin is told of, and what could not be told to anybody. */
export async function readAlerts({ id, email }: Profile) {
  const [[own], lost, targets, keys] = await Promise.all([
    sql()<
      { silent_doors: LeadDoor[]; quiet_from: number | null; quiet_to: number | null; morning: boolean }[]
    >`
      select silent_doors, quiet_from, quiet_to, morning from alert_settings where account = ${id}`,
    readLost(),
    readTargets(id),
    pushKeys(),
  ]);
  const silent = own?.silent_doors ?? [];
  return {
    email,
    isMailed: mailLeaves(),
    doors: doors.filter((door) => !silent.includes(door)),
    quiet_from: own?.quiet_from ?? null,
    quiet_to: own?.quiet_to ?? null,
    morning: own?.morning ?? true,
    lost: [...lost],
    targets,
    pushKey: keys.publicKey,
  };
}

/** Saves what an admin wants to be told of. */
export async function saveAlerts({ id }: Profile, wanted: AlertInput): Promise<void> {
  const silent = doors.filter((door) => !wanted.door.includes(door));
  const { quiet_from, quiet_to, morning } = wanted;
  await sql()`
    insert into alert_settings (account, silent_doors, quiet_from, quiet_to, morning)
    values (${id}, ${silent}, ${quiet_from}, ${quiet_to}, ${morning})
    on conflict (account) do update set silent_doors = excluded.silent_doors, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, morning = excluded.morning`;
}

/** Makes every alert due that was not sent, and tells the processes to send them. */
export async function tryAgain(): Promise<void> {
  await sql()`update lead_alerts set tries = 0, next_try = now() where sent_at is null and failure is not null`;
  await sql().notify(alertChannel, "");
}
