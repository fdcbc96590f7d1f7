import { createCookie } from "react-router";
import { cookieName, secureCookies } from "#server/platform/cookie-name.ts";

/**
 * Whether identities are hidden in this browser. The cookie comes with every request until the browser is closed, so that
 * no link can lose the setting.
 */
const cookie = createCookie(cookieName("mindsync.identities"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: secureCookies(),
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
