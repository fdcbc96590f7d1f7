/** A process that starts while the database is down mails the owner, although it could never read the list of admins. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openWatch, watchStatus } from "#app/status/watch.server.ts";
import { statusTexts } from "#content/status.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { openSession } from "#tests/support/session.ts";
import { prepare } from "./main.ts";
import { readConfig } from "./platform/config.ts";
import { closeDatabase, openDatabase } from "./platform/database.ts";
import { mailsDelivered, openMail } from "./platform/mail.ts";
import { listSavedMails } from "./platform/saved-mails.ts";

const target = testDatabase();
logged();
const folder = mkdtempSync(join(tmpdir(), "mindsync-start-in-outage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function mails() {
  await mailsDelivered();
  const saved = await listSavedMails(join(folder, "mails"));
  return saved.map(({ to, text }) => [to, text.split("\n")[0]]).sort();
}

test("the admin of the settings is mailed once, and when the database answers", async () => {
  const email = "owner@mindsync.example";
  const config = readConfig({ DATA_DIR: folder, ADMIN_EMAIL: email });
  openMail(config);
  openWatch(config);
  await closeDatabase();
  openDatabase({ url: "postgres://nobody@127.0.0.1:9/nothing" });
  const stopped = new AbortController();
  const prepared = prepare(config, stopped.signal, { first: 1, longest: 4 });
  const down = [email, `${statusTexts.checks.database.label} is not working.`];
  await expect.poll(mails).toEqual([down]);
  stopped.abort();
  await prepared;
  await closeDatabase();
  openDatabase(target);
  await openSession({ email });
  const run = async () => ({ state: "ok", fact: "" }) as const;
  await watchStatus([{ name: "database", label: "Database", todo: "", run }]);
  expect(await mails()).toEqual([down, [email, "Database works again."]]);
});
