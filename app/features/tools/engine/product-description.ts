import type { ToolInput, ToolOutput } from "../contract.ts";
import { asks } from "../knowledge/asks.ts";
import { callFrames, wantFrames, worryFrames } from "../knowledge/frames/frames.ts";
import {
  productAds,
  productAdsAlone,
  productLeads,
  productLeadsAlone,
  productPoints,
} from "../knowledge/frames/product.ts";
import { chooser } from "./chooser.ts";
import { factSentences } from "./fact-sentences.ts";
import { type Fact, factsOf } from "./facts.ts";
import { findPhone } from "./find-facts.ts";
import { framed, oneOf } from "./frame.ts";
import { nameOf } from "./naming.ts";
import { readBrief } from "./read-brief.ts";
import { nearest } from "./relevance.ts";
import { capitalise, joinList, once, paragraph, sentence } from "./sentences.ts";

type Input = ToolInput<"generate-product-description">;

/** How much is said at each length. */
const sizes = {
  short: { things: 4, sentences: 2, points: 3, hints: 0 },
  usual: { things: 6, sentences: 5, points: 5, hints: 1 },
  long: { things: 8, sentences: 9, points: 8, hints: 2 },
} as const;

const pointKinds: readonly Fact["kind"][] = ["thing", "quality", "lacks", "made", "price"];

/** From another one on with each version, in the same ring. */
function turned<Item>(list: readonly Item[], version: number): Item[] {
  const first = list.length ? (version - 1) % list.length : 0;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** Description, selling points and an advert line out of what the owner says about the product. */
export function writeProductDescription(input: Input): ToolOutput<"generate-product-description"> {
  const { tone, version, length } = input;
  const size = sizes[length];
  const brief = readBrief(input.productName, input.featuresBenefits);
  const choose = chooser(`${brief.text}\n${tone}`, version);
  const name = nameOf(input.productName, brief);
  const facts = factsOf(input.featuresBenefits).filter(
    ({ text }) => text.toLowerCase() !== name.text.toLowerCase(),
  );
  const things = facts.filter(({ kind }) => kind === "thing").map(({ text }) => text);
  const [want, otherWant] = nearest(brief, choose, "want", brief.sector.wants, 2);
  const [worry] = nearest(brief, choose, "worry", brief.sector.worries, 1);
  const [people] = nearest(brief, choose, "people", brief.sector.customers, 1);
  const values = {
    name: name.text,
    our: name.our,
    things: joinList(things.slice(0, size.things)),
    want,
    worry,
    people: brief.audience?.name ?? people,
    ask: asks[brief.sector.id],
    contact: findPhone(`${input.productName}\n${input.featuresBenefits}`) ?? "us on WhatsApp",
    reply: brief.prices.length ? undefined : tone === "pidgin" ? "the price" : "the price",
  };
  const lead = oneOf(choose, "lead", things.length ? productLeads : productLeadsAlone, tone, values);
  const body = factSentences(facts, { many: name.many, tone });
  const hints = [
    oneOf(choose, "worry", worryFrames, tone, values),
    oneOf(choose, "want", wantFrames, tone, { want: otherWant }),
  ].slice(0, size.hints);
  const call = oneOf(choose, "call", callFrames, tone, values);
  const points = turned(facts, version).map(({ text }) => capitalise(text));
  const more = framed(productPoints[tone], values);
  const [first, second] = turned(
    facts.filter(({ kind, text }) => pointKinds.includes(kind) && text.length < 60),
    version,
  );
  const ad = { ...values, first: first?.text, second: second?.text };
  return {
    ecommerceDescription: paragraph(lead, ...body.slice(0, size.sentences), ...hints, call),
    sellingPoints: once([...points, ...more]).slice(0, Math.max(3, Math.min(size.points, points.length))),
    adLine: sentence(
      oneOf(choose, "ad", productAds, tone, ad) || oneOf(choose, "ad", productAdsAlone, tone, values),
    ),
  };
}
