import type { Context, MiddlewareHandler } from "hono";
import { site } from "#content/site.ts";
import type { ApiEnvironment } from "../api/requests.ts";
import { AppError } from "../platform/errors.ts";

/** Methods that change nothing. */
const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The host of an address, such as shop.example:8080; null when it is no web address. */
function hostOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
}

/** The hosts under which visitors reach this site. A proxy passes Host on unchanged (README, 'Behind a proxy'). */
function ownHosts({ req }: Context): (string | null)[] {
  return [hostOf(site.url), hostOf(`http://${req.header("host") ?? URL.parse(req.url)?.host}`)];
}

/**
 * Whether a request was sent by a page of this site. Browsers say where a request comes from; a caller that is no
 * browser may say nothing, as long as it uses nobody's session.
 */
function isFromOwnPage(context: Context): boolean {
  const { req } = context;
  const fetchSite = req.header("sec-fetch-site");
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  const isOwn = (address: string) => {
    const host = hostOf(address);
    return host !== null && ownHosts(context).includes(host);
  };
  const origin = req.header("origin");
  if (origin === "null") {
    // A page that sends no referrer, such as the one for a new password, posts its form without an origin. Sandboxed
    // frames of other sites do so too, but for them the browser says that the site is another.
    return fetchSite === "same-origin" && !req.path.startsWith("/api/");
  }
  if (origin !== undefined) return isOwn(origin);
  if (fetchSite !== undefined) return true;
  const referer = req.header("referer");
  return referer === undefined ? req.header("cookie") === undefined : isOwn(referer);
}

/**
 * Refuses a change that a page of another site asks for, because the browser would send the visitor's session along.
 * @throws AppError forbidden for a call, bad-request for a form
 */
export const onlyOwnPages: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  if (!readingMethods.has(context.req.method) && !isFromOwnPage(context)) {
    throw context.req.path.startsWith("/api/")
      ? new AppError("forbidden", "This call is only for our own pages.")
      : new AppError("bad-request", "This form did not come from our own page. Please open it again there.");
  }
  await next();
};
