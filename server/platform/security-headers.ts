import { site } from "#app/content/site.ts";
import type { InlineHashes } from "./pages.ts";

/** Sent with every answer. */
export const everyAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  // Camera and microphone are the site's own by default (recording an application).
  "Permissions-Policy": "geolocation=(), payment=()",
  ...(site.url.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
    : {}),
};

/** Services that host the films of lessons (app/features/courses/player.ts). */
const hosts = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const players = site.videoUrl ? [new URL(site.videoUrl).origin] : [];

/** Content-Security-Policy of a page: nothing inline but what is named by hash or nonce. */
export function pagePolicy(allowed: InlineHashes, nonce?: string): string {
  const scripts = [...allowed.scripts, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ");
  const frames = [...players, ...(nonce ? hosts : [])];
  const framed = frames.length ? [`frame-src 'self' ${frames.join(" ")}`] : [];
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${allowed.styles.join(" ")}`,
    "img-src 'self' data:",
    ...framed,
    // Films and sound of lessons lie where their owner put them.
    ...(nonce ? ["media-src 'self' https:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
