import { asks } from "#content/trades/asks.ts";
import { callFrames, questionFrames, wantFrames, worryFrames } from "#content/trades/frames/frames.ts";
import {
  productAds,
  productAdsAlone,
  productAdsOfOne,
  productLeads,
  productLeadsAlone,
  productPoints,
} from "#content/trades/frames/product.ts";
import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { factSentences } from "./fact-sentences.ts";
import { type Fact, factsOf } from "./facts.ts";
import { findPhone } from "./find-facts.ts";
import { framed, oneOf } from "./frame.ts";
import { nameOf } from "./naming.ts";
import { priceKnown, someCustomers } from "./people.ts";
import { readBrief } from "./read-brief.ts";
import { near, nearest } from "./relevance.ts";
import { capitalise, once, paragraph, sentence } from "./sentences.ts";
import { thingList } from "./thing-list.ts";

type Input = ToolInput<"generate-product-description">;

/** How much is written at each length. */
const sizes = {
  short: { things: 4, sentences: 2, points: 3, hints: 0 },
  usual: { things: 6, sentences: 5, points: 5, hints: 1 },
  long: { things: 8, sentences: 9, points: 8, hints: 3 },
} as const;

const adKinds: readonly Fact["kind"][] = ["thing", "quality", "lacks", "made", "price"];
const longestAdFact = 60;
/** Nobody refers to a product as 'one day' or '3 months'. */
const uncalled = /^(?:\d|one |two |three |four |five |six |large |small )| (?:included|explains)$/i;

/** The list rotated to start one item later with each version. */
function turned<Item>(list: readonly Item[], version: number): Item[] {
  const first = list.length ? (version - 1) % list.length : 0;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The list after the name: the things, or any descriptive facts if there is only one thing. */
function listed(facts: readonly Fact[], most: number): { list: string; rest: readonly Fact[] } {
  const things = facts.filter(({ kind }) => kind === "thing");
  if (things.length !== 1) {
    const { list, rest } = thingList(things, most);
    return { list, rest: [...facts.filter(({ kind }) => kind !== "thing"), ...rest] };
  }
  const telling = facts.filter(({ kind }) => adKinds.includes(kind) && kind !== "price").slice(0, most);
  return {
    list: telling.map(({ text }) => text).join(", "),
    rest: facts.filter((fact) => !telling.includes(fact)),
  };
}

/** Description, selling points and an advert line from what the owner says about the product. */
export function writeProductDescription(input: Input): ToolOutput<"generate-product-description"> {
  const { tone, version, length } = input;
  const size = sizes[length];
  const brief = readBrief(input.productName, input.featuresBenefits);
  const { sector } = brief;
  const choose = chooser(`${brief.text}\n${tone}`, version);
  const name = nameOf(input.productName, brief);
  const facts = [...name.rest.flatMap(factsOf), ...factsOf(input.featuresBenefits)].filter(
    ({ text }) => text.toLowerCase() !== name.text.toLowerCase(),
  );
  const { list, rest } = listed(facts, size.things);
  const [anyWant] = nearest(brief, choose, "want", sector.wants, 1);
  const want = near(brief, choose, "want", sector.wants) ?? (facts.length < 2 ? anyWant : undefined);
  const values = {
    name: name.text,
    our: name.our,
    things: list,
    want,
    worry: near(brief, choose, "worry", sector.worries),
    people: brief.audience?.name ?? someCustomers(brief, choose),
    ask: asks[sector.id],
    contact: findPhone(`${input.productName}\n${input.featuresBenefits}`) ?? "us on WhatsApp",
    reply: priceKnown(brief) ? undefined : "the price",
  };
  const say = (key: string, frames: Parameters<typeof oneOf>[2]) => oneOf(choose, key, frames, tone, values);
  const worry = length === "long" ? say("worry", worryFrames) : "";
  const hints = [say("want", wantFrames), worry || say("questions", questionFrames)].filter(
    (hint) => hint !== "",
  );
  const body = factSentences(rest, { many: name.many, tone });
  // The price is always included, however short the text.
  const priced = factSentences(
    rest.filter(({ kind }) => kind === "price"),
    { many: name.many, tone },
  );
  const points = turned(facts, version).map(({ text }) => capitalise(text));
  const more = framed(productPoints[tone], { ...values, want: anyWant });
  return {
    ecommerceDescription: paragraph(
      say("lead", list ? productLeads : productLeadsAlone),
      ...body.slice(0, size.sentences),
      ...priced.filter((price) => !body.slice(0, size.sentences).includes(price)),
      ...hints.slice(0, size.hints),
      say("call", callFrames),
    ),
    sellingPoints: once([...points, ...more]).slice(0, Math.max(3, Math.min(size.points, points.length))),
    adLine: sentence(adLine()),
  };

  function adLine(): string {
    const fit = facts.filter(({ kind, text }) => adKinds.includes(kind) && text.length <= longestAdFact);
    const [first, second] = turned(fit, version);
    const nameable = fit.filter(
      ({ kind, text }) => kind === "thing" && !uncalled.test(text) && text.includes(" "),
    );
    const [thing] = turned(nameable, version);
    const facing = {
      ...values,
      first: second && first?.text,
      second: second?.text,
      thing: thing?.text,
      fact: first?.text,
    };
    const frames = second ? productAds : first ? productAdsOfOne : productAdsAlone;
    return oneOf(choose, "ad", frames, tone, facing);
  }
}
