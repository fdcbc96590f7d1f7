import { site } from "#content/site.ts";

/** Whether cookies are `Secure`: browsers refuse such cookies from a site without https, as on a developer's machine. */
export const secureCookies = (): boolean => site.url.startsWith("https:");

/**
 * The name of a cookie. With the prefix, browsers accept it from https only, and from no other host of the domain. The
 * cookie must be `Secure`, have the path / and name no domain.
 */
export const cookieName = (name: string): string => (secureCookies() ? `__Host-${name}` : name);
