import { naira } from "#content/prices.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Piece } from "../library.ts";
import { abroadIn, asSentence } from "../read-facts.ts";
import { cleanTyping } from "../typing.ts";
import { gapLines, loanLines, namedPriceIn, ownMoneyIn, planFor, priceLines } from "./money.ts";
import { byFit, type Known, someFrom, turned, type Written } from "./piece.ts";
import { breakEvenLines, marginLines, savingLines, shareLines } from "./sums.ts";

type Trade = Piece<"trades">;

/** When the amounts of the library were estimated. They are nobody's quotation. */
const estimated = "Our estimates of November 2026, not quotations: ask three sellers before you pay.";

/** What any business has to pay before it earns. */
const costsOfAny = ["the place", "the tools", "the first stock", "the papers", "three months without profit"];

function capitalOf({ costs }: Trade["idea"]): string {
  if (!costs)
    return `We name no amount for a business that we do not know.\nPrice these first: ${costsOfAny.join(", ")}.`;
  const sum = (end: "low" | "high") => naira(costs.items.reduce((total, item) => total + item[end], 0));
  return [
    `${sum("low")} to ${sum("high")}`,
    ...costs.items.map(({ item, low, high }) => `${item}: ${naira(low)} to ${naira(high)}`),
    `For this start: ${costs.start}.`,
    estimated,
  ].join("\n");
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
export function writeIdea(
  { businessIdea, version }: ToolInput<"evaluate-business-idea">,
  { piece: { idea }, advice, isKnown }: Known<"trades">,
): Written<ToolOutput<"evaluate-business-idea">> {
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
  const sums = [breakEvenLines, shareLines, marginLines, loanLines].flatMap((linesOf) =>
    linesOf(businessIdea),
  );
  sums.push(...gapLines(businessIdea, money));
  const own = advice.flatMap((one) => ("answer" in one ? [one.answer] : [])).slice(0, 4);
  return {
    output: {
      strengths: someFrom(strengths, turn * 2, 4),
      marketRisks: [
        ...(abroad ? [] : sums),
        ...own,
        ...someFrom(risks, turn * 2, Math.max(2, 4 - own.length)).map(
          ({ risk, answer }) => `${risk} ${answer}`,
        ),
        ...papers,
      ].slice(0, 8),
      capitalRange: abroad
        ? `We name no amounts for ${abroad}: ours are of Nigeria, and we do not convert them.\nPrice these there:\n${(idea.costs?.items.map(({ item }) => item) ?? costsOfAny).join("\n")}`
        : [
            ...(money ? planFor(money, idea.costs, namedPriceIn(businessIdea, money)) : []),
            capitalOf(idea),
          ].join("\n"),
      monetizationStrategy: [...(abroad ? [] : priceLines(businessIdea)), turned(earning, turn)].join("\n\n"),
    },
    versions: earning.length,
  };
}

const greeting =
  /^(?:(?:dear|good|hello|hi|greetings|please|pls|abeg|sir|ma|madam|morning|afternoon|evening|day|all)\b[\s,.!:]*)+/i;
const mostGoalWords = 30;

/** What the goal is, as it is repeated: the sentences that say it, without a greeting or the story around them. */
function goalIn(businessGoal: string, goals: readonly string[]): string {
  const plain = businessGoal.replace(greeting, "");
  const told = plain.split(/\s+/).length <= mostGoalWords ? [plain] : goals;
  return told.map((one) => asSentence(cleanTyping(one))).join(" ");
}

/** How many goals are answered. */
const mostGoals = 2;

/** Writes a growth plan: first what is advised for the goals, then what fits the trade. */
export function writeGrowth(
  { businessGoal, monthlyRevenue, version }: ToolInput<"generate-growth-strategy">,
  { piece: { growth }, advice, said }: Known<"trades">,
): Written<ToolOutput<"generate-growth-strategy">> {
  const { automations, campaigns, systems } = growth;
  const turn = (version - 1) % systems.length;
  const goals = advice.flatMap((one) => ("system" in one ? [one] : [])).slice(0, mostGoals);
  const goal = goalIn(businessGoal, said.goals);
  const saved = savingLines(businessGoal, monthlyRevenue);
  return {
    output: {
      automationRecommendations: [
        ...goals.flatMap((one) => one.automations),
        ...someFrom(byFit(automations, businessGoal), turn * 2, goals.length ? 1 : 4),
      ],
      campaignIdeas: goals.length
        ? goals.flatMap((one) => one.campaigns)
        : someFrom(byFit(campaigns, businessGoal), turn * 2, 3),
      systemSuggestion: [
        [
          ...(goal ? [`Your goal: ${goal}`] : []),
          ...(/\d/.test(monthlyRevenue) ? [`Now, a month: ${asSentence(cleanTyping(monthlyRevenue))}`] : []),
          ...(goals.length || saved.length
            ? []
            : [
                "We have no advice for exactly this goal, so here is what helps most businesses of your kind.",
              ]),
          "Write this down with today's date, and look at it again in four weeks.",
        ].join(" "),
        ...saved,
        goals[turn]?.system ?? turned(systems, turn),
      ].join("\n\n"),
    },
    versions: systems.length,
  };
}
