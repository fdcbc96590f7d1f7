import { conciergePhrases as phrases } from "#content/concierge.ts";
import { naira } from "#content/prices.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { type Claimed, thingsFor } from "../understand/amounts.ts";
import { firstMonth, isPriced, mostPrices, overview, type Priced, pricedOf } from "./money.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

const months = 12;
const firstYear = ({ parts }: Priced) => parts.once + months * parts.monthly;

/** Whether an amount is the price of a thing for the period that the visitor gave. */
function isPriceOf(one: Priced, { amount, paid }: Claimed): boolean {
  const { once, monthly } = one.parts;
  if (paid === "once") return amount === once || amount === firstMonth(one);
  if (paid === "month") return amount === monthly;
  if (paid === "year") return amount === months * monthly || amount === firstYear(one);
  return [once, monthly, firstMonth(one), firstYear(one)].includes(amount);
}

/** The first sentence about prices that a visitor heard: whether they are right, and if not, why. */
function verdictOn(things: readonly Priced[], { claimed, known }: Asked): string {
  const amounts = claimed.map(({ amount }) => naira(amount)).join(", ");
  const isTrue = (one: Claimed) => things.some((thing) => isPriceOf(thing, one));
  if (claimed.length && claimed.every(isTrue)) return phrases.rightPrice(amounts);
  const ofMonth = claimed.find(({ paid }) => paid === "year");
  const thing = ofMonth && things.find((one) => firstMonth(one) === ofMonth.amount);
  if (ofMonth && thing)
    return phrases.onlyFirstMonth(thing.name, naira(ofMonth.amount), naira(firstYear(thing)));
  const isOurs = (one: KnowledgeDocument): one is Priced =>
    isPriced(one) && one.kind !== "ebook" && !things.includes(one as Priced);
  const others = known.documents.filter(isOurs);
  // 'The assistant is 75k or 250k': the first is true, so the second may be the price of something that is not named.
  const isOfSeveral = things.length > 1 || claimed.some(isTrue);
  for (const { amount } of isOfSeveral ? claimed : []) {
    if (isTrue({ amount, paid: undefined })) continue;
    const [other] = thingsFor(amount, others);
    if (other) return phrases.priceOfAnother(naira(amount), other.name);
  }
  return phrases.noRightPrice;
}

/** The answer to whether the prices that a visitor heard are ours. */
export function claimOf(subjects: readonly KnowledgeDocument[], asked: Asked): Part {
  const things = pricedOf(subjects, asked.known);
  const [first] = things;
  const told = things.filter((one) =>
    asked.claimed.some(({ amount }) => isPriceOf(one, { amount, paid: undefined })),
  );
  if (!first) {
    const free = subjects.find(({ price }) => price);
    if (!free?.price) return { ...overview(), intent: "claim_price" };
    const { price: text, place, action } = free;
    return { intent: "claim_price", text, place, action, subjects: [free] };
  }
  const shown = (told.length ? told : things).slice(0, mostPrices);
  return {
    intent: "claim_price",
    text: [verdictOn(told.length ? told : things, asked), ...shown.map(({ price }) => price)].join(" "),
    place: first.place,
    action: "get_quote",
    subjects: shown,
  };
}
