import type { Sector } from "#content/trades/types.ts";
import type { Brief } from "./brief.ts";
import { findChannels, findPrices } from "./find-facts.ts";
import { findAudience } from "./find-people.ts";
import { findPlace } from "./find-place.ts";
import { findLine, findSector, fitting } from "./find-sector.ts";
import { nounPhrases } from "./noun-phrases.ts";
import { placeOf, readable, searchable } from "./plain-text.ts";
import { capitalise } from "./sentences.ts";

/** Places where people meet, not products. */
const asides = new Set([
  "whatsapp",
  "instagram",
  "facebook",
  "tiktok",
  "telegram",
  "google",
  "whatsapp status",
]);

const work = /^(?:barb|fix|wash|sew|bake|repair|pick|bend) /;

/** Names of a trade that have several words: the tagger may have split them. */
function tradeNames(text: string, { keywords }: Sector): string[] {
  const plain = searchable(text);
  const named = keywords.filter(
    (keyword) => keyword.includes(" ") && !work.test(keyword) && placeOf(plain, keyword) >= 0,
  );
  return named.filter((name) => !named.some((other) => other !== name && other.includes(name)));
}

/** Reads a visitor's text without a model. The first text says most about the trade. */
export function readBrief(...texts: readonly string[]): Brief {
  const plain = texts.map(readable).filter((text) => text !== "");
  const text = plain.join("\n");
  const sector = findSector(...plain);
  const line = findLine(sector, text);
  const inTrade = (phrase: string) => {
    const words = searchable(phrase);
    return sector.keywords.some((keyword) => placeOf(words, keyword) >= 0);
  };
  const place = findPlace(text);
  const found = nounPhrases(texts.join("\n"), inTrade);
  const named = tradeNames(text, sector).filter(
    (name) => !found.some((phrase) => phrase.toLowerCase().includes(name)),
  );
  const aside = (phrase: string) =>
    asides.has(phrase.toLowerCase()) || findPlace(phrase) === capitalise(phrase);
  const own = found.filter(
    (phrase) => !named.some((name) => ` ${name} `.includes(` ${phrase.toLowerCase()} `)),
  );
  const phrases = [...own.filter(inTrade), ...named, ...own.filter((phrase) => !inTrade(phrase))];
  const telling = phrases.filter((phrase) => !aside(phrase));
  return {
    text,
    sector,
    sectorFound: sector.keywords.length > 0,
    line,
    audience: findAudience(text),
    place,
    phrases: telling.length
      ? telling
      : phrases.length
        ? phrases
        : fitting({ sector, line }, sector.offerNouns).slice(0, 1),
    prices: findPrices(text),
    channels: findChannels(text),
  };
}
