import type { Brief } from "./brief.ts";
import { placeOf, searchable } from "./plain-text.ts";

const longestTag = 26;
const small = /^(?:of|the|and|a|an|in|at|for|with|to|from|by|on|or)$/i;

const mostWords = 4;
const number = /^(?:one|two|three|four|five|six|ten)$/i;

function tagOf(...phrases: readonly string[]): string {
  const words = phrases
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u);
  const kept = words.filter((word) => word !== "" && !small.test(word));
  if (kept.length > mostWords || /^\p{N}/u.test(kept[0] ?? "") || number.test(kept[0] ?? "")) return "";
  return kept
    .map((word) => (/^\p{Lu}{5,}$/u.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** A single word is specific enough only if it belongs to the trade, or if no trade was found. */
function isTrade({ sector, sectorFound }: Brief, phrase: string): boolean {
  return !sectorFound || sector.keywords.some((keyword) => placeOf(searchable(phrase), keyword) >= 0);
}

/** Up to `count` hashtags from the offer, the place and the trade; the visitor's own words come first. */
export function hashtags(brief: Brief, business: string, count: number): string {
  const telling = brief.phrases.filter((phrase) => phrase.includes(" ") || isTrade(brief, phrase));
  const [first = brief.phrases[0] ?? "", second = "", third = ""] = telling;
  const place = brief.place?.replace(/^the /, "") ?? "";
  const trade = brief.sectorFound ? (brief.sector.name.split(/,| and /)[0] ?? "") : "";
  const found = [
    business.split(" ").length <= 3 && !/ (?:in|of|for|at|to|from) /.test(business) ? tagOf(business) : "",
    tagOf(first),
    place && tagOf(place, trade || first),
    tagOf(second),
    place && tagOf(first, place),
    trade && tagOf(trade),
    tagOf(third),
    place ? tagOf(place, "Business") : "NaijaBusiness",
  ].filter((tag) => tag.length >= 3 && tag.length <= longestTag && /\p{L}/u.test(tag));
  const kept = found.filter(
    (tag, at) => found.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at,
  );
  return kept
    .slice(0, count)
    .map((tag) => `#${tag}`)
    .join(" ");
}
