import { z } from "zod";
import { cleanText, requiredText } from "#app/forms/contract.ts";
import { pageParts } from "./page-parts-contract.ts";

export const devices = ["Mobile", "Desktop"] as const;
export type Device = (typeof devices)[number];

/** Maximum lengths in a visit, and how many events one message may carry. */
export const visitLimits = {
  page: 300,
  referrer: 253,
  userAgent: 300,
  element: 120,
  /** Of a session id that another program made; the counter script's are UUIDs. */
  sessionId: 100,
  /** The longest of what the tables hold as words. */
  word: 512,
  width: 32767,
  events: 50,
  bytes: 32 * 1024,
  /** A page may be sent this long; what is longer than its limit is cut, as an element is. */
  sent: 2048,
  /** A visit that was delayed by a lost network counts for the time it happened, up to a day ago. */
  agoMs: 24 * 60 * 60 * 1000,
} as const;

/** The beginning of a text, no letter of it cut in half. */
export const cutText = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).toWellFormed() : text;

/** The specification's names for pressed elements; any other is an 'Interactive Element'. */
const elementKinds: ReadonlyMap<string, string> = new Map([
  ["a", "Link"],
  ["button", "Button"],
]);

/** Names the kind of element. The counter saves bytes by sending only the name of the HTML element, 'button: …'. */
const withKind = (text: string) =>
  text.replace(/^[a-z][\w-]*(?=: )/, (name) => elementKinds.get(name) ?? "Interactive Element");

/** A page view, or a click if clicked_element is set. */
const visitEvent = z.strictObject({
  /** Path plus query. */
  page_visited: z
    .string()
    .overwrite(cleanText)
    .regex(/^\/(?!\/)/, "page_visited starts with one slash")
    .max(visitLimits.sent),
  /** Address of the page that led here, whole or as a host name; only its source is stored. */
  referrer: z.string().overwrite(cleanText).max(2048).optional(),
  /** 'Button: …', 'Link: …' or 'Interactive Element: …'. The name of an HTML element in front is turned into one of these. */
  clicked_element: z
    .string()
    .overwrite((text) => cutText(withKind(cleanText(text)), visitLimits.element))
    // The pattern in /api/openapi.json is that of what is sent.
    .regex(
      /^(Button|Link|Interactive Element|[a-z][\w-]*): /,
      "clicked_element starts with Button:, Link: or Interactive Element:",
    )
    .optional(),
  /** Milliseconds since it happened; above zero only if it had to wait for the network. */
  ago: z.number().int().min(0).max(visitLimits.agoMs).optional(),
  /** When it happened by the browser's clock, which `sent` tells, in place of `ago`. */
  at: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Counts the events of a session: one that is sent twice is stored once. */
  number: z.number().int().min(1).max(2_000_000_000).optional(),
});

/** The counter sends what it remembers of the visit as it is, because each byte of it counts. Nobody reads these. */
const unread = {
  key: z.literal(0).optional(),
  number: visitEvent.shape.number,
  page: z.string().max(visitLimits.sent).optional(),
  last: z.string().max(visitLimits.sent).optional(),
  used: z.string().max(visitLimits.sent).optional(),
};

/** What the counter script sends: events of one browser session. */
export const visitsInput = z.object({
  session_id: z.uuid(),
  screen_width: z.number().int().min(0).max(visitLimits.width).optional(),
  /** Origin of the website that led here; an event's own referrer wins. */
  from: visitEvent.shape.referrer,
  /** The browser's clock when it sent this. */
  sent: visitEvent.shape.at,
  /** Where the visit began: the counter may load on a later page, whose address names no campaign. */
  at: z.string().max(visitLimits.sent).optional(),
  ...unread,
  events: z.array(visitEvent).min(1).max(visitLimits.events),
});
export type VisitsInput = z.infer<typeof visitsInput>;

/** How far down a page a view came, when the visitor left it. */
export const scrollInput = z
  .object({
    /** Path; a query is not counted. */
    page_visited: visitEvent.shape.page_visited,
    /** How many quarters of the page the screen has passed over, from the top. */
    reached: z.number().int().min(0).max(pageParts),
    /** What the same view reported before, if the visitor came back to it and went further. */
    reported: z.number().int().min(0).max(pageParts).optional(),
  })
  .refine(({ reached, reported }) => reported === undefined || reported < reached, {
    error: "reached is more than what was reported before",
    path: ["reached"],
  });
export type ScrollInput = z.infer<typeof scrollInput>;

/**
 * One row of visitor_analytics as the specification writes it: a page view, or with clicked_element a click. What is
 * left out is read from the request, as for the counter script.
 */
export const visitRecord = visitEvent.pick({ page_visited: true }).extend({
  session_id: requiredText("session_id", { most: visitLimits.sessionId }),
  clicked_element: visitEvent.shape.clicked_element.nullable(),
  /** The name of a source, such as TikTok, or the address of the page that led here. */
  referrer_source: visitEvent.shape.referrer.nullable(),
  device_type: z.enum(devices).nullish(),
  screen_width: visitsInput.shape.screen_width.nullable(),
  user_agent: z.string().max(2048).nullish(),
});
export type VisitRecord = z.infer<typeof visitRecord>;

/** Time ranges of the dashboard, in days. */
export const dayRanges = [1, 7, 30] as const;
export type DayRange = (typeof dayRanges)[number];
export const defaultRange = 7 satisfies DayRange;

/** How often the dashboard refreshes its figures while auto-refresh is on, in milliseconds. */
export const refreshEvery = { active: 10_000, clicks: 15_000 } as const;

export const daysBackInput = z.object({ days_back: z.number().int().min(1).max(366).default(7) });

/** How many clicks are loaded, and how many of them are shown. */
export const recentClicks = { asked: 50, shown: 20 } as const;
export const recentClicksInput = z.object({
  limit_count: z.number().int().min(1).max(500).default(recentClicks.asked),
});

/** Minutes within which a visitor counts as active. */
export const activeMinutes = 5;

export const pageStatistic = z.object({
  page_visited: z.string(),
  visit_count: z.number().int(),
  unique_sessions: z.number().int(),
});
export type PageStatistic = z.infer<typeof pageStatistic>;

export const referrerStatistic = z.object({ referrer_source: z.string(), visit_count: z.number().int() });
export type ReferrerStatistic = z.infer<typeof referrerStatistic>;

export const clickEvent = z.object({
  page_visited: z.string(),
  clicked_element: z.string(),
  referrer_source: z.string().nullable(),
  event_timestamp: z.date(),
});
export type ClickEvent = z.infer<typeof clickEvent>;

/** The dashboard's four figures. */
export interface VisitTotals {
  pageViews: number;
  clicks: number;
  sources: number;
}
