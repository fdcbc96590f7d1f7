import { naira } from "#content/prices.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import { capitalise } from "../sentences.ts";
import { rangeInWords } from "./amounts.ts";
import { type CapitalPlan, countFor, coverWith } from "./capital-plan.ts";
import type { OwnFacts } from "./own-facts.ts";

function namesOf(items: CapitalPlan["items"]): string {
  return items.map(({ item }) => item).join("; ");
}

function inPlace({ place }: Brief): string {
  return place === undefined ? "" : ` in ${place}`;
}

function opening(brief: Brief, plan: CapitalPlan, subject: string): string {
  const size = plan.scaled ? `, counted for ${counted(plan)}` : "";
  return `${rangeInWords(plan.low, plan.high)} to begin with your ${subject}${inPlace(brief)}${size}.`;
}

function counted({ scaled }: CapitalPlan): string {
  return scaled ? `${figure(scaled.count)} ${scaled.unit}` : "";
}

function figure(count: number): string {
  return count.toLocaleString("en-US");
}

/** Reasons why the list differs from the usual one. */
function changes(brief: Brief, plan: CapitalPlan, facts: OwnFacts): string[] {
  const { scaled, noRent, owned, items } = plan;
  const said: string[] = [];
  if (!brief.sectorFound) {
    said.push(
      "Your words do not name a trade that we know figures for, so these are those of most small businesses. Say what you sell, to whom and where, and the list comes closer to you.",
    );
  }
  if (scaled && scaled.factor !== 1) {
    const few = scaled.factor < 1 ? "less" : "more";
    said.push(
      `The usual list counts on ${scaled.scale.base === 1 ? "one" : figure(scaled.scale.base)}; what grows with the number was reckoned again for your ${figure(scaled.count)}. Large orders may be ${few === "more" ? "cheaper" : "dearer"} by the piece, so ask.`,
    );
  }
  if (noRent.length) {
    const cost = noRent.reduce((total, { low }) => total + low, 0);
    said.push(
      `You begin from home, so this is left out: ${namesOf(noRent)}. It would add ${naira(cost)} or more later.`,
    );
  }
  if (owned.length) said.push(`You have this already, so it is left out: ${namesOf(owned)}.`);
  if (plan.note !== undefined) said.push(plan.note);
  if (facts.small) said.push("You want to begin small, so only the lower half of each price is counted.");
  const listed = items.map(({ item }) => item).join(" ");
  if (facts.vehicle && !facts.owns.includes(facts.vehicle) && !listed.includes(facts.vehicle)) {
    said.push(
      `A ${facts.vehicle} is not in this list, because its price decides everything else: ask for three used ones before you add it, and hire one for the first weeks.`,
    );
  }
  return said;
}

/** Stock and materials, which the first sales use up. */
const isSold =
  /^(?:foodstuff|flour|fruit|raw material|leather|oils|paper|products|threads|feed|books|attachments|the first|first|two bales|a first selection|cement|boards|beads|materials)/;
/** Below this share of the lower end, the list is for a different business than the visitor's. */
const tooLittle = 0.25;

/** What the visitor's own money pays for. */
function ownMoney(money: number, plan: CapitalPlan): string {
  const { covered, cost, left } = coverWith(money, plan.items);
  const amount = naira(money);
  if (money >= plan.high) {
    return `Your ${amount} covers the whole list even at the higher prices. Do not spend all of it: keep the rest for three months of running costs.`;
  }
  if (!left.length) {
    const rest = money - cost;
    const spare = rest > 0 ? ` and leaves ${naira(rest)} for surprises` : " and leaves nothing for surprises";
    return `Your ${amount} covers the whole list at the lower prices${spare}. Buy used where it is safe, and stock last.`;
  }
  const fewer = plan.scaled ? countFor(money, plan) : undefined;
  if (fewer !== undefined && plan.scaled) {
    return `Your ${amount} carries about ${figure(fewer)} ${plan.scaled.unit} with this list at the lower prices, and not ${figure(plan.scaled.count)}. Begin with those, and let what they bring pay for the next.`;
  }
  const sold = plan.items.find(({ item }) => isSold.test(item));
  if (sold && money < plan.low * tooLittle) {
    return [
      `Your ${amount} does not carry this list, which is that of a whole small business. It is enough to test with: put it into ${sold.item}, in a smaller quantity, and borrow or hire the tools.`,
      `It does not cover: ${namesOf(plan.items.filter((item) => item !== sold))}. Leave those until the test has paid.`,
    ].join("\n");
  }
  if (!covered.length) {
    return `Your ${amount} does not buy any line of this list yet. Use it for the first test, borrow or hire the tools, and let deposits pay for the goods.`;
  }
  return [
    `Your ${amount} covers at the lower prices: ${namesOf(covered)}. That is ${naira(cost)} together.`,
    `It does not cover: ${namesOf(left)}. Borrow, hire or share what can be shared, and let deposits pay for the rest.`,
  ].join("\n");
}

function listOpening({ sector, sectorFound }: Brief, choose: Chooser): string {
  if (!sectorFound) return choose.one("buys", ["What the money buys:", "Where the money goes:", "It buys:"]);
  return choose.one("buys", [
    `What the money buys in a modest business (${sector.name}):`,
    `The list is that of a modest beginning (${sector.name}):`,
    `Where the money goes (${sector.name}, modest size):`,
  ]);
}

/** A line of the general list, adapted to what this visitor sells. */
function ofOwn(item: string, subject: string): string {
  return item
    .replace("the first stock or materials", `the first stock or materials for your ${subject}`)
    .replace("the tools for the first orders", `the tools for the first orders of your ${subject}`);
}

const closings = [
  "These are planning prices for a modest beginning, not quotations: ask three sellers{place} before you pay for anything.",
  "Prices move from month to month, so treat these as a plan: take three quotations{place} and write the date on each.",
  "Spend it in steps: the first test before the equipment, used before new, and three prices{place} for everything that costs more than a week’s sales.",
] as const;

/** The range on the first line, then what it buys, one item per line, then what the visitor's own words change. */
export function capitalText(
  brief: Brief,
  plan: CapitalPlan,
  facts: OwnFacts,
  subject: string,
  choose: Chooser,
): string {
  const buys = plan.items.map(
    ({ item, low, high }) =>
      `- ${capitalise(brief.sectorFound ? item : ofOwn(item, subject))}: ${low === high ? naira(low) : `${naira(low)} to ${naira(high)}`}`,
  );
  const closing = choose.one("capital", closings).replace("{place}", inPlace(brief));
  return [
    opening(brief, plan, subject),
    listOpening(brief, choose),
    ...buys,
    ...changes(brief, plan, facts),
    ...(facts.money === undefined ? [] : [ownMoney(facts.money, plan)]),
    closing,
  ].join("\n");
}
