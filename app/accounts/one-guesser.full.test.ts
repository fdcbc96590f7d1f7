/** One guesser who tries every 0.3 s from the address of a mobile provider, and what others behind it meet. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { slowHash } from "./slow-hash.server.ts";

// Passwords cost here what they cost on the site, or the guesser would not be in the owners' way.
vi.unmock("#app/accounts/hash-cost.ts");

testDatabase();
const password = "correct horse battery";
let site: TestSite;
let realHash: string;
beforeAll(async () => {
  site = await testSite();
  realHash = await slowHash(password);
});

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

/** Accounts of that password. One hash is made for all of them, because each takes 0.2 s. */
async function accounts(count: number): Promise<string[]> {
  const emails: string[] = [];
  while (emails.length < count) {
    const { profile } = await site.signIn({ role: "learner", email: `${randomUUID()}@mindsync.example` });
    emails.push(profile.email);
  }
  await sql()`update account set password = ${realHash}`;
  return emails;
}

let turn = 0;
test.each([
  ["one account", "203.0.113.130", ([first]: readonly string[]) => first],
  ["five accounts in turn", "203.0.113.131", (five: readonly string[]) => five[turn++ % five.length]],
  // Each of these guesses is checked. Where a core needs more than 0.3 s for one, they fill the queue of their network.
  ["a new account each time", "203.0.113.132", () => `${randomUUID()}@mindsync.example`],
])(
  "36 owners sign in on new devices while %s is guessed at, at the real cost of a password",
  async (what, address, targetOf) => {
    network = { "x-forwarded-for": address };
    statuses = [];
    const owners = await accounts(36);
    const five = await accounts(5);
    const target = () => targetOf(five) ?? "";
    const before = process.cpuUsage();
    // More than a network's failures that are checked at once.
    for (let count = 0; count < 40; count += 1) guess(target());
    guesser = setInterval(() => guess(target()), 300);
    const times: number[] = [];
    for (const email of owners) {
      const began = performance.now();
      const answer = await post(email, password);
      expect(answer.status, await answer.text()).toBe(302);
      times.push(performance.now() - began);
    }
    clearInterval(guesser);
    await Promise.all(sent);
    const { user } = process.cpuUsage(before);
    const checked = statuses.filter((status) => status === 401).length;
    const each = user / 1e6 / (checked + owners.length);
    times.sort((one, other) => one - other);
    const [half, longest] = [times[18], times.at(-1)].map((time) => ((time ?? 0) / 1000).toFixed(1));
    process.stdout.write(
      `36 of 36 owners signed in while ${what} was guessed at: p50 ${half} s, longest ${longest} s; ${checked} of ${statuses.length} guesses checked, ${each.toFixed(2)} s of a core for each password\n`,
    );
    // What the tests' cheap hash takes is less than a twentieth of that.
    expect(realHash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(each).toBeGreaterThan(0.05);
  },
  600_000,
);
