import type { AccountInput, Profile } from "#app/accounts/contract.ts";
import { type TestSite, testSite } from "./site.ts";

/** Address of the recruitment portal. */
export const portal = "/recruitment/admin";

type Fields = Record<string, string | readonly string[]>;

/** A signed-in reviewer as a separate browser, which sends requests. */
export interface Reviewer {
  profile: Profile;
  headers: { cookie: string };
  get(path: string): Promise<Response>;
  text(path: string): Promise<string>;
  /** Posts a form to the list, or to another page of the portal. */
  change(fields: Fields, path?: string): Promise<Response>;
  /** Posts a search. @returns the address that it redirects to */
  search(fields: Fields): Promise<string>;
  /** The same reviewer with identities hidden from now on. */
  hiding(): Promise<Reviewer>;
}

function formOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  );
}

function reviewerOf(site: TestSite, profile: Profile, headers: { cookie: string }): Reviewer {
  const get = (path: string) => site.fetch(path, { headers });
  const change = (fields: Fields, path = portal) =>
    site.fetch(path, { method: "POST", headers, body: formOf(fields) });
  return {
    profile,
    headers,
    get,
    change,
    text: async (path) => (await get(path)).text(),
    search: async (fields) => (await change(fields)).headers.get("location") ?? "",
    async hiding() {
      const [set = ""] = (await change({ identities: "hide" })).headers.getSetCookie();
      return reviewerOf(site, profile, { cookie: `${headers.cookie}; ${set.split(";")[0]}` });
    },
  };
}

/** The whole site, and a function that creates its reviewers. */
export async function reviewSite() {
  const site = await testSite();
  return {
    site,
    async reviewer(account: Partial<AccountInput>): Promise<Reviewer> {
      const { profile, headers } = await site.signIn(account);
      return reviewerOf(site, profile, headers);
    },
  };
}
