import type { ToneId } from "#content/tool-limits.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Piece } from "../library.ts";
import { readOwnFacts } from "../read-facts.ts";
import type { Said } from "../said.ts";
import { cleanTyping } from "../typing.ts";
import { filled, inTone, type Known, type Manners, someFrom, turned, type Written } from "./piece.ts";

type Trade = Piece<"trades">;

/**
 * The texts in the order in which 'Try again' shows them. The first is a plain form with the visitor's own words and
 * nothing else. Those of the trade follow, unless they would speak of something else: an event is not the trade.
 */
function textsFor<Text>(
  texts: (piece: Trade) => Manners<Text>,
  { piece, plain, said, isKnown }: Known<"trades">,
  tone: ToneId,
  typed: string,
): readonly Text[] {
  const forms = inTone(texts(plain), tone === "direct" || tone === "professional" ? "friendly" : tone, "");
  return isKnown && !said.isEvent ? [...forms.slice(0, 1), ...inTone(texts(piece), tone, typed)] : forms;
}

/** A sentence as lines where it lists several things, each with its figure. */
const asLines = (sentence: string) => {
  const [head = "", list] = sentence.match(/^([^:]{3,60}):\s+(.+)$/)?.slice(1) ?? ["", sentence];
  const items = (list ?? "").replace(/\.$/, "").split(/,\s+/);
  if (items.length < 2 || !items.every((item) => /\d/.test(item) && item.split(" ").length < 9))
    return sentence;
  return [
    ...(head ? [`${head}:`] : []),
    ...items.map((item) => `• ${item.charAt(0).toUpperCase()}${item.slice(1)}`),
  ].join("\n");
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** What is offered, for its places in a text. */
function offerFacts({ lead, sentences }: Said) {
  const [first = "", ...others] = sentences;
  const after = first.startsWith(lead) ? first.slice(lead.length).replace(/^[\s,.;:–-]+/, "") : first;
  const rest = [...(after ? [capital(after)] : []), ...others].map(asLines).join("\n");
  return { lead, offer: sentences.join(" "), ...(rest ? { rest } : {}) };
}

/** The tags that a trade's own texts end with. */
const tagsOf = ({ marketing }: Trade) => marketing.plain[0]?.caption.match(/(?:#\w+ ?)+$/)?.[0];

/** Writes the texts that offer something. */
export function writeMarketing(
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
  const facts = { ...readOwnFacts({ ...own, buyers: targetAudience }), ...offerFacts(known.said) };
  const texts = textsFor(({ marketing }) => marketing, known, tone, `${businessType} ${offer}`);
  const { caption, headline, whatsapp } = turned(texts, version - 1);
  const isPlain = (version - 1) % texts.length === 0;
  const tags = known.isKnown && isPlain ? tagsOf(known.piece) : undefined;
  return {
    output: {
      instagramCaption: [filled(caption, facts, length), tags].filter(Boolean).join("\n\n"),
      adHeadline: filled(headline, facts, length),
      whatsappMessage: filled(whatsapp, facts, length),
    },
    versions: texts.length,
  };
}

/** How many selling points there are at least: where the visitor named fewer, buyers read what to ask. */
const fewestPoints = 4;

/** The first points in one line, as many as an advert's line has room for. In words. */
const lineWords = 12;
function firstPoints([first = "", ...others]: readonly string[]): string {
  let line = first;
  for (const point of others) {
    const longer = `${line}, ${point.charAt(0).toLowerCase()}${point.slice(1)}`;
    if (longer.split(" ").length > lineWords) break;
    line = longer;
  }
  return line;
}

/** Describes a product or service: what its seller says of it first, then what its buyers should know. */
export function writeProduct(
  { productName, featuresBenefits, tone, length, version, ...own }: ToolInput<"generate-product-description">,
  known: Known<"trades">,
): Written<ToolOutput<"generate-product-description">> {
  const { points } = known.said;
  const product = cleanTyping(productName.replace(/[.\s]+$/, "") || productName);
  const facts = {
    ...readOwnFacts(own),
    product: capital(product),
    lead: firstPoints(points),
    features: points.map((point) => `• ${point}`).join("\n"),
  };
  const texts = textsFor(({ product }) => product, known, tone, `${productName} ${featuresBenefits}`);
  const { description, ad } = turned(texts, version - 1);
  const given = points.slice(0, 8).map((point) => point.slice(0, 300));
  const more = someFrom(known.piece.points, (version - 1) * 2, Math.max(0, fewestPoints - given.length));
  return {
    output: {
      ecommerceDescription: filled(description, facts, length),
      sellingPoints: [...given, ...more],
      adLine: filled(ad, facts, length),
    },
    versions: texts.length,
  };
}

/** Writes the copy of a landing page. */
export function writeLanding(
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
  const { points, sentences } = known.said;
  const [first = ""] = sentences;
  const told = points.filter((point) => !first.toLowerCase().includes(point.toLowerCase()));
  const facts = {
    ...readOwnFacts({ ...own, buyers: targetAudience }),
    ...offerFacts(known.said),
    ...(told.length > 1 ? { offer: first } : {}),
    business: businessName.replace(/[.\s]+$/, "") || businessName,
  };
  const texts = textsFor(({ landing }) => landing, known, tone, coreOffer);
  const { headline, subheadline, bullets, cta } = turned(texts, version - 1);
  const most = { short: 4, usual: 6, long: 8 }[length];
  const given = [
    ...("better" in facts ? [String(facts.better).replace(/\.$/, "")] : []),
    ...(told.length > 1 ? told : points),
  ];
  const asking = known.plain.landing[tone === "pidgin" ? "pidgin" : "plain"][0]?.bullets ?? [];
  const more = [...bullets, ...asking].map((bullet) => filled(bullet, facts, length));
  return {
    output: {
      headline: filled(headline, facts, length),
      subheadline: filled(subheadline, facts, length),
      benefitBullets: [...given.slice(0, most), ...more.slice(0, Math.max(0, 4 - given.length))],
      ctaLine: filled(cta, facts, length),
    },
    versions: texts.length,
  };
}
