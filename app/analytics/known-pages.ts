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

/** Pages of courses, whose words are the owner's. */
const coursePage = /^\/courses(\/[a-z0-9-]{1,80}){0,3}$/;
/** Whoever has the code of a certificate sees a name, so the code is not counted. */
const certificate = /^\/certificates\/[^/]+$/;

/** The path of a page of this site as it is counted, whatever was asked for. */
export function knownPath(path: string): string {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, "");
  if (paths.has(plain) || coursePage.test(plain)) return plain;
  return certificate.test(plain) ? "/certificates" : unknownPage;
}
