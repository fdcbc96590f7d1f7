import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { anAddress, learnerAccounts } from "#tests/support/learner-accounts.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import type { Profile } from "./contract.ts";
import { resetPassword } from "./reset-password.server.ts";
import { changeStaff } from "./staff/staff-accounts.server.ts";

const { mailBy, mails, post, signUp, site } = learnerAccounts();

describe("with a mail server", () => {
  test("a new password set by a mailed link proves the address, and enrollments join the account", async () => {
    const server = await mailServer();
    mailBy(server.url);
    try {
      const email = anAddress();
      await site().fetch("/api/course_enrollments", { json: anEnrollment({ email }) });
      await site().signIn({ role: "learner", email });
      await sql()`update "user" set email_verified = false where email = ${email}`;
      await post("/forgotten-password", { email });
      await mailsDelivered();
      expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
      const token =
        /reset-password\?token=([\w-]+)/.exec(server.mails.map(({ text }) => text).join())?.[1] ?? "";
      expect((await post("/reset-password", { token, password: "a new password 1" })).status).toBe(302);
      expect(
        await sql()`select email_verified from "user" where email = ${email} and id in
          (select user_id from course_enrollments)`,
      ).toEqual([{ email_verified: true }]);
      expect(await listSavedMails(mails)).toEqual([]);
    } finally {
      mailBy(undefined);
      await server.close();
    }
  });
});

describe("mails that were not sent", () => {
  test("are files that only the server's user may read, shown to admins alone", async () => {
    const email = anAddress();
    await signUp(email);
    await mailsDelivered();
    const [name = ""] = readdirSync(mails);
    expect(statSync(join(mails, name)).mode & 0o777).toBe(0o600);
    expect(statSync(mails).mode & 0o777).toBe(0o700);
    const read = async (role?: "admin" | "recruiter" | "learner") => {
      const headers = role ? (await site().signIn({ role })).headers : {};
      const answer = await site().fetch("/admin-dashboard/mails", { headers });
      const data = await (await site().fetch("/admin-dashboard/mails.data", { headers })).text();
      return [answer.status, (await answer.text()).includes(email), data.includes(email)];
    };
    expect(await read()).toEqual([302, false, false]);
    expect(await read("learner")).toEqual([302, false, false]);
    expect(await read("recruiter")).toEqual([302, false, false]);
    expect(await read("admin")).toEqual([200, true, true]);
  });

  test.each([
    ["is reset in the terminal", ({ email }) => resetPassword(email, "a new password 1")],
    ["is disabled", ({ id }, admin) => changeStaff(admin, { change: "disabled", id })],
    ["gets a new link from an admin", ({ id }, admin) => changeStaff(admin, { change: "link", id })],
  ] satisfies [string, (account: Profile, admin: Profile) => Promise<unknown>][])(
    "show no link of an account that %s",
    async (_, change) => {
      const [{ profile }, admin] = [await site().signIn({ role: "recruiter" }), await site().signIn()];
      await post("/forgotten-password", { email: profile.email });
      await mailsDelivered();
      const links = async () =>
        (await listSavedMails(mails)).filter(({ text }) => text.includes("reset-password")).length;
      expect(await links()).toBe(1);
      await change(profile, admin.profile);
      expect(await links()).toBe(0);
    },
  );

  test("can be removed by an admin only, and nothing else is removed", async () => {
    await signUp(anAddress());
    await mailsDelivered();
    const [mail] = await listSavedMails(mails);
    const id = mail?.id ?? "";
    const learner = await site().signIn({ role: "learner" });
    await post("/admin-dashboard/mails", { id }, learner.headers);
    await post("/admin-dashboard/mails", { id });
    expect(await listSavedMails(mails)).toHaveLength(1);
    const admin = await site().signIn();
    for (const other of ["", "../../etc/passwd", `../mails/${id}`, `${id}.json`])
      await post("/admin-dashboard/mails", { id: other }, admin.headers);
    expect(await listSavedMails(mails)).toHaveLength(1);
    await post("/admin-dashboard/mails", { id }, admin.headers);
    expect(await listSavedMails(mails)).toEqual([]);
  });
});
