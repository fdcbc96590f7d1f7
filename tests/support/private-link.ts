import type { TestSite } from "./site.ts";

/** A private link after its key was exchanged, as a browser has it. */
export interface OpenedLink {
  /** The path without the key, with its query. */
  path: string;
  headers: { cookie: string };
}

/** Opens a private link as a browser does. @param path the link's path, with its key */
export async function openLink(site: Pick<TestSite, "fetch">, path: string): Promise<OpenedLink> {
  const answer = await site.fetch(path);
  const to = answer.headers.get("location");
  const [cookie = ""] = answer.headers.getSetCookie();
  if (answer.status !== 303 || !to) throw new Error(`The key was not exchanged: ${answer.status}`);
  return { path: to, headers: { cookie: cookie.split(";")[0] ?? "" } };
}

/** The page behind a private link, opened as a browser does. */
export async function pageOfLink(site: Pick<TestSite, "fetch">, link: string): Promise<Response> {
  const { path, headers } = await openLink(site, link);
  return site.fetch(path, { headers });
}
