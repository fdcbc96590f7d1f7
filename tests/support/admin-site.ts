import { beforeAll } from "vitest";
import type { Profile } from "#app/accounts/contract.ts";
import { testDatabase } from "./database.ts";
import { type TestSite, testSite } from "./site.ts";

/** HTML as the tests compare it: without React's comments, and with its entities decoded. */
export const plain = (html: string): string =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/**
 * Gives this test file its own database and site, with an admin who is signed in. Call it at the top of the file.
 * @returns the site, the admin with the headers of the session, and `read`, which opens a page as the admin
 */
export function adminSite() {
  testDatabase();
  const site = {} as TestSite;
  const admin = {} as Profile;
  const headers = { cookie: "" };
  beforeAll(async () => {
    Object.assign(site, await testSite());
    const session = await site.signIn();
    Object.assign(admin, session.profile);
    Object.assign(headers, session.headers);
  });
  const read = async (path: string) => plain(await (await site.fetch(path, { headers })).text());
  return { site, admin, headers, read };
}
