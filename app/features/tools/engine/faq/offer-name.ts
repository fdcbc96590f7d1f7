import type { Brief } from "../brief.ts";
import { findPlace } from "../find-place.ts";
import { languageOf } from "../language.ts";
import { nameOf, quoted } from "../own-words.ts";
import { lowerFirst } from "../sentences.ts";

/** What the questions are about, as it stands inside a sentence after 'your' and 'our'. */
export interface OfferName {
  readonly name: string;
  readonly plural: boolean;
  /** It is work that is done for somebody, and nothing that is carried home. */
  readonly service: boolean;
}

const work =
  /\b(?:check|repairs?|replacement|installation|services?|lessons?|care|cleaning|delivery|design|training|writing|removal|planning|treatment|haircuts?|photography|consultation|coaching|class|classes|course|courses|decoration|laundry|hire|rental|bookkeeping|withdrawal|dispatch|massage|makeup|tutorials?|management|testing|scan|ushering)\b/i;

const joints = /\s(?:of|for|at|in|with|from|by|on|to|per|near|under)\s/;
const singular =
  /(?:ss|us|is|lens|gas|news|series|swimwear|fitness|business|access|process|glass|dress|class)$/i;
const uncommonPlurals = /(?:men|children|people|feet|teeth|mice|chops)$/i;

function isPlural(name: string): boolean {
  const [head = name] = name.split(joints);
  const words = head.replace(/\(.*$/, "").trim();
  return uncommonPlurals.test(words) || (/s$/i.test(words) && !singular.test(words));
}

/** Letters that were only large because the name came first, or because all of it was shouted, become small. */
function inside(name: string): string {
  if (/^[^a-z]{4,}$/.test(name) && /[A-Z]{4}/.test(name)) return name.toLowerCase();
  const [first = ""] = name.split(/[\s,-]/);
  if (findPlace(first) || /[’']s$/.test(first)) return name;
  return lowerFirst(name);
}

/** The visitor's product or service without its price and what follows a comma. */
export function offerNameOf(typed: string, brief: Brief): OfferName {
  if (languageOf(typed) === "other") {
    return { name: `offer ${quoted(typed, 40, "")}`.trim(), plural: false, service: true };
  }
  const named = nameOf(typed, brief.phrases, 60, "product");
  const core = brief.prices
    .reduce((text, price) => text.replace(price, ""), named)
    .replace(/ {2,}/g, " ")
    .split(/\s*(?:,|;|\||\s-\s|\. )\s*/)[0];
  const trimmed = (core ?? "").replace(/\s+(?:at|for|from|only)?\s*$/i, "").trim();
  const name = inside(trimmed.length > 1 ? trimmed : named);
  const { kind } = brief.sector;
  return { name, plural: isPlural(name), service: kind === "service" || work.test(name) };
}
