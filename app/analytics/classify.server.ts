import { holdsPrivateLink } from "#app/private-links/contract.ts";
import { cutText, type Device, visitLimits } from "./contract.ts";
import { knownPath } from "./known-pages.ts";
import { unknownPage } from "./page-names.ts";

/** Hosts of the named sources. A host belongs to a source if it ends with one of these. */
const sources: readonly [name: string, hosts: readonly string[]][] = [
  ["TikTok", ["tiktok.com"]],
  ["Instagram", ["instagram.com", "ig.me"]],
  ["Facebook", ["facebook.com", "fb.com", "fb.me", "fb.watch", "messenger.com"]],
  ["LinkedIn", ["linkedin.com", "lnkd.in"]],
  ["Twitter", ["twitter.com", "x.com", "t.co"]],
  ["YouTube", ["youtube.com", "youtu.be"]],
  ["WhatsApp", ["whatsapp.com", "whatsapp.net", "wa.me"]],
];

/** The sources that have a name, as they are stored. */
export const namedSources: ReadonlySet<string> = new Set([
  "Direct",
  "Google",
  ...sources.map(([name]) => name),
]);

const google = /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/;
/** Apps that send their own name instead of a host (android-app://com.google.android.gm/). */
const apps: Record<string, string> = {
  "com.google.android.googlequicksearchbox": "Google",
  "com.google.android.gm": "Google",
  "com.facebook.katana": "Facebook",
  "com.instagram.android": "Instagram",
  "com.linkedin.android": "LinkedIn",
  "com.twitter.android": "Twitter",
  "com.zhiliaoapp.musically": "TikTok",
  "com.google.android.youtube": "YouTube",
  "com.whatsapp": "WhatsApp",
  "com.whatsapp.w4b": "WhatsApp",
};

/**
 * Where a visitor came from: Direct, one of the named sources, or else the bare host name.
 * @param referrer address of the page that led here; empty or our own host means Direct
 */
export function classifyReferrer(referrer: string | undefined, ownHost: string): string {
  if (!referrer) return "Direct";
  let address: URL;
  try {
    address = new URL(referrer.includes("://") ? referrer : `https://${referrer}`);
  } catch {
    return "Direct";
  }
  const host = address.hostname.toLowerCase().replace(/^www\./, "");
  if (!host || host === ownHost.toLowerCase().replace(/^www\./, "")) return "Direct";
  if (address.protocol === "android-app:") return apps[host] ?? host;
  if (google.test(host)) return "Google";
  const found = sources.find(([, hosts]) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  );
  return found?.[0] ?? host;
}

const handheld =
  /android|iphone|ipad|ipod|mobile|tablet|blackberry|bb10|iemobile|opera mini|kindle|silk\/|webos|windows phone/i;

/** Mobile if the user agent matches a phone or tablet, else Desktop. */
export function classifyDevice(userAgent: string): Device {
  return handheld.test(userAgent) ? "Mobile" : "Desktop";
}

/** Parameters counted by name only, because visitors supply their values. */
const named = new Set(["q", "example", "explore", "video"]);
/** The site's own filters and choices, and the parameters that an owner adds to the link on a flyer or in an ad. */
const valued = new Set([
  "add",
  "category",
  "course",
  "day",
  "demo",
  "from",
  "package",
  "path",
  "plan",
  "tool",
  "topic",
  "utm_campaign",
  "utm_content",
  "utm_id",
  "utm_medium",
  "utm_source",
  "utm_term",
]);

/** Other values are not counted, because they could be a person's address, number or text. */
const plainValue = /^[\p{L}\p{M}\w.,+~: %-]{1,60}$/u;

function countedPair(pair: string): string[] {
  const [name = "", ...rest] = pair.split("=");
  if (named.has(name)) return [name];
  if (!valued.has(name)) return [];
  const value = rest.join("=");
  const spelled = new URLSearchParams(pair).get(name) ?? "";
  return plainValue.test(value) && plainValue.test(spelled) && !/\d{7}/.test(spelled.replace(/[ .:+-]/g, ""))
    ? [pair]
    : [];
}

/**
 * A page's path with only the query parameters that the site knows. Links from other sites can contain anything, even a
 * person's name or address, and a click ID would make each visit a separate page.
 */
function withoutMarks(page: string): string {
  const [withoutFragment = "/"] = page.split("#");
  const mark = withoutFragment.indexOf("?");
  if (mark === -1) return withoutFragment;
  const kept = new Set(
    withoutFragment
      .slice(mark + 1)
      .split("&")
      .flatMap(countedPair),
  );
  const path = withoutFragment.slice(0, mark);
  return kept.size ? `${path}?${[...kept].join("&")}` : path;
}

/** The page as it is counted, at most as long as the table takes. */
export const countedPage = (page: string): string => cutText(withoutMarks(page), visitLimits.page);

/** Like countedPage, with the path mapped to one that this site has. */
export function pageOfSite(page: string): string {
  const [path = "/", query] = countedPage(page).split("?");
  const known = knownPath(path);
  return query && known !== unknownPage ? `${known}?${query}` : known;
}

/** Pages of the back office and of applicants are not counted. The check ignores case because addresses do. */
export function isPrivatePage(page: string): boolean {
  return (
    /^\/(admin-login|admin-dashboard|recruitment\/admin)(?=$|[/?])/i.test(page) || holdsPrivateLink(page)
  );
}
