import { site } from "#content/site.ts";

/**
 * The name of a cookie. On https it has a prefix, with which browsers take the cookie from https alone; `__Host-` also
 * forbids other hosts of the domain to set it, and needs the path /.
 */
export function cookieName(name: string, prefix: "__Host-" | "__Secure-"): string {
  return site.url.startsWith("https:") ? prefix + name : name;
}
