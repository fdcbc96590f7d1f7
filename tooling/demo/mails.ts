import { randomBytes } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { askForReset, signUp } from "#app/accounts/learner.server.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered, savedMailsFolder } from "#server/platform/mail.ts";
import { listSavedMails, type SavedMail } from "#server/platform/saved-mails.ts";
import { learners, newAccounts } from "./learner-texts.ts";
import { type Clock, setMoments } from "./moments.ts";
import { fictitiousEmail } from "./people.ts";

/** Changes the time of an unsent mail, in the file and in its name. */
async function setMailTime({ id, ...mail }: SavedMail, at: Date): Promise<void> {
  const folder = savedMailsFolder();
  const file = join(folder, `${id}.json`);
  const time = at.toISOString();
  const name = `${time.replace(/[:.]/g, "-")}-${randomBytes(8).toString("hex")}.json`;
  await writeFile(file, JSON.stringify({ ...mail, at: time }), { mode: 0o600 });
  await rename(file, join(folder, name));
}

/** Runs something that sends mails, and moves those mails to the time when it would have happened. */
async function mailed(at: Date, action: () => Promise<unknown>): Promise<void> {
  const folder = savedMailsFolder();
  const before = new Set((await listSavedMails(folder)).map(({ id }) => id));
  await action();
  await mailsDelivered();
  for (const mail of await listSavedMails(folder)) if (!before.has(mail.id)) await setMailTime(mail, at);
}

/** Mails that wait to be passed on: new accounts with an unconfirmed address, and a forgotten password. */
export async function addMails(clock: Clock, password: string): Promise<void> {
  const came = new Map<string, Date>();
  for (const { name, came: time } of newAccounts) {
    const email = fictitiousEmail(name);
    const at = clock.at(...time);
    await mailed(at, () => signUp({ name, email, password }));
    const [account] = await sql()<{ id: string }[]>`select id from user_profiles where email = ${email}`;
    if (account) came.set(account.id, at);
  }
  await setMoments({ table: "user", column: "created_at", by: "id" }, came);
  await setMoments({ table: "user_profiles", column: "created_at", by: "id" }, came);
  const [forgetful, twice] = learners.slice(1, 3).map(({ name }) => ({ name, email: fictitiousEmail(name) }));
  if (!forgetful || !twice) throw new Error("There are too few learners for the mails.");
  await mailed(clock.minutesAgo(95), () => askForReset({ email: forgetful.email }));
  await mailed(clock.at(3, "21:12"), () => signUp({ ...twice, password }));
}
