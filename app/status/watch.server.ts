import { site } from "#content/site.ts";
import { statusMails, statusTexts } from "#content/status.ts";
import { sql } from "#server/platform/database.ts";
import { sendMail } from "#server/platform/mail.ts";
import { runChecks, statusChecks } from "./checks.server.ts";
import type { Check, Checked } from "./contract.ts";

/** What this process remembers for the time when the database, and with it everything else, cannot be read. */
const known = { admins: [] as string[], databaseDown: false };

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

/** Stores how the checks came out. @returns those that began to fail or ended it */
async function storeChanges(results: readonly Checked[]): Promise<Checked[]> {
  const rows = await sql()<{ name: string; failing: boolean }[]>`select name, failing from check_states`;
  const before = new Map(rows.map(({ name, failing }) => [name, failing]));
  const changed = results.filter(({ name, state }) => (state === "failing") !== (before.get(name) ?? false));
  for (const { name, state } of changed) {
    await sql()`
      insert into check_states (name, failing) values (${name}, ${state === "failing"})
      on conflict (name) do update set failing = excluded.failing, changed_at = now()`;
  }
  return changed;
}

/**
 * Runs every check and mails the admins about each that began to fail or works again: one mail a change, however many
 * processes there are, because the job has a lock and the table knows what was mailed.
 */
export async function watchStatus(checks: readonly Check[] = statusChecks): Promise<void> {
  const admins = await sql()<{ email: string }[]>`select email from user_profiles where role = 'admin'`;
  known.admins = admins.map(({ email }) => email);
  const results = await runChecks(checks);
  const changed = await storeChanges(results);
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
  if (known.databaseDown) return;
  known.databaseDown = true;
  const { label, failing: fact, todo } = statusTexts.checks.database;
  tell(known.admins, [{ name: "database", label, fact, todo, state: "failing" }]);
}
