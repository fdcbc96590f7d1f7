import { createHash } from "node:crypto";
import { redirect } from "react-router";
import { cookieName, secureCookies } from "#server/platform/cookie-name.ts";
import { openSealedText, sealText } from "#server/platform/sealed-text.ts";

/*
 * A mailed link has to carry its key once. The first request exchanges it for a cookie and an address that names the link
 * without opening it, so the key stays in no address bar, history or bookmark. Decision 0064.
 */

const hour = 60 * 60;

/** The kinds of private links, each with the seconds for which a browser that opened one is remembered. */
const seconds = {
  application: 12 * hour,
  call: 12 * hour,
  book: 12 * hour,
  "new-password": hour,
  "confirm-email": hour,
  "new-address": hour,
  "data-request": hour,
} as const;
export type PrivateLinkKind = keyof typeof seconds;

/** How many opened links a browser has at once. Another site could open more of them, to fill the Cookie header. */
const mostOpened = 8;

const prefix = "mindsync.link-";
const nameLength = 12;

/** The name of a link in addresses: it is worked out from the key and says nothing about it. */
export const nameOfLink = (kind: PrivateLinkKind, key: string): string =>
  createHash("sha256").update(`private-link:${kind}:${key}`).digest("base64url").slice(0, nameLength);

/** Whether a text is a name, and not a key: keys are longer. */
const isLinkName = (text: string): boolean => /^[\w-]{12}$/.test(text);

/**
 * The cookies of opened links in a request. Browsers send first what they were given first, and a link that is opened once
 * more keeps its place.
 */
function openedCookies(request: Request): [name: string, value: string][] {
  const start = cookieName(prefix);
  return (request.headers.get("cookie") ?? "").split(/; */).flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at > 0 && pair.startsWith(start) ? [[pair.slice(start.length, at), pair.slice(at + 1)]] : [];
  });
}

const cookieOf = (name: string, value: string, maxAge: number): string =>
  `${cookieName(prefix + name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secureCookies() ? "; Secure" : ""}`;

/**
 * Answers the first request of a link: the same page, named without the key. Nothing is used up, because mail scanners and
 * previews open every link.
 * @param pathOf the path of the page, from the link's name
 */
export async function exchangeKey(
  request: Request,
  kind: PrivateLinkKind,
  key: string,
  pathOf: (name: string) => string,
): Promise<Response> {
  const name = nameOfLink(kind, key);
  const until = Date.now() + seconds[kind] * 1000;
  const headers = new Headers({ "X-Robots-Tag": "noindex, nofollow" });
  const others = openedCookies(request).filter(([other]) => other !== name);
  for (const [other] of others.slice(0, Math.max(0, others.length - mostOpened + 1)))
    if (isLinkName(other)) headers.append("Set-Cookie", cookieOf(other, "", 0));
  const sealed = await sealText(`${until} ${key}`, "private-links");
  headers.append("Set-Cookie", cookieOf(name, sealed, seconds[kind]));
  return redirect(pathOf(name), { status: 303, headers });
}

/** The key of a link that this browser has opened, by its kind and its name; an empty text for any other. */
export async function openedKey(request: Request, kind: PrivateLinkKind, name: string): Promise<string> {
  const sealed = isLinkName(name) && openedCookies(request).find(([other]) => other === name)?.[1];
  const text = sealed ? await openSealedText(sealed, "private-links") : null;
  const [until = "", key = ""] = text?.split(" ") ?? [];
  // A name is a hash of the kind too, so the key of another kind does not fit it.
  return nameOfLink(kind, key) === name && Date.now() < Number(until) ? key : "";
}

/**
 * The key of the private link in an address that ends with a key or with a link's name. A key is exchanged at once, also
 * in a request that would change something: nothing is done with a key in an address.
 * @param named the end of the path
 * @param isKey whether a text looks like a key of this kind
 * @returns the key, empty where there is none; whether the path ends with the name of a link that this browser has not opened
 * @throws Response the redirect to the page without the key
 */
export async function keyOfPath(
  request: Request,
  kind: PrivateLinkKind,
  named: string,
  isKey: (text: string) => boolean,
  pathOf: (name: string) => string,
): Promise<{ key: string; isNotOpened: boolean }> {
  const { search } = new URL(request.url);
  if (isKey(named)) throw await exchangeKey(request, kind, named, (name) => `${pathOf(name)}${search}`);
  const key = await openedKey(request, kind, named);
  return { key, isNotOpened: key === "" && isLinkName(named) };
}

/** The headers that forget an opened link after it was used, for a link that works once; none where it was not opened here. */
export function forgettingLink(request: Request, kind: PrivateLinkKind, key: string): Headers {
  const name = nameOfLink(kind, key);
  const isOpened = openedCookies(request).some(([other]) => other === name);
  return new Headers(isOpened ? { "Set-Cookie": cookieOf(name, "", 0) } : {});
}
