import { expect, test, vi } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { createAccount } from "./accounts.server.ts";
import { codeCost } from "./hash-cost.ts";
import { signIn } from "./sign-in.server.ts";
import { isHashOf, slowHash } from "./slow-hash.server.ts";

// This file sees what a hash really costs.
vi.unmock("./hash-cost.ts");

testDatabase();

const password = "correct horse battery";

/** The hash of that password as Better Auth makes it, and as earlier versions stored it. */
const oldHash =
  "255814a1676950826b019a4bed4207af:83467b19e5703d0b9e4af8b23014e924efc414273d6b47629d9211ae5bd9058dee7a8403815fa1e12fac156050b21c4f6ddc009c51e1f7759089f0b5a209d3ea";

test("a hash names its algorithm and cost, has a salt of its own, and fits its password alone", async () => {
  const [one, other] = await Promise.all([slowHash(password), slowHash(password)]);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(one).not.toBe(other);
  expect(await Promise.all([isHashOf(one, password), isHashOf(one, `${password}x`)])).toEqual([true, false]);
  expect(await slowHash("12345-67890", undefined, codeCost)).toMatch(/^scrypt\$16384\$8\$1\$/);
  const cheaper = await slowHash(password, undefined, { N: 2, r: 1, p: 1 });
  expect(await Promise.all([isHashOf(cheaper, password), isHashOf(cheaper, "x")])).toEqual([true, false]);
});

test("a hash of an earlier version fits its password, and a sign-in replaces it", async () => {
  const email = "amaka@mindsync.example";
  await createAccount({ email, full_name: "Amaka Okafor", role: "learner", password });
  const [made] = await sql()`select password from account`;
  expect(made?.password).toMatch(/^scrypt\$/);
  await sql()`update account set password = ${oldHash}`;
  await expect(signIn({ email, password: `${password}x` })).rejects.toThrow("Invalid email or password");
  expect(await sql()`select password from account`).toEqual([{ password: oldHash }]);
  for (const _ of [1, 2]) expect((await signIn({ email, password })).userId).toBeTruthy();
  const [now] = await sql()`select password from account`;
  expect(now?.password).toMatch(/^scrypt\$16384\$8\$5\$/);
});
