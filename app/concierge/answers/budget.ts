import { conciergePhrases as phrases } from "#content/concierge.ts";
import { naira } from "#content/prices.ts";
import { places } from "../knowledge/places.ts";
import { isPriced, type Priced } from "./money.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

const wholeSession = /\b(?:whole|full|entire) session\b/;

/** What a budget buys: the largest package it covers, for setup or for the period named, and the next one up. */
export function budgetOf(asked: Asked, trade: string | undefined): Part | undefined {
  const most = asked.claimed.toSorted((one, other) => other.amount - one.amount)[0];
  if (!most) return undefined;
  const { amount } = most;
  const isForYear = most.paid === "year" || wholeSession.test(asked.text);
  const months = asked.months ?? (isForYear ? 12 : 1);
  const isForSetup = most.paid === "once";
  const cost = ({ parts }: Priced) => parts.once + (isForSetup ? 0 : months * parts.monthly);
  const time = isForSetup ? phrases.forSetup : phrases.inTime(months);
  const offersOf = (kind: string) =>
    asked.known.documents
      .filter((one) => one.kind === kind && !one.group)
      .filter(isPriced)
      .sort((one, other) => cost(one) - cost(other));
  const packages = offersOf("package");
  const [least] = packages;
  if (!least) return undefined;
  const best = packages.findLast((one) => cost(one) <= amount);
  if (!best) {
    const app = offersOf("app").find(({ id }) => id === "whatsapp-assistant");
    const fits = app && !isForSetup && cost(app) <= amount ? app : undefined;
    return {
      intent: "budget",
      text: [
        phrases.belowPackages(naira(amount), naira(cost(least)), least.name, time),
        fits && phrases.appInstead(fits.name, fits.priceWords ?? "", `${naira(cost(fits))} ${time}`),
      ]
        .filter(Boolean)
        .join(" "),
      place: places.apps,
      action: "try_demos",
      subjects: [fits ?? least],
    };
  }
  const next = packages[packages.indexOf(best) + 1];
  return {
    intent: "budget",
    text: [
      phrases.budgetBegins(naira(amount), best.name, naira(cost(best)), time),
      best.price,
      next && phrases.nextUp(next.name, naira(cost(next))),
      trade ? undefined : phrases.whichBusiness,
    ]
      .filter(Boolean)
      .join(" "),
    place: best.place,
    action: "get_quote",
    subjects: [best],
  };
}
