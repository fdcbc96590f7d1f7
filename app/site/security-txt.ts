import { site } from "#content/site.ts";
import { siteAddress } from "#content/structured-data.ts";

const path = "/.well-known/security.txt";

/** How long the file is valid from the day it is fetched; RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * /.well-known/security.txt (RFC 9116): where somebody who finds a security problem writes to. It is made for each request,
 * so that it never expires.
 */
export function loader() {
  const expires = new Date(Date.now() + validDays * 24 * 60 * 60_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    // Web addresses in this file must be https.
    ...(site.url.startsWith("https:") ? [`Canonical: ${siteAddress(path)}`] : []),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
