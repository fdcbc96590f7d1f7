/** One guesser who tries every 0.3 s from the address of a mobile provider, and what others behind it meet. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const password = "correct horse battery";
/** Each test has a network of its own, because a network may send 300 forms a minute. */
let network: Record<string, string>;
let statuses: number[];
const sent = new Set<Promise<unknown>>();
let guesser: NodeJS.Timeout;
afterAll(async () => {
  clearInterval(guesser);
  await Promise.all(sent);
});

const post = (email: string, secret: string) =>
  postTo(site)("/sign-in", { email, password: secret }, network);

function guess(email: string): void {
  const done = post(email, "wrong horse battery").then(({ status }) => {
    statuses.push(status);
  });
  sent.add(done);
}

test.each([
  ["one account", "203.0.113.130", () => "somebody@mindsync.example"],
  ["a new account each time", "203.0.113.131", () => `${randomUUID()}@mindsync.example`],
])(
  "36 owners sign in on new devices while %s is guessed at",
  async (what, address, target) => {
    network = { "x-forwarded-for": address };
    statuses = [];
    const owners = [];
    for (let count = 0; count < 36; count += 1)
      owners.push(
        await site.signIn({ password, role: "learner", email: `${randomUUID()}@mindsync.example` }),
      );
    // More than a network's failures that are checked at once.
    for (let count = 0; count < 40; count += 1) guess(target());
    guesser = setInterval(() => guess(target()), 300);
    const times: number[] = [];
    for (const { profile } of owners) {
      const began = performance.now();
      const answer = await post(profile.email, password);
      expect(answer.status, await answer.text()).toBe(302);
      times.push(performance.now() - began);
    }
    clearInterval(guesser);
    await Promise.all(sent);
    times.sort((one, other) => one - other);
    const [half, most] = [times[18], times.at(-1)].map((time) => ((time ?? 0) / 1000).toFixed(1));
    const checked = statuses.filter((status) => status === 401).length;
    process.stdout.write(
      `36 of 36 owners signed in while ${what} was guessed at: p50 ${half} s, longest ${most} s; ${checked} of ${statuses.length} guesses checked\n`,
    );
  },
  600_000,
);
