/** Accounts and sessions as sign-up and sign-in store them in the tables, without the time for hashing a password. */
import { createHmac, randomUUID } from "node:crypto";
import { auth } from "#app/accounts/auth.server.ts";
import type { AccountInput, Profile } from "#app/accounts/contract.ts";
import { storedToken } from "#app/accounts/hashed-sessions.server.ts";
import { account, session, user, userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";
import { siteSecret } from "#server/platform/site-secret.ts";

const password = "correct horse battery";

/** The hash of that password, at the cost that tests have (fresh-modules.ts): each sign-in checks it. */
const passwordHash = "scrypt$1024$8$1$JVgUoWdpUIJrAZpL7UIHrw$pGi3ojioMtTr6_F72iYdApyPZcviMo92Stglv6HDFrI";

/** Stores an account with its profile, an admin's by default. */
async function storeAccount(input: Partial<AccountInput>): Promise<Profile> {
  const profile: Profile = {
    id: randomUUID(),
    role: input.role ?? "admin",
    full_name: input.full_name ?? "Amaka Okafor",
    email: (input.email ?? `${randomUUID()}@mindsync.example`).toLowerCase(),
  };
  const { password: passwords } = await (await auth()).$context;
  const own = input.password !== undefined && input.password !== password;
  await db()
    .insert(user)
    .values({ id: profile.id, name: profile.full_name, email: profile.email, emailVerified: true });
  await db()
    .insert(account)
    .values({
      id: randomUUID(),
      accountId: profile.id,
      providerId: "credential",
      userId: profile.id,
      password: own ? await passwords.hash(input.password ?? "") : passwordHash,
    });
  await db().insert(userProfiles).values(profile);
  return profile;
}

/** Creates an account, an admin's by default, and opens a session of a week. @returns the headers of the session */
export async function openSession(
  input: Partial<AccountInput> = {},
): Promise<{ profile: Profile; headers: { cookie: string } }> {
  const profile = await storeAccount(input);
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  await db()
    .insert(session)
    .values({ id: randomUUID(), token: storedToken(token), userId: profile.id, expiresAt });
  const signature = createHmac("sha256", await siteSecret("auth"))
    .update(token)
    .digest("base64");
  const { authCookies } = await (await auth()).$context;
  const value = encodeURIComponent(`${token}.${signature}`);
  return { profile, headers: { cookie: `${authCookies.sessionToken.name}=${value}` } };
}
