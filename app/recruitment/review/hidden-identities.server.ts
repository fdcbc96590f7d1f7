import { createCookie } from "react-router";
import { site } from "#content/site.ts";

/**
 * Whether this browser's reviewer has identities hidden. It goes with every request to the portal until the browser is
 * closed, so that no link can forget it. Its path is not the portal's own: /recruitment/admin.data is asked too.
 */
const cookie = createCookie("mindsync.identities", {
  path: "/recruitment",
  httpOnly: true,
  sameSite: "lax",
  secure: site.url.startsWith("https:"),
});

const hiddenWord = "hidden";

/** Whether identities are hidden from whoever asks. */
export async function identitiesHidden(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("cookie"))) === hiddenWord;
}

/** The header that hides identities from now on, or shows them. */
export function hideIdentities(hide: boolean): Promise<string> {
  return hide ? cookie.serialize(hiddenWord) : cookie.serialize("", { maxAge: 0 });
}
