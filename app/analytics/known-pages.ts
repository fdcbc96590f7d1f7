import { prerenderedPaths } from "#app/prerendered.ts";
import { allPages } from "#content/pages.ts";
import { unknownPage } from "./page-names.ts";

const paths: ReadonlySet<string> = new Set([
  ...prerenderedPaths,
  ...allPages.map(({ path }) => path),
  "/confirm-email",
  "/confirm-email/new-address",
  "/forgotten-password",
  "/learning",
  "/offline",
  "/reset-password",
  "/sign-in",
  "/sign-up",
  "/store",
  "/your-data/confirm",
]);

/** Course pages. The owner chooses their paths, so they are matched by pattern. */
const coursePage = /^\/courses(\/[a-z0-9-]{1,80}){0,3}$/;
/** Certificate pages. The code is not counted, because it opens a page with a person's name. */
const certificate = /^\/certificates\/[^/]+$/;

/** Whether a counted path is one of the site's fixed paths, which a client cannot make up. */
export const isOwnPath = (path: string): boolean =>
  paths.has(path) || path === unknownPage || path === "/certificates";

/** The path under which a requested page is counted. Unknown pages count as unknownPage. */
export function knownPath(path: string): string {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  if (paths.has(plain) || coursePage.test(plain)) return plain;
  return certificate.test(plain) ? "/certificates" : unknownPage;
}
