import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { siteSecrets } from "#db/schema/accounts.ts";
import { db } from "./database.ts";

/** The secret of this name: created at first use, shared by every process on the database. */
export async function siteSecret(name: string): Promise<string> {
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
