import type { RouterContextProvider } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { exchangeKey, openedLink, type PrivateLinkKind } from "./opened-link.server.ts";

/** The tokens of mailed links, as those who make them do. */
const mailToken = /^[\w-]{16,100}$/;

/**
 * The token of a mailed link, whose page posts it in the form. A token in the address (`?token=`) is exchanged for the
 * link's name (`?link=`) at once.
 * @param path the page's path
 * @returns the token, empty where there is none; whether the address names a link that this browser has not opened
 * @throws Response the redirect to the page without the token
 */
export function tokenOfLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: PrivateLinkKind,
  path: string,
): Promise<{ token: string; isNotOpened: boolean }> {
  return guarded(context, async () => {
    const query = new URL(request.url).searchParams;
    const token = query.get("token") ?? "";
    if (mailToken.test(token))
      throw await exchangeKey(request, kind, token, (name) => `${path}?link=${name}`);
    const name = query.get("link");
    const opened = name ? await openedLink(request, name) : null;
    const own = opened?.kind === kind ? opened.key : "";
    return { token: own, isNotOpened: name !== null && own === "" };
  });
}
