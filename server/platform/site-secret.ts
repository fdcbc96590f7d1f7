import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { siteSecrets } from "#db/schema/accounts.ts";
import { db } from "./database.ts";

/**
 * The names of all the site's secrets. docs/security.md says what each is for and what happens when it is changed;
 * tooling/security.test.ts compares it with this list.
 */
export const siteSecretNames = [
  "auth",
  "devices",
  "limits",
  "uploads",
  "sealed-text",
  "private-links",
  "writer-key",
  "alert-targets",
  "web-push",
  "erased-people",
] as const;
export type SiteSecretName = (typeof siteSecretNames)[number];

/** The secret of this name: created at first use, shared by every process on the database. */
export async function siteSecret(name: SiteSecretName): Promise<string> {
  const kept = () => db().select().from(siteSecrets).where(eq(siteSecrets.name, name));
  let [row] = await kept();
  if (!row) {
    await db()
      .insert(siteSecrets)
      .values({ name, value: randomBytes(32).toString("base64url") })
      .onConflictDoNothing();
    [row] = await kept();
  }
  if (!row) throw new Error(`The secret '${name}' could not be kept`);
  return row.value;
}
