import { calls } from "#content/library/calls.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Facts } from "../fill.ts";
import { placesIn, readOwnFacts } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { capital, cleanTyping, uncapital } from "../typing.ts";
import { handleOf } from "./names.ts";
import { offerFacts } from "./offer-facts.ts";
import { filled, type Known, someFrom, textsFor, turned, type Written } from "./piece.ts";
import { senderOf } from "./sender.ts";
import { aroundOf, withFitting } from "./sentences-around.ts";
import type { Writings } from "./writing.server.ts";

/** A text with the sentences of the visitor that it does not tell, before its last paragraph, which says what to do. */
function withAll(text: string, sentences: readonly string[]): string {
  const told = new Set(tellingStems(text));
  const missing = sentences.filter((sentence) => tellingStems(sentence).some((stem) => !told.has(stem)));
  const paragraphs = text.split("\n\n");
  return missing.length
    ? [...paragraphs.slice(0, -1), missing.join(" "), ...paragraphs.slice(-1)].join("\n\n")
    : text;
}

/**
 * At most four tags: the product and the place from the visitor's own words, then those of the trade that have a typed word.
 * Others of the trade, such as one for the new school year, only where there would be fewer than three.
 */
function tagsOf(kind: string, typed: string, { sector, piece: { around } }: Known<"trades">): string {
  const isShort = kind !== "" && kind.split(/\s+/).length < 4 && !/[,.]/.test(kind);
  const own = [...(isShort ? [kind] : []), ...placesIn(`${kind} ${typed}`).slice(0, 2)].map(handleOf);
  const ofTrade = (around?.tags ?? (sector === undefined ? [] : calls[sector].tags)).map(handleOf);
  const stems = tellingStems(`${kind} ${typed}`).filter((stem) => stem.length > 2);
  const fitting = ofTrade.filter((tag) => stems.some((stem) => tag.includes(stem)));
  const surely = [...new Set([...own, ...fitting])];
  const others = ofTrade.filter((tag) => !surely.includes(tag));
  return [...surely, ...others.slice(0, Math.max(0, fewestTags - surely.length))]
    .slice(0, mostTags)
    .map((word) => `#${word}`)
    .join(" ");
}
const fewestTags = 3;
const mostTags = 4;

/** A headline of the library, or the plain one where it does not say what is sold. */
function headlineOf(headline: string, plain: string, { piece }: Known<"trades">, told: string): string {
  const sold = new Set(tellingStems(`${told} ${piece.name}`));
  return tellingStems(headline).some((stem) => sold.has(stem)) ? headline : plain;
}

/** Writes the texts that offer something. */
function writeMarketing(
  {
    businessType,
    offer,
    targetAudience,
    tone,
    length,
    version,
    ...own
  }: ToolInput<"generate-marketing-content">,
  known: Known<"trades">,
): Written<ToolOutput<"generate-marketing-content">> {
  const kind = cleanTyping(known.name ?? "").replace(/\.\s+/g, ", ");
  const { sentences } = known.said;
  const offered = offerFacts(known.said, kind);
  const sender = senderOf(kind, `${offered.lead} ${offered.offer}`, known);
  // The message has no headline that names the sender.
  const senderOfMessage = senderOf(kind, offered.offer, known);
  const { callout, ...given } = readOwnFacts({ ...own, buyers: targetAudience });
  const fitting = withFitting(known, kind);
  const texts = textsFor(({ marketing }) => marketing, fitting, tone, `${businessType} ${offer}`);
  const facts = {
    ...given,
    ...aroundOf(fitting, kind, { tone, at: (version - 1) % texts.length, callout, buyers: given.buyers }),
    ...offered,
    ...(sender ? { business: sender } : {}),
  };
  const text = turned(texts, version - 1);
  const { caption, headline, whatsapp } = text;
  const isPlain = Object.values(known.plain.marketing).flat().includes(text);
  const tags = isPlain ? tagsOf(kind, `${offer} ${targetAudience}`, known) : "";
  return {
    output: {
      instagramCaption: [withAll(filled(caption, facts, length), sentences), tags]
        .filter(Boolean)
        .join("\n\n"),
      adHeadline: headlineOf(filled(headline, facts, length), facts.lead, known, `${kind} ${facts.lead}`),
      whatsappMessage: withAll(
        filled(whatsapp, { ...facts, ...(senderOfMessage ? { business: senderOfMessage } : {}) }, length),
        sentences,
      ),
    },
    versions: texts.length,
  };
}

/** How many points there are at least: where the visitor named fewer, they say how to order. */
const fewestPoints = 3;

/** Points for a list that would be too short: what was typed elsewhere in the form, then how to order. */
function morePoints(facts: Facts, given: readonly string[], known: Known<"trades">, from: number): string[] {
  const { price, delivery, place, buyers } = facts;
  const told = [
    ...(price ? [`Price: ${price}`] : []),
    ...(delivery ? [`Delivery: ${delivery}`] : []),
    ...(place ? [`Where: ${place}`] : []),
    ...(buyers ? [`For ${buyers}`] : []),
  ];
  const missing = Math.max(0, fewestPoints - given.length);
  return [...told, ...someFrom(known.plain.points, from, missing)].slice(0, missing);
}

/** The contract's longest list. */
const mostPoints = 8;

/** Shortens a list to `most` lines: of all neighbours the two that are shortest together become one line, again and again. */
function withinCount(points: readonly string[], most: number): string[] {
  const lines = [...points];
  while (lines.length > most) {
    const sums = lines.slice(1).map((line, at) => line.length + (lines[at] ?? "").length);
    const at = sums.indexOf(Math.min(...sums));
    lines.splice(at, 2, `${lines[at]}. ${lines[at + 1]}`);
  }
  return lines;
}

/** A point without the label that a list needs: inside a line, '₦3,000' and 'in Ibadan' say enough. */
const withoutLabel = (point: string) =>
  point
    .replace(/^Price: /, "")
    .replace(/^Where: (?=(?:in|at|near|inside)\b)/i, "")
    .replace(/^Where: /, "in ");

/** The first points in one line, as many as an advert's line has room for. In words. */
const lineWords = 12;
function firstPoints(points: readonly string[]): string {
  const [first = "", ...others] = points.map(withoutLabel);
  let line = first;
  for (const point of others) {
    const longer = `${line}, ${uncapital(point)}`;
    if (longer.split(" ").length > lineWords) break;
    line = longer;
  }
  return line;
}

/** Describes a product or service: what its seller says of it first, then what its buyers should know. */
function writeProduct(
  { productName, featuresBenefits, tone, length, version, ...own }: ToolInput<"generate-product-description">,
  known: Known<"trades">,
): Written<ToolOutput<"generate-product-description">> {
  const { points } = known.said;
  const product = cleanTyping(known.name ?? productName);
  const fitting = withFitting(known, product);
  const texts = textsFor(({ product }) => product, fitting, tone, `${productName} ${featuresBenefits}`);
  const text = turned(texts, version - 1);
  // The points are below the description, so the first plain form tells the same as running text.
  const isFirst =
    Object.values(known.plain.product).some(([first]) => first === text) &&
    (version - 1) % texts.length === 0;
  const facts = {
    ...readOwnFacts(own),
    ...aroundOf(fitting, product, { tone, at: (version - 1) % texts.length, isOffer: true }),
    product: capital(product),
    lead: uncapital(firstPoints(points)),
    features: isFirst ? known.said.sentences.join(" ") : points.map((point) => `• ${point}`).join("\n"),
  };
  const { description, ad } = text;
  const given = withinCount(points, mostPoints);
  const more = morePoints(facts, given, known, ((version - 1) % texts.length) * 2);
  return {
    output: {
      ecommerceDescription: withAll(filled(description, facts, length), known.said.sentences),
      sellingPoints: [...given, ...more],
      adLine: filled(ad, facts, length),
    },
    versions: texts.length,
  };
}

/** The longest text under a headline, in characters: the points below it tell the rest. */
const mostUnderHead = 260;

/** The facts with as many whole sentences as have room under a headline. */
function underHead<Given extends Facts>(facts: Given): Given {
  const fitting = (text: string | undefined) => {
    const [first = "", ...others] = (text ?? "").split(/(?<=[.!?])\s+/);
    return others.reduce(
      (line, next) => (`${line} ${next}`.length > mostUnderHead ? line : `${line} ${next}`),
      first,
    );
  };
  return { ...facts, offer: fitting(facts.offer), ...(facts.rest ? { rest: fitting(facts.rest) } : {}) };
}

/** Writes the copy of a landing page. */
function writeLanding(
  {
    businessName,
    targetAudience,
    coreOffer,
    tone,
    length,
    version,
    ...own
  }: ToolInput<"generate-landing-copy">,
  known: Known<"trades">,
): Written<ToolOutput<"generate-landing-copy">> {
  const { points } = known.said;
  const offered = offerFacts(known.said, undefined, false);
  const fitting = withFitting(known, `${known.name ?? ""} ${targetAudience}`);
  const texts = textsFor(({ landing }) => landing, fitting, tone, coreOffer, known.name !== undefined);
  const around = aroundOf(fitting, known.name ?? "", { tone, at: (version - 1) % texts.length });
  // A headline of the trade takes the place of the offer's first words, so the whole offer goes under it.
  const { rest, ...whole } = offered;
  const lead = around.head ?? offered.lead;
  const facts: Facts & { lead: string; offer: string } = {
    ...readOwnFacts({ ...own, buyers: targetAudience }),
    ...around,
    ...whole,
    ...(rest && !around.head ? { rest } : {}),
    lead: known.name ? uncapital(lead) : lead,
    ...(known.name ? { business: known.name } : {}),
  };
  const text = turned(texts, version - 1);
  const { headline, subheadline, bullets, cta } = text;
  const most = { short: 4, usual: 6, long: 8 }[length];
  const isShort = `${facts.rest ?? facts.offer}`.length <= mostUnderHead;
  const given = [...("better" in facts ? [String(facts.better).replace(/\.$/, "")] : []), ...points];
  const isPlain = Object.values(known.plain.landing).flat().includes(text);
  const named = isShort ? given.slice(0, most) : withinCount(given, mostPoints);
  const ofTrade = isPlain
    ? []
    : bullets.slice(0, most - named.length).map((bullet) => filled(bullet, facts, length));
  // A trade's text may have no points of its own.
  const benefits = [...named, ...ofTrade];
  return {
    output: {
      headline: headlineOf(
        filled(headline, facts, length),
        [known.name, facts.lead].filter(Boolean).join(": "),
        known,
        facts.lead,
      ),
      subheadline: filled(subheadline, isShort ? facts : underHead(facts), length),
      benefitBullets: [...benefits, ...morePoints(facts, benefits, known, 0)],
      ctaLine: filled(cta, facts, length),
    },
    versions: texts.length,
  };
}

/** How texts to sell with are written. */
export const selling: Pick<
  Writings,
  "generate-marketing-content" | "generate-product-description" | "generate-landing-copy"
> = {
  "generate-marketing-content": {
    kind: "trades",
    words: ({ businessType, offer }) => [businessType, `${businessType}. ${offer}`],
    calls: "businessType",
    told: "offer",
    sells: "businessType",
    write: writeMarketing,
  },
  "generate-product-description": {
    kind: "trades",
    words: ({ productName, featuresBenefits }) => [productName, `${productName}. ${featuresBenefits}`],
    isOffer: true,
    told: "featuresBenefits",
    sells: "productName",
    write: writeProduct,
  },
  "generate-landing-copy": {
    kind: "trades",
    words: ({ businessName, coreOffer }) => [coreOffer, `${businessName}. ${coreOffer}`],
    told: "coreOffer",
    sells: "businessName",
    write: writeLanding,
  },
};
