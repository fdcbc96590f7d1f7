import { randomUUID } from "node:crypto";
import type { VisitsInput } from "#app/analytics/contract.ts";
import type { LoadRequest } from "./load.ts";

/** Pages of the site as visitors see them, with the queries that links carry: about sixty. */
export const visitedPages: readonly string[] = [
  "/",
  "/video-courses",
  "/enroll",
  "/free-courses",
  "/ai-enterprise-systems",
  "/whatsapp-ai-packages",
  "/business-apps",
  "/tools",
  "/recruitment/overview",
  "/recruitment/apply",
  "/recruitment/roles",
  ...Array.from({ length: 20 }, (_, index) => `/tools?tool=${index + 1}`),
  ...Array.from({ length: 15 }, (_, index) => `/video-courses?course=ai-automation-${index + 1}`),
  ...Array.from({ length: 14 }, (_, index) => `/enroll?plan=complete-${index + 1}`),
];

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
            page_visited: visitedPages[count % visitedPages.length] ?? "/",
            referrer: referrers[count % referrers.length],
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
