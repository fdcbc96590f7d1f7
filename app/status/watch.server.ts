import { hostname, networkInterfaces } from "node:os";
import { site } from "#content/site.ts";
import { statusMails, statusTexts } from "#content/status.ts";
import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { sendMail } from "#server/platform/mail.ts";
import { runChecks, statusChecks } from "./checks.server.ts";
import type { Check, Checked } from "./contract.ts";

/** What this process remembers for the time when the database, and with it everything else, cannot be read. */
const known = { admins: [] as string[], databaseDown: false };

/**
 * Sets whom to mail until this process has read the list of admins. Otherwise a process that starts while the database is down
 * could mail nobody.
 */
export function openWatch({ ADMIN_EMAIL }: Pick<Config, "ADMIN_EMAIL">): void {
  known.admins = ADMIN_EMAIL ? [ADMIN_EMAIL] : [];
}

/** Mails every admin what changed. Nothing changed, no mail. */
function tell(admins: readonly string[], changed: readonly Checked[]): void {
  if (changed.length === 0) return;
  const failing = changed.filter(({ state }) => state === "failing");
  const parts = changed.map(({ label, fact, todo, state, said }) =>
    state === "failing"
      ? statusMails.failing(said?.failing ?? statusMails.broken(label), fact, todo)
      : (said?.well ?? statusMails.well(label)),
  );
  const subject = statusMails.subject(site.name, failing.length);
  const text = [...parts, statusMails.end(site.url)].join("\n\n");
  for (const to of admins) sendMail({ to, subject, text });
}

/**
 * Names this process among all of the site, also after a restart. Two machines may have the same name, and one machine several
 * processes.
 */
export function placeOf({ PORT }: Pick<Config, "PORT">): string {
  const networks = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [hostname(), networks.find(({ internal }) => !internal)?.mac, PORT].join(" ");
}

/** Separates a check's name from the place of the process that ran it, in check_states. No check's name contains it. */
const at = " @ ";

/**
 * Stores the results of this process. Disk, model and folders differ by process, so a check fails while it fails in any process
 * and works again once it works in all. The results of a process that has been silent for a quarter of an hour are deleted.
 * @returns the checks that began to fail or work again with this run
 */
async function storeChanges(results: readonly Checked[], place: string): Promise<Checked[]> {
  const found = results.map(({ name, state }) => ({
    name: `${name}${at}${place}`,
    failing: state === "failing",
  }));
  return sql().begin(async (transaction) => {
    // Without the lock, two processes at once would both mail the same change.
    await transaction`lock table check_states in exclusive mode`;
    // After an outage every result is old. The other processes then get time to report, or their failures would seem to be over.
    await transaction`
      delete from check_states
      where position(${at} in name) > 0 and changed_at < now() - interval '15 minutes'
        and exists (
          select from check_states as own
          where own.name in ${transaction(found.map(({ name }) => name))}
            and own.changed_at >= now() - interval '15 minutes')`;
    await transaction`
      insert into check_states ${transaction(found)}
      on conflict (name) do update set failing = excluded.failing, changed_at = now()`;
    const rows = await transaction<{ name: string }[]>`select name from check_states where failing`;
    const failing = rows.map(({ name }) => name);
    const changed = results.filter(({ name, state }) => {
      const fails = failing.some((one) => one.startsWith(`${name}${at}`));
      // If the check fails only in another process, that process sends the mail.
      return fails !== failing.includes(name) && fails === (state === "failing");
    });
    for (const { name, state } of changed) {
      await transaction`
        insert into check_states (name, failing) values (${name}, ${state === "failing"})
        on conflict (name) do update set failing = excluded.failing, changed_at = now()`;
    }
    return changed;
  });
}

/**
 * Runs every check and mails the admins about each that began to fail or works again. There is one mail for a change, however
 * many processes run, because the table stores what each of them found and what was mailed.
 * @param place names this process among all processes of the site (placeOf)
 */
export async function watchStatus(
  checks: readonly Check[] = statusChecks,
  place: string = hostname(),
): Promise<void> {
  const admins = await sql()<{ email: string }[]>`
    select email from user_profiles where role = 'admin' and disabled_at is null`;
  known.admins = admins.map(({ email }) => email);
  const results = await runChecks(checks);
  const changed = await storeChanges(results, place);
  const database = results.find(({ name }) => name === "database");
  if (known.databaseDown && database && database.state !== "failing") {
    known.databaseDown = false;
    if (!changed.includes(database)) changed.unshift(database);
  }
  tell(known.admins, changed);
}

/**
 * Mails the admins, as this process last knew them, that the database does not answer. Each process does so once: there
 * is nothing left by which they could agree.
 */
export async function watchOutage(): Promise<void> {
  // If there is nobody to mail now, there will be no mail later that all is well again.
  if (known.databaseDown || known.admins.length === 0) return;
  known.databaseDown = true;
  const { label, failing: fact, todo } = statusTexts.checks.database;
  tell(known.admins, [{ name: "database", label, fact, todo, state: "failing" }]);
}
