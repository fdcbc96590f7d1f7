import { applyPage } from "#content/recruitment-pages.ts";
import { site } from "#content/site.ts";
import type { InlineHashes } from "#packages/page-finish/finished-pages.ts";

const permissions = (recording: "()" | "(self)") =>
  `camera=${recording},microphone=${recording},geolocation=(),payment=()`;

/** Sent with every response. */
export const everyAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": permissions("()"),
  // No page of another site shows a file or a call in a frame. Pages have their own policy, which says this too.
  "Content-Security-Policy": "frame-ancestors 'none'",
  ...(site.url.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
    : {}),
};

/**
 * Whether visitors record themselves on this page, and watch the recording before it is sent
 * (app/recruitment/upload/record-panel.tsx).
 */
function isForRecording(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, "") === applyPage.path;
}

/**
 * Pages whose address is not passed on, not even to another page of ours: it holds the key of a private link until that is
 * exchanged, or names a person.
 */
const secretAddresses =
  /^\/+(reset-password|confirm-email|your-data\/+confirm|certificates|recruitment\/+application|your-call|store\/+download)(?=[/.]|$)/i;

/** Whether an address leads to such a page, in any spelling: %72 is an r. */
function isSecret(path: string): boolean {
  const plain = path.replace(/%([0-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return secretAddresses.test(plain);
}

/** The security headers of a response at an address. */
export function answerHeaders(path: string): Readonly<Record<string, string>> {
  return {
    ...everyAnswer,
    ...(isForRecording(path) ? { "Permissions-Policy": permissions("(self)") } : {}),
    ...(isSecret(path) ? { "Referrer-Policy": "no-referrer" } : {}),
  };
}

/** Services that host the videos of lessons (app/school/lessons/player.ts). */
const hosts = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const players = site.videoUrl ? [new URL(site.videoUrl).origin] : [];

/** Content-Security-Policy of the page at an address. Inline scripts and styles are allowed by hash or nonce only. */
export function pagePolicy(allowed: InlineHashes, path: string, nonce?: string): string {
  const scripts = [...allowed.scripts, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ");
  const frames = [...players, ...(nonce ? hosts : [])];
  const framed = frames.length ? [`frame-src 'self' ${frames.join(" ")}`] : [];
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${allowed.styles.join(" ")}`,
    ...framed,
    // The owner may host the video and audio of lessons anywhere.
    ...(nonce ? [`media-src 'self' https:${isForRecording(path) ? " blob:" : ""}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Headers are not compressed, so a space counts in the first flight of a page.
  ].join(";");
}
