import { afterEach, beforeAll, beforeEach } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "./database.ts";
import { forgetLeads } from "./inbox.ts";
import { mailFolder } from "./mail-folder.ts";
import { postTo } from "./post-form.ts";
import { type Receiver, receiver } from "./receiver.ts";
import { type TestSite, testSite } from "./site.ts";

interface AlertedOwner {
  site: TestSite;
  /** What stands for the push service and the webhook. */
  there: Receiver;
  owner: Awaited<ReturnType<TestSite["signIn"]>>;
}

/**
 * Sets up each test of a file with a signed-in owner, no leads and no mail server, and a receiver for alerts. Call it once
 * at the top of the file.
 * @returns what the running test has, filled in before it starts, and how to post a form to its site
 */
export function alertedOwner() {
  testDatabase();
  const { mailBy } = mailFolder();
  const now = {} as AlertedOwner;
  beforeAll(async () => {
    now.site = await testSite();
  });
  beforeEach(async () => {
    mailBy(undefined);
    await forgetLeads();
    await sql()`delete from "user"`;
    now.there = await receiver();
    now.owner = await now.site.signIn();
  });
  afterEach(() => now.there.close());
  const send: ReturnType<typeof postTo> = (...form) => postTo(now.site)(...form);
  return { now, mailBy, send };
}
