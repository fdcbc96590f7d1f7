import { beforeAll, expect, test, vi } from "vitest";
import { mailsDelivered } from "#server/platform/mail.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { anAddress, learnerAccounts, password } from "#tests/support/learner-accounts.ts";

// Passwords cost here what they cost on the site.
vi.unmock("#app/accounts/hash-cost.ts");

const { mails, post } = learnerAccounts();
const learners = Array.from({ length: 200 }, anAddress);
const room = { "x-forwarded-for": "203.0.113.120" };

/** Form values as strings, as a browser sends them. */
const fields = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

beforeAll(async () => {
  await mailsDelivered();
});

test("200 learners behind one address sign up, confirm, sign in and enroll within five minutes", async () => {
  const began = Date.now();
  const all = async (path: string, form: (email: string) => Record<string, string>) => {
    const answers = await Promise.all(learners.map((email) => post(path, form(email), room)));
    return answers.map(({ status }) => status);
  };
  const signedUp = await all("/sign-up", (email) => ({ name: "Amaka Okafor", email, password }));
  expect(new Set(signedUp)).toEqual(new Set([200]));
  await mailsDelivered();
  const links = new Map(
    (await listSavedMails(mails)).map(({ to, text }) => [to, /\?token=(\S+)/.exec(text)?.[1] ?? ""]),
  );
  const confirmed = await all("/confirm-email", (email) => ({ token: links.get(email) ?? "" }));
  expect(new Set(confirmed)).toEqual(new Set([302]));
  // One in ten mistypes the password first.
  const mistyped = await Promise.all(
    learners.slice(0, 20).map((email) => post("/sign-in", { email, password: `${password}x` }, room)),
  );
  expect(new Set(mistyped.map(({ status }) => status))).toEqual(new Set([401]));
  const inside = await all("/sign-in", (email) => ({ email, password }));
  expect(new Set(inside)).toEqual(new Set([302]));
  // Each learner enrolls, on a known device or on another one in the room.
  const enrolled = await all("/enroll", (email) => ({ ...fields(anEnrollment({ email })), visit: "" }));
  expect(new Set(enrolled)).toEqual(new Set([200]));
  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(
    `200 learners behind one address signed up, in and enrolled in ${seconds.toFixed(0)} s\n`,
  );
  expect(seconds).toBeLessThan(5 * 60);
}, 600_000);
