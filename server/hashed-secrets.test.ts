/** Secrets in the tables: only their hashes, also of those that were stored before there were hashes. */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { createAccount, currentProfile, signOutHere } from "#app/accounts/accounts.server.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { readOwnApplication, submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { applicationInput } from "#app/recruitment/apply/contract.ts";
import { sql } from "#server/platform/database.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";

testDatabase();
beforeEach(async () => {
  await sql()`truncate "user", recruitment_applications, withdrawn_applications cascade`;
});

const password = "correct horse battery";
const anAccount = () =>
  createAccount({
    email: `${randomUUID()}@mindsync.example`,
    full_name: "Amaka Okafor",
    role: "admin",
    password,
  });
const tokens = async () => (await sql()`select token from session`).map(({ token }) => String(token));

test("a session's token is only in the cookie, and opens and ends the session", async () => {
  const { id, email } = await anAccount();
  const { headers } = await signIn({ email, password });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token).toMatch(/^\w{32}$/);
  const own = new Headers({ cookie });

  const [stored] = await tokens();
  expect(stored).toMatch(/^[\da-f]{64}$/);
  expect(stored).not.toContain(token);
  expect((await currentProfile(own))?.id).toBe(id);

  // The last use is stored in the same row.
  await sql()`update session set updated_at = now() - interval '2 hours'`;
  expect((await currentProfile(own))?.id).toBe(id);
  expect(await sql()`select updated_at > now() - interval '1 minute' as used from session`).toEqual([
    { used: true },
  ]);
  expect(await tokens()).toEqual([stored]);

  // Whoever reads the table cannot use what is in it.
  const signature = createHmac("sha256", await siteSecret("auth"))
    .update(stored ?? "")
    .digest("base64");
  const stolen = new Headers({
    cookie: `mindsync.session_token=${encodeURIComponent(`${stored}.${signature}`)}`,
  });
  expect(await currentProfile(stolen)).toBeNull();

  await signOutHere(own);
  expect(await tokens()).toEqual([]);
  expect(await currentProfile(own)).toBeNull();
});

/** Runs the migration again, on rows as they were before it. */
async function migrate(): Promise<void> {
  const statements = readFileSync("db/migrations/0011_hashed_secrets.sql", "utf8");
  for (const statement of statements.split("--> statement-breakpoint")) await sql().unsafe(statement);
}

test("sessions and applicants' links from before the migration go on working", async () => {
  const { id } = await anAccount();
  const token = randomBytes(24).toString("base64url");
  await sql()`insert into session (id, token, user_id, expires_at)
    values (${randomUUID()}, ${token}, ${id}, now() + interval '1 day')`;
  const input = applicationInput.parse(anApplication());
  const { ref } = await submitApplication(input);
  const link = randomBytes(16).toString("base64url");
  await sql()`update recruitment_applications
    set private_key = ${link}, submission_key = ${input.submissionKey}`;
  const withdrawnLink = randomBytes(16).toString("base64url");
  await sql()`insert into withdrawn_applications (ref, submission_key, private_key, created_at)
    values ('APP-AAAAA', ${randomUUID()}, ${withdrawnLink}, now())`;

  await migrate();

  const signature = createHmac("sha256", await siteSecret("auth"))
    .update(token)
    .digest("base64");
  const cookie = `mindsync.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  expect((await currentProfile(new Headers({ cookie })))?.id).toBe(id);
  expect(await readOwnApplication(link)).toMatchObject({ kind: "open", ref });
  expect(await readOwnApplication(withdrawnLink)).toMatchObject({ kind: "withdrawn", ref: "APP-AAAAA" });

  // The same form, sent again after the migration, gets a link that works beside the first.
  const again = await submitApplication(input);
  expect(again.ref).toBe(ref);
  expect(await readOwnApplication(again.path.split("/").at(-1) ?? "")).toMatchObject({ ref });
  expect(await readOwnApplication(link)).toMatchObject({ ref });
  expect(await sql()`select 1 from recruitment_applications`).toHaveLength(1);
});
