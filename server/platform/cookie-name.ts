import { site } from "#content/site.ts";

/** Whether the site is on https. Without it, as on a developer's machine, browsers take no secure cookie. */
export const secureCookies = (): boolean => site.url.startsWith("https:");

/**
 * The name of a cookie. With the prefix, browsers take it from https alone and let no other host of the domain set it;
 * they ask that it is `Secure`, has the path / and names no domain.
 */
export const cookieName = (name: string): string => (secureCookies() ? `__Host-${name}` : name);
