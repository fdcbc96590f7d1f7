import { createCookie } from "react-router";
import { site } from "#content/site.ts";
import { cookieName } from "#server/platform/cookie-name.ts";

/**
 * Whether identities are hidden in this browser. The cookie comes with every request to the portal until the browser is
 * closed, so that no link can lose the setting. Its path is wider than the portal's because the portal also requests
 * /recruitment/admin.data.
 */
const cookie = createCookie(cookieName("mindsync.identities", "__Secure-"), {
  path: "/recruitment",
  httpOnly: true,
  sameSite: "lax",
  secure: site.url.startsWith("https:"),
});

const hiddenWord = "hidden";

/** Whether identities are hidden from the sender of a request. */
export async function identitiesHidden(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("cookie"))) === hiddenWord;
}

/** The Set-Cookie header that hides identities or shows them again. */
export function hideIdentities(hide: boolean): Promise<string> {
  return hide ? cookie.serialize(hiddenWord) : cookie.serialize("", { maxAge: 0 });
}
