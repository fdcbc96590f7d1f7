import type { Brief } from "./brief.ts";

const longestTag = 28;
const small = /^(?:of|the|and|a|an|in|at|for|with|to|from|by|on|or)$/i;

function tagOf(...phrases: readonly string[]): string {
  const words = phrases
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u);
  const kept = words.filter((word) => word !== "" && !small.test(word));
  return kept.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Tags from what is offered, where, and the trade, as many as wished; the first ones are the visitor's own words. */
export function hashtags(brief: Brief, business: string, count: number): string {
  const [first = "", second = "", third = ""] = brief.phrases;
  const place = brief.place?.replace(/^the /, "") ?? "";
  const trade = brief.sectorFound ? (brief.sector.name.split(/,| and /)[0] ?? "") : "";
  const found = [
    business.split(" ").length <= 4 ? tagOf(business) : "",
    tagOf(first),
    place && tagOf(place, trade || first),
    tagOf(second),
    place && tagOf(first, place),
    trade && tagOf(trade),
    tagOf(third),
    place ? tagOf(place, "Business") : "NaijaBusiness",
  ].filter((tag) => tag.length >= 3 && tag.length <= longestTag && /\p{L}/u.test(tag));
  const own = found.filter(
    (tag, at) => found.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at,
  );
  return own
    .slice(0, count)
    .map((tag) => `#${tag}`)
    .join(" ");
}
