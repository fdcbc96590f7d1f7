import type { RouterContextProvider } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { isMailToken } from "./contract.ts";
import { exchangeKey, openedKey, type PrivateLinkKind } from "./opened-link.server.ts";

/** The page of a mailed link, and what it says where its address has no link, or only a part of one. */
interface LinkPage {
  kind: PrivateLinkKind;
  path: string;
  over: string;
}

/**
 * The token of a mailed link, whose page posts it in the form. A token in the address (`?token=`) is exchanged for the
 * link's name (`?link=`) at once.
 * @returns the token, empty where there is none; the text that says why there is none, empty where there is one
 * @throws Response the redirect to the page without the token
 */
export function tokenOfLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { kind, path, over }: LinkPage,
): Promise<{ token: string; why: string }> {
  return guarded(context, async () => {
    const query = new URL(request.url).searchParams;
    const inAddress = query.get("token") ?? "";
    if (isMailToken(inAddress))
      throw await exchangeKey(request, kind, inAddress, (name) => `${path}?link=${name}`);
    const name = query.get("link");
    const token = name ? await openedKey(request, kind, name) : "";
    if (token) return { token, why: "" };
    return { token, why: name === null ? over : privateLinkTexts.notOpened };
  });
}
