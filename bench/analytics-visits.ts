import { randomUUID } from "node:crypto";
import type { VisitsInput } from "#app/analytics/contract.ts";
import type { LoadRequest } from "./load.ts";

/** Thirty pages of the site, most visited first. */
export const visitedPages: readonly string[] = [
  "/",
  "/tools",
  "/video-courses",
  "/whatsapp-ai-packages",
  "/free-courses",
  "/business-apps",
  "/enroll",
  "/contact",
  "/tools/business-name-generator",
  "/ai-enterprise-systems",
  "/tools/faq-generator",
  "/appointment",
  "/recruitment/overview",
  "/blog",
  "/store",
  "/how-we-work",
  "/recruitment/apply",
  "/courses/business-automation",
  "/tools/marketing-generator",
  "/?utm_source=TikTok&utm_campaign=june-flyer",
  "/tools/idea-evaluator",
  "/recruitment/roles",
  "/courses/revenue-growth",
  "/tools?from=flyer",
  "/tools/sop-writer",
  "/privacy",
  "/terms",
  "/tools/bot-playground",
  "/sign-up",
  "/learning",
];

/** Cumulative shares by Zipf's law: the second page gets half the visits of the first, the tenth a tenth. The last is 1. */
export const pageShares: readonly number[] = (() => {
  const whole = visitedPages.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0);
  let sum = 0;
  return visitedPages.map((_, rank) => {
    sum += 1 / (rank + 1) / whole;
    return sum;
  });
})();

/** The page for a number from 0 to 1. */
const pageOf = (share: number) => visitedPages[pageShares.findIndex((upTo) => share <= upTo)] ?? "/";

export const visitSources: readonly string[] = [
  "Direct",
  "TikTok",
  "Instagram",
  "Facebook",
  "LinkedIn",
  "Twitter",
  "Google",
  "nairaland.com",
];

const referrers = [
  undefined,
  "https://www.tiktok.com/@mindsync",
  "https://l.instagram.com/?u=https%3A%2F%2Fexample.com",
  "https://m.facebook.com/",
  "https://www.linkedin.com/feed",
  "https://t.co/abc",
  "https://www.google.com.ng/",
  "https://www.nairaland.com/8000000/ai-for-small-business",
];

export const phone =
  "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";

/** A different address for every visitor, so that the rate limit of one visitor does not apply. */
function address(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** A list of messages for each connection: one event each, four to a session, as the counter script sends them. */
export function visitMessages(connections: number, messages: number): LoadRequest[][] {
  let count = 0;
  let session = "";
  return Array.from({ length: connections }, () =>
    Array.from({ length: messages }, () => {
      if (count % 4 === 0) session = randomUUID();
      count += 1;
      const input: VisitsInput = {
        session_id: session,
        screen_width: 360 + (count % 4) * 20,
        events: [
          {
            page_visited: pageOf((count * 0.618_034) % 1),
            referrer: referrers[Math.floor(count / 4) % referrers.length],
            ...(count % 3 === 0 ? { clicked_element: "Button: Chat on WhatsApp" } : {}),
          },
        ],
      };
      return {
        headers: {
          "Content-Type": "text/plain;charset=UTF-8",
          "User-Agent": phone,
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": address(Math.floor(count / 4)),
        },
        body: JSON.stringify(input),
      };
    }),
  );
}
