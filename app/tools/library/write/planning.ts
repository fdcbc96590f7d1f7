import { naira } from "#content/prices.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Advised } from "../advice.server.ts";
import type { Goal } from "../advice.ts";
import { sureOf } from "../library.server.ts";
import type { Piece } from "../library.ts";
import { abroadIn, asSentence } from "../read-facts.ts";
import type { Said } from "../said.ts";
import { cleanTyping, uncapital } from "../typing.ts";
import { costsFor } from "./have.ts";
import { gapLines, namedPriceIn, ownMoneyIn, planFor, priceLines } from "./money.ts";
import { byFit, type Known, someFrom, turned, type Written } from "./piece.ts";
import { smallLines, smallStartIn } from "./small-start.ts";
import { savingLines, sumsOf } from "./sums.ts";
import type { Writings } from "./writing.server.ts";

type Trade = Piece<"trades">;

/** The least points of a worry or a goal that is surely meant (decisions 0053 and 0093). */
const sureWorry = 9;
const sureGoal = 7;
/** The same for a goal in a part that says what is wanted. */
const sureWish = 5.6;
/** The least points of the nearest goal, if none is surely meant. */
const nearGoal = 5.2;
/** Begins what is not wanted: 'no bank loan please'. */
const refusal = /^(?:no|not|never|without|stop)\b/i;
const mostWorries = 4;

/** Each advice once, in the order of the texts that name it. */
const eachOnce = (advised: readonly Advised[]) => [
  ...new Map(advised.map(({ advice }) => [advice.id, advice] as const)).values(),
];

/** The goals that are surely meant, else the nearest one if it is near enough. */
function goalsIn(advised: readonly Advised[], wishes: readonly string[]): Goal[] {
  const isWish = (text: string) => wishes.some((wish) => wish.includes(text));
  const wanted = advised.filter(({ text }) => !refusal.test(text));
  const sure = wanted.filter(({ text, points }) => points >= (isWish(text) ? sureWish : sureGoal));
  const nearest = wanted.toSorted((one, other) => other.points - one.points).slice(0, 1);
  const meant = sure.length ? sure : nearest.filter(({ points }) => points >= nearGoal);
  return eachOnce(meant)
    .flatMap((one) => ("system" in one ? [one] : []))
    .slice(0, mostGoals);
}

/** When the amounts of the library were estimated. They are nobody's quotation. */
const estimated = "Our estimates of November 2026, not quotations: ask three sellers before you pay.";

/** What any business has to pay before it earns. */
const costsOfAny = ["the place", "the tools", "the first stock", "the papers", "three months without profit"];

function capitalOf(costs: (ReturnType<typeof costsFor> & { start: string }) | undefined): string {
  if (!costs)
    return `We name no amount for a business that we do not know.\nPrice these first: ${costsOfAny.join(", ")}.`;
  const { start, items, there, spared, isChanged } = costs;
  const sum = (end: "low" | "high") => naira(items.reduce((total, item) => total + item[end], 0));
  return [
    `${sum("low")} to ${sum("high")}`,
    ...items.map(({ item, low, high }) =>
      low === high ? `${item}: ${naira(low)}` : `${item}: ${naira(low)} to ${naira(high)}`,
    ),
    ...(there.length ? [`Not counted, because you have it: ${there.map(uncapital).join("; ")}.`] : []),
    ...(spared.length
      ? [`Not counted, because your start does not need it: ${spared.map(uncapital).join("; ")}.`]
      : []),
    isChanged
      ? `The number is yours. The other lines are for this start, so count them anew for yours: ${start}.`
      : spared.length
        ? "The amounts are those of an ordinary start."
        : `The amounts are for this start: ${uncapital(start)}.`,
    estimated,
  ].join("\n");
}

/** What a small start needs, where nobody named money for it. The amounts of a kind of trade are of no such start. */
function smallCapitalOf(
  begins: readonly string[],
  costs: (ReturnType<typeof costsFor> & { start: string }) | undefined,
  isOfTrade: boolean,
): string[] {
  const items = costs?.items.map(({ item }) => uncapital(item)) ?? [];
  const had = (costs?.there ?? [])
    .map(uncapital)
    .filter((item) => !/\b(?:rent|lease|land|plot)\b/.test(item));
  return [
    ...smallLines([...begins, ...had].slice(0, 2)),
    ...(costs && isOfTrade
      ? ["A fuller start later, which you do not need today:", capitalOf(costs)]
      : [
          `We name no amount for so small a start. Price these when you need them: ${(items.length ? items : costsOfAny).join("; ")}.`,
        ]),
  ];
}

/** The longest line of a list, in characters. */
const mostOfLine = 600;

/** The papers in one line: as many whole ones as have room. */
const papersOf = (licences: Trade["idea"]["licences"]) =>
  licences.reduce((line, { name, from, why }) => {
    const longer = `${line} ${name} (${from}): ${why}`;
    return longer.length > mostOfLine ? line : longer;
  }, "Papers before you open, to be confirmed with each office.");

/** Judges a business idea. Elsewhere than in Nigeria no amounts and no offices are named. */
function writeIdea(
  { businessIdea, version }: ToolInput<"evaluate-business-idea">,
  { piece, ofSector, advice, isKnown }: Known<"trades">,
): Written<ToolOutput<"evaluate-business-idea">> {
  const { idea } = piece;
  const { strengths, risks, licences, earning } = idea;
  const abroad = abroadIn(businessIdea);
  const turn = (version - 1) % earning.length;
  const papers = abroad
    ? [
        `We know the offices and papers of Nigeria only. In ${abroad}, ask the office for business registration and the council which papers this trade needs before you rent.`,
      ]
    : !isKnown
      ? [
          "Papers before you open. We do not know this trade well enough to name its office. Ask somebody who runs one, your local council and the Corporate Affairs Commission (CAC) which registration, licence or permit it needs. Minerals, food, medicine, money, transport and teaching each have an authority of their own.",
        ]
      : licences.length
        ? [papersOf(licences)]
        : [];
  const money = abroad ? undefined : ownMoneyIn(businessIdea);
  const costs = idea.costs && { start: idea.costs.start, ...costsFor(idea.costs.items, businessIdea) };
  const small = money ? undefined : smallStartIn(businessIdea);
  const own = eachOnce(advice.filter(({ points }) => points >= sureWorry))
    .flatMap((one) => ("answer" in one ? [one.answer] : []))
    .slice(0, mostWorries);
  return {
    output: {
      strengths: someFrom(strengths, turn * 2, 4),
      marketRisks: [
        ...(abroad ? [] : [...sumsOf(businessIdea), ...gapLines(businessIdea, money)]),
        ...own,
        ...someFrom(risks, turn * 2, Math.max(2, 4 - own.length)).map(
          ({ risk, answer }) => `${risk} ${answer}`,
        ),
        ...papers,
      ].slice(0, 8),
      capitalRange: abroad
        ? `We name no amounts for ${abroad}: ours are of Nigeria, and we do not convert them.\nPrice these there:\n${(idea.costs?.items.map(({ item }) => item) ?? costsOfAny).join("\n")}`
        : (small
            ? smallCapitalOf(small.begins, costs, ofSector !== piece)
            : [
                ...(money ? planFor(money, costs?.items, namedPriceIn(businessIdea, money)) : []),
                capitalOf(costs),
              ]
          ).join("\n"),
      monetizationStrategy: [...(abroad ? [] : priceLines(businessIdea)), turned(earning, turn)].join("\n\n"),
    },
    versions: earning.length,
  };
}

const greeting =
  /^(?:(?:dear|good|hello|hi|greetings|please|pls|abeg|sir|ma|madam|morning|afternoon|evening|day|all)\b[\s,.!:]*)+/i;
const mostGoalWords = 60;

/** What the goal is, as it is repeated: the sentences that say it, without a greeting or the story around them. */
function goalIn(businessGoal: string, wishes: readonly string[]): string {
  const plain = businessGoal.replace(greeting, "");
  const sentences = plain.split(/(?<=[.!?])\s+/);
  const told =
    plain.split(/\s+/).length <= mostGoalWords
      ? [plain]
      : sentences.filter((sentence) => wishes.some((wish) => sentence.includes(wish)));
  return told.map((one) => asSentence(cleanTyping(one))).join(" ");
}

const mostGoals = 4;
const mostOfList = 8;
/** The fewest ideas for automation. There is one campaign fewer. */
const fewestIdeas = 4;
/** The room for systems beside the goal, in characters. */
const mostOfSystems = 1500;

/** Writes a growth plan for the goals, in the order in which they were typed, with ideas for the trade where there is room. */
function writeGrowth(
  { businessGoal, monthlyRevenue, version }: ToolInput<"generate-growth-strategy">,
  { piece: { growth }, advice, said }: Known<"trades">,
): Written<ToolOutput<"generate-growth-strategy">> {
  const { automations, campaigns, systems } = growth;
  const turn = (version - 1) % systems.length;
  const goals = goalsIn(advice, said.wishes);
  const goal = goalIn(businessGoal, said.wishes);
  const saved = savingLines(businessGoal, monthlyRevenue);
  // Each version adds other ideas for the trade to those for the goals.
  const filledUp = (own: readonly string[], ofTrade: readonly string[], least: number) =>
    [
      ...own.slice(0, mostOfList - turn),
      ...someFrom(byFit(ofTrade, businessGoal), turn * 2, Math.max(least - own.length, turn)),
    ].slice(0, mostOfList);
  return {
    output: {
      automationRecommendations: filledUp(
        goals.flatMap((one) => one.automations),
        automations,
        fewestIdeas,
      ),
      campaignIdeas: filledUp(
        goals.flatMap((one) => one.campaigns),
        campaigns,
        fewestIdeas - 1,
      ),
      systemSuggestion: [
        [
          ...(goal ? [`Your goal: ${goal}`] : []),
          ...(/\d/.test(monthlyRevenue)
            ? [`Your monthly revenue now: ${asSentence(cleanTyping(monthlyRevenue))}`]
            : []),
          ...(goals.length || saved.length
            ? []
            : [
                "We have no advice for exactly this goal, so here is what helps most businesses of your kind.",
              ]),
          "Write this down with today's date, and look at it again in four weeks.",
        ].join(" "),
        ...saved,
        ...withinLength(goals.map((one) => one.system)),
        ...(goals.length && turn === 0 ? [] : [turned(systems, turn)]),
      ].join("\n\n"),
    },
    versions: systems.length,
  };
}

/** The first texts, as many as have room as a whole. */
const withinLength = (texts: readonly string[]) =>
  texts.filter((_, at) => texts.slice(0, at + 1).join("").length <= mostOfSystems);

/** The trade of an idea: of all that is told, else of what is wanted alone, without the story around it. */
async function wantedTrade({ typed, wishes, meant: parts }: Said): Promise<string | undefined> {
  const whole = await sureOf("trades", typed, parts);
  return whole ?? (wishes.length ? sureOf("trades", wishes.join(". "), wishes) : undefined);
}

/** How plans are written. */
export const planning: Pick<Writings, "evaluate-business-idea" | "generate-growth-strategy"> = {
  "evaluate-business-idea": {
    kind: "trades",
    words: ({ businessIdea }) => [businessIdea],
    told: "businessIdea",
    find: (_, said) => wantedTrade(said),
    advised: { kind: "worries", parts: (_, said) => said.meant },
    asks: true,
    write: writeIdea,
  },
  "generate-growth-strategy": {
    kind: "trades",
    words: ({ industry, businessGoal }) => [industry, `${industry}. ${businessGoal}`],
    calls: "industry",
    told: "businessGoal",
    advised: { kind: "goals", parts: (_, said) => said.needs, context: ({ industry }) => industry },
    write: writeGrowth,
  },
};
