import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { openMail } from "#server/platform/mail.ts";

/** A folder for the mails of the tests in a file. Call it once, at the top of the file. */
export function mailFolder() {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-mails-"));
  /** Sends mails through that server from now on; undefined saves them as files. */
  const mailBy = (SMTP_URL: string | undefined) =>
    openMail({ DATA_DIR: folder, MAIL_FROM: "Mindsync <hello@mindsync.example>", SMTP_URL });
  beforeAll(() => mailBy(undefined));
  afterAll(() => rmSync(folder, { recursive: true }));
  return { mails: join(folder, "mails"), mailBy };
}
