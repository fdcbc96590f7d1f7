/** People who sign up for the school through the forms of the site; their mails are saved as files. */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { beforeAll, beforeEach } from "vitest";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { testDatabase } from "./database.ts";
import { mailFolder } from "./mail-folder.ts";
import { type TestSite, testSite } from "./site.ts";

export const password = "correct horse battery";
export const anAddress = () => `${randomUUID()}@mindsync.example`;

/** A response without what differs on each request, and without the address itself. */
export async function seen(answer: Response, email: string) {
  const html = (await answer.text())
    .replaceAll(email, "E-MAIL")
    .replaceAll(email.replace("@", "%40"), "E-MAIL")
    .replace(/nonce="[^"]*"/g, "");
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(x-request-id|content-security-policy|date)$/.test(name)),
  );
  return { status: answer.status, headers, html };
}

/** The site with a folder for its mails, empty before each test. Call it once, at the top of a test file. */
export function learnerAccounts() {
  testDatabase();
  const { mails, mailBy } = mailFolder();
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  beforeEach(async () => {
    await mailsDelivered();
    rmSync(mails, { recursive: true, force: true });
  });

  const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fetch(path, { method: "POST", body: new URLSearchParams(body), headers });
  return {
    site: () => site,
    mails,
    mailBy,
    post,
    signUp: (email: string, changed: Record<string, string> = {}) =>
      post("/sign-up", { name: "Amaka Okafor", email, password, ...changed }),
    /** The secret in the newest saved mail to an address; the kind is recognised by the link. */
    async linkTo(email: string, page: string): Promise<string> {
      await mailsDelivered();
      const mail = (await listSavedMails(mails)).find(
        ({ to, text }) => to === email && text.includes(`/${page}?`),
      );
      return new RegExp(`/${page}\\?token=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
    },
  };
}
