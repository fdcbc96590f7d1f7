import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Piece } from "../library.ts";
import { asSentence, pointsOf, readOwnFacts } from "../read-facts.ts";
import { filled, inTone, someFrom, turned, type Written } from "./piece.ts";

type Trade = Piece<"trades">;

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
  trade: Trade,
): Written<ToolOutput<"generate-marketing-content">> {
  const facts = { ...readOwnFacts({ ...own, buyers: targetAudience }), offer: asSentence(offer) };
  const texts = inTone(trade.marketing, tone, `${businessType} ${offer}`);
  const { caption, headline, whatsapp } = turned(texts, version - 1);
  return {
    output: {
      instagramCaption: filled(caption, facts, length),
      adHeadline: filled(headline, facts, length),
      whatsappMessage: filled(whatsapp, facts, length),
    },
    versions: texts.length,
  };
}

/** How many selling points each length has. */
const pointCount = { short: 4, usual: 6, long: 8 } as const;

/** Describes a product or service: what its seller says of it first, then what its buyers should know. */
export function writeProduct(
  { productName, featuresBenefits, tone, length, version, ...own }: ToolInput<"generate-product-description">,
  trade: Trade,
): Written<ToolOutput<"generate-product-description">> {
  const points = pointsOf(featuresBenefits);
  const facts = {
    ...readOwnFacts(own),
    product: productName.replace(/[.\s]+$/, "") || productName,
    features: points.map((point) => `• ${point}`).join("\n") || featuresBenefits,
  };
  const texts = inTone(trade.product, tone, `${productName} ${featuresBenefits}`);
  const { description, ad } = turned(texts, version - 1);
  const given = points.slice(0, 6).map((point) => point.slice(0, 300));
  const more = Math.max(pointCount[length] - given.length, 1);
  return {
    output: {
      ecommerceDescription: filled(description, facts, length),
      sellingPoints: [
        ...given,
        ...someFrom(trade.points, ((version - 1) % texts.length) * 2, Math.min(more, 8 - given.length)),
      ],
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
  trade: Trade,
): Written<ToolOutput<"generate-landing-copy">> {
  const facts = {
    ...readOwnFacts({ ...own, buyers: targetAudience }),
    business: businessName.replace(/[.\s]+$/, "") || businessName,
    offer: asSentence(coreOffer),
  };
  const texts = inTone(trade.landing, tone, coreOffer);
  const { headline, subheadline, bullets, cta } = turned(texts, version - 1);
  const most = { short: 3, usual: 5, long: 6 }[length];
  return {
    output: {
      headline: filled(headline, facts, length),
      subheadline: filled(subheadline, facts, length),
      benefitBullets: [
        ...("better" in facts ? [String(facts.better).replace(/\.$/, "")] : []),
        ...bullets.map((bullet) => filled(bullet, facts, length)),
      ].slice(0, most),
      ctaLine: filled(cta, facts, length),
    },
    versions: texts.length,
  };
}
