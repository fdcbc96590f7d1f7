import { z } from "zod";
import { campaignPart, sourceNamed } from "#app/analytics/campaign.server.ts";
import {
  classifyDevice,
  classifyReferrer,
  isPrivatePage,
  pageOfSite,
} from "#app/analytics/classify.server.ts";
import type { Device } from "#app/analytics/contract.ts";
import { countryIn } from "#app/analytics/country.server.ts";
import { cleanText } from "#app/forms/contract.ts";
import { site } from "#content/site.ts";
import type { RequestFacts } from "#server/platform/request-facts.ts";
import { leadLimits } from "./contract.ts";

/** Where a lead came from. Nothing in it tells who they are. */
export interface LeadSource {
  first_source: string | null;
  last_source: string | null;
  campaign: string | null;
  landing: string | null;
  form_page: string | null;
  used: string | null;
  device: Device | null;
  /** Two letters, if a proxy in front names the country. */
  country: string | null;
}

/** The hidden field that the counter fills as a form is sent (tooling/browser/count.js). */
export const visitField = { visit: leadLimits.visit } as const;

/** What the counter remembers of a visit. */
const visit = z.object({
  /** Origins of the websites that led here at first and last. */
  from: z.string().max(leadLimits.path).catch(""),
  last: z.string().max(leadLimits.path).catch(""),
  /** The first page with its query, which may name a campaign. */
  at: z.string().max(leadLimits.visit).catch(""),
  used: z.string().max(leadLimits.path).catch(""),
  key: z.uuid().nullable().catch(null),
});

/** The field of a visitor who asked not to be counted. */
const uncounted = "none";

/** A page of this site under the name its visits are counted by; null for pages that are nobody's business. */
function pageOf(address: string): string | null {
  const url = URL.parse(address, site.url);
  const path = url && cleanText(url.pathname).slice(0, leadLimits.path);
  return !path || isPrivatePage(path) ? null : pageOfSite(path);
}

/** What a visit says; null when there is none, or it cannot be read. */
function readVisit(field: unknown) {
  if (typeof field !== "string" || !field || field.length > leadLimits.visit) return null;
  try {
    return visit.parse(JSON.parse(field));
  } catch {
    return null;
  }
}

/** The random number of a visit, by which a second press of a button is known; null without one. */
export function visitKey(field: unknown): string | null {
  return readVisit(field)?.key ?? null;
}

/** The page of this site that a request came from. */
function ownReferer({ headers, url }: Request): URL | null {
  const referer = URL.parse(headers.get("referer") ?? "");
  const own = [URL.parse(url)?.hostname, new URL(site.url).hostname];
  return referer && own.includes(referer.hostname) ? referer : null;
}

/** Whether a link of ours was followed. Browsers say so; older ones only name the page. */
export function isFromOwnPage(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  return from === null ? ownReferer(request) !== null : from === "same-origin";
}

/**
 * Where the sender of a form came from. Null for visitors who asked not to be counted, by Global Privacy Control or on
 * the privacy page.
 * @param field the hidden field of the form; empty where no script runs
 * @param facts whether a proxy of ours is in front, which may name the country
 */
export function sourceOf(
  request: Request,
  field: unknown,
  facts: Pick<RequestFacts, "behindProxy">,
): LeadSource | null {
  if (request.headers.get("sec-gpc") === "1" || field === uncounted) return null;
  const own = new URL(request.url).hostname;
  const referer = ownReferer(request);
  const seen = readVisit(field);
  // Without script, or before the counter is there, the page's own address may still name a campaign.
  const at = seen ? seen.at : referer && campaignPart(referer.searchParams, "utm_source") ? referer.href : "";
  const query = URL.parse(at, site.url)?.searchParams ?? new URLSearchParams();
  const utm = campaignPart(query, "utm_source");
  const classOf = (from: string) => {
    const found = classifyReferrer(from, own).slice(0, leadLimits.source);
    return found === "Direct" && utm ? sourceNamed(utm) : found;
  };
  const from = seen?.from ?? "";
  const userAgent = request.headers.get("user-agent");
  const isKnown = Boolean(seen || at);
  return {
    first_source: isKnown ? classOf(from) : null,
    last_source: isKnown ? classOf(seen?.last || from) : null,
    campaign: campaignPart(query, "utm_campaign"),
    landing: at ? pageOf(at) : null,
    form_page: referer && pageOf(referer.href),
    used: seen?.used ? pageOf(seen.used) : null,
    device: userAgent ? classifyDevice(userAgent) : null,
    country: countryIn(request.headers, facts),
  };
}
