import { generalSector } from "#content/trades/sectors.ts";
import type { Question } from "#content/trades/types.ts";
import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { type Asked, namedQuestions } from "./faq/named-questions.ts";
import { offerNameOf } from "./faq/offer-name.ts";
import { withOfferSector } from "./faq/offer-sector.ts";
import { ownFacts } from "./faq/own-facts.ts";
import { type Topic, topicOf } from "./faq/topics.ts";
import { fitting } from "./find-sector.ts";
import { closeness, ranked, wantedOf } from "./ranking.ts";
import { readBrief } from "./read-brief.ts";
import { fill, sentence } from "./sentences.ts";

const counts = {
  short: { all: 5, near: 2, basics: 1, personal: 0 },
  usual: { all: 8, near: 3, basics: 2, personal: 1 },
  long: { all: 12, near: 4, basics: 3, personal: 2 },
} as const;
const textOf = ({ question, answer }: Question) => `${question} ${answer}`;

/** What everybody asks before buying. If the trade has no question of its own on a topic, the general one is used. */
const expected: readonly Topic[] = ["delivery", "time", "payment", "deposit", "place", "hours"];

/** The list without further questions on the same topic. */
function oncePerTopic(list: readonly Asked[]): Asked[] {
  const topics = new Set<Topic>();
  const questions = new Set<string>();
  return list.filter(({ topic, question }) => {
    if (questions.has(question) || (topic && topics.has(topic))) return false;
    questions.add(question);
    if (topic) topics.add(topic);
    return true;
  });
}

/** Questions that customers ask about a product or service, with answers in the business's voice. */
export function writeFaq({
  productServiceName,
  length,
  version,
}: ToolInput<"generate-faq">): ToolOutput<"generate-faq"> {
  const brief = withOfferSector(readBrief(productServiceName));
  const choose = chooser(productServiceName, version);
  const offer = offerNameOf(productServiceName, brief);
  const named = namedQuestions(offer, brief, choose);
  const wanted = wantedOf(productServiceName, []);
  const asked = (list: readonly Question[]): Asked[] =>
    list.map((item) => ({ ...item, topic: topicOf(item) }));

  const trade = asked(fitting(brief, brief.sector.questions, textOf));
  const near = ranked(trade, textOf, wanted).filter((item) => closeness(textOf(item), wanted) > 0);
  const nearPrice = near.find(({ topic, question }) => topic === "price" && closeness(question, wanted) > 0);
  // The price of another product in the trade does not tell what this one costs.
  const others = trade.filter((item) => !near.includes(item) && item.topic !== "price");
  const fits = ({ topic }: Asked) => topic !== undefined && expected.includes(topic);
  const usual = asked(generalSector.questions).filter(
    (item) => fits(item) && (item.topic !== "delivery" || brief.sector.kind !== "service"),
  );
  const ofTrade = oncePerTopic(trade.filter(fits));

  const count = counts[length];
  const some = Math.max(1, Math.min(ofTrade.length - 1, count.basics));
  const basics = oncePerTopic([...choose.some("basics", ofTrade, some), ...usual]);
  const price = nearPrice ?? named.price;
  const pool = oncePerTopic([
    price,
    ...near.filter((item) => item !== nearPrice && item.topic !== "price").slice(0, count.near),
    named.order,
    ...basics.slice(0, count.basics),
    ...choose.some(
      "personal",
      [named.proof, named.reason, named.people, named.included, named.wrong],
      count.personal,
    ),
    ...choose.some("trade", others, Math.max(1, Math.ceil(others.length / 2))),
    ...others,
    ...basics,
    ...trade.filter(({ topic }) => topic !== "price"),
    ...Object.values(named),
  ]).slice(0, count.all);

  const known = ownFacts(brief);
  const [first, ...rest] = pool;
  const ordered = [...(first ? [first] : []), ...choose.some(`order ${version}`, rest, rest.length)];
  const faqQuestions = ordered.map(({ question }) => question);
  const faqAnswers = ordered.map(({ answer }) => sentence(fill(answer, known)));
  return {
    faqQuestions,
    faqAnswers,
    botReadyFormat: faqQuestions.map((question, at) => `Q: ${question}\nA: ${faqAnswers[at]}`).join("\n\n"),
  };
}
