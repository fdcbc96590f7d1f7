import { randomBytes, randomUUID } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { auth } from "#app/accounts/auth.server.ts";
import type { Profile, Role } from "#app/accounts/contract.ts";
import { makeRecoveryCodes } from "#app/accounts/second-factor/recovery-codes.ts";
import { slowHash } from "#app/accounts/slow-hash.server.ts";
import { sendPasswordLink } from "#app/accounts/staff/staff-accounts.server.ts";
import { user } from "#db/schema/accounts.ts";
import { twoFactor } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { keyOf } from "./authenticator.ts";
import { testDatabase } from "./database.ts";
import { mailFolder } from "./mail-folder.ts";
import { type TestSite, testSite } from "./site.ts";

/** The password of accounts that `site.signIn` makes. */
export const password = "correct horse battery";

export const twoStep = "/two-step-sign-in";

/** The cookies that a response sets, as the next request sends them. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .filter((one) => !one.endsWith("="))
    .join("; ");
}

/**
 * The site with a stopped clock, so that a code is as old as a test says. Call it once, at the top of a test
 * file.
 */
export function twoStepSite() {
  testDatabase();
  const { mails } = mailFolder();
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  beforeEach(() => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  return {
    site: () => site,
    post: (...sent: Parameters<ReturnType<typeof poster>>) => poster(site)(...sent),
    /** Sets the password again by a link that an admin made. */
    async resetByLink(account: Profile): Promise<Response> {
      const link = new URL((await sendPasswordLink(account)) ?? "");
      return poster(site)("/reset-password", { token: link.searchParams.get("token") ?? "", password });
    },
    /** What the mails to an address say first, newest first. */
    async toldTo(email: string): Promise<string[]> {
      await mailsDelivered();
      const sent = (await listSavedMails(mails)).filter(({ to }) => to === email);
      return sent.map(({ text }) => text.split("\n")[2] ?? "");
    },
    get: (path: string, cookie: string) => site.fetch(path, { headers: { cookie } }),
    begin: (email: string, path?: string, cookie?: string) => beginSignIn(site, email, path, cookie),
    later: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
  };
}

/** Posts a form as somebody. */
export function poster(site: TestSite) {
  return (path: string, fields: Record<string, string>, cookie = "", more: Record<string, string> = {}) =>
    site.fetch(path, {
      method: "POST",
      headers: { ...more, ...(cookie ? { cookie } : {}) },
      body: new URLSearchParams(fields),
    });
}

/** Signs in with the password alone. @returns the response, and the cookies of the begun sign-in */
export async function beginSignIn(site: TestSite, email: string, path = "/admin-login", cookie = "") {
  const begun = await poster(site)(path, { email, password }, cookie);
  return { begun, pending: [cookiesOf(begun), cookie].filter(Boolean).join("; ") };
}

/** The key that the page of a begun set-up shows. */
export const keyIn = (page: string) => /name="key" value="([A-Z2-7]+)"/.exec(page)?.[1] ?? "";

/** The recovery codes that a page shows. */
export const codesIn = (page: string) =>
  [...page.matchAll(/<code[^>]*>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(([, code = ""]) => code);

/** A new account with two-step sign-in, as the screen would set it up, without the time for passwords and pages. */
export async function withTwoStep(site: TestSite, role: Role = "admin") {
  const { profile, headers } = await site.signIn({ role, password });
  const { secretConfig } = await (await auth()).$context;
  const encrypted = (text: string) => symmetricEncrypt({ key: secretConfig, data: text });
  const secret = randomBytes(16).toString("hex");
  const codes = makeRecoveryCodes();
  const salt = randomBytes(16);
  const hashed = await Promise.all(codes.map((code) => slowHash(code, salt, { N: 2, r: 1, p: 1 })));
  await db()
    .insert(twoFactor)
    .values({
      id: randomUUID(),
      userId: profile.id,
      secret: await encrypted(secret),
      backupCodes: JSON.stringify(hashed),
    });
  await db().update(user).set({ twoFactorEnabled: true }).where(eq(user.id, profile.id));
  return { profile, key: keyOf(secret), cookie: headers.cookie, codes };
}
