import { site } from "#app/content/site.ts";
import type { InlineHashes } from "./pages.ts";

/** Sent with every answer. */
export const everyAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
  ...(site.url.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
    : {}),
};

const players = site.videoUrl ? [`frame-src 'self' ${new URL(site.videoUrl).origin}`] : [];

/** Content-Security-Policy of a page: nothing inline but what is named by hash or nonce. */
export function pagePolicy(allowed: InlineHashes, nonce?: string): string {
  const scripts = [...allowed.scripts, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${allowed.styles.join(" ")}`,
    "img-src 'self' data:",
    ...players,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
