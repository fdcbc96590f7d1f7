import { cleanText } from "#app/forms/contract.ts";
import { namedSources } from "./classify.server.ts";

const longest = 100;

/** A campaign's name or source. What may be an address or a number of a person is left out. */
export function campaignPart(query: URLSearchParams, name: string): string | null {
  const text = cleanText(query.get(name) ?? "")
    .toWellFormed()
    .slice(0, longest);
  return !text || /@|\d{7}/.test(text) ? null : text;
}

/** The source that an advertisement's link names, as it is named among the referrers. */
export function sourceNamed(utm: string): string {
  const named = [...namedSources].find((source) => source.toLowerCase() === utm.toLowerCase());
  return named ?? utm;
}

/** Where a visit that begins on this page came from, and its campaign, by the page's query and the referrer's source. */
export function campaignOf(page: string, source: string): { origin: string; campaign: string | undefined } {
  const [, query] = page.replace(/#.*/s, "").split("?");
  if (!query) return { origin: source, campaign: undefined };
  const names = new URLSearchParams(query);
  const utm = source === "Direct" ? campaignPart(names, "utm_source") : null;
  return {
    origin: utm ? sourceNamed(utm) : source,
    campaign: campaignPart(names, "utm_campaign") ?? undefined,
  };
}
