import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Cookie, createCookie } from "react-router";
import { signInDevices } from "#db/schema/limits.ts";
import { cookieName, secureCookies } from "#server/platform/cookie-name.ts";
import { db, sql } from "#server/platform/database.ts";
import { siteSecret } from "#server/platform/site-secret.ts";

/** How long a browser is remembered after its last sign-in, in seconds. The job of the limits deletes older rows. */
const year = 365 * 24 * 60 * 60;

const deviceName = cookieName("mindsync.device");

/** The signed cookie of a browser that has signed in. It opens nothing: it only keeps strangers' tries apart. */
async function deviceCookie(): Promise<Cookie> {
  return createCookie(deviceName, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
    maxAge: year,
    secrets: [await siteSecret("devices")],
  });
}

const hashOf = (device: string) => createHash("sha256").update(device).digest("base64url");

/** The random bytes in a request's cookie; undefined when there is none, or one that this site did not sign. */
async function deviceIn(headers: Headers): Promise<string | undefined> {
  const sent = headers.get("cookie");
  if (!sent?.includes(`${deviceName}=`)) return undefined;
  const device: unknown = await (await deviceCookie()).parse(sent);
  return typeof device === "string" && device !== "" ? device : undefined;
}

/** The hash of the request's device, if somebody signed in on it to the account of this e-mail address before. */
export async function knownDevice(headers: Headers, email: string): Promise<string | undefined> {
  const device = await deviceIn(headers);
  if (!device) return undefined;
  const [known] = await sql()`
    select 1 from sign_in_devices join "user" on "user".id = user_id
    where device = ${hashOf(device)} and email = ${email.toLowerCase()}`;
  return known ? hashOf(device) : undefined;
}

/**
 * The account that signed in on the request's device before. Limits count by account, not by device, because signing in
 * without the cookie creates a new device.
 */
export async function accountOfDevice(headers: Headers): Promise<string | undefined> {
  const device = await deviceIn(headers);
  if (!device) return undefined;
  const [known] = await sql()<{ user_id: string }[]>`
    select user_id from sign_in_devices where device = ${hashOf(device)} order by user_id limit 1`;
  return known?.user_id;
}

/** Remembers that the request's device signed in to an account. @returns the Set-Cookie header for it */
export async function rememberDevice(headers: Headers, userId: string): Promise<string> {
  const device = (await deviceIn(headers)) ?? randomBytes(32).toString("base64url");
  await db()
    .insert(signInDevices)
    .values({ device: hashOf(device), user_id: userId })
    .onConflictDoUpdate({
      target: [signInDevices.device, signInDevices.user_id],
      set: { used_at: new Date() },
    });
  return (await deviceCookie()).serialize(device);
}

/** Forgets every device of an account, because whoever knew its old password may have used one. */
export async function forgetDevices(userId: string): Promise<void> {
  await db().delete(signInDevices).where(eq(signInDevices.user_id, userId));
}
