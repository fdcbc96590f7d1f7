import { naira } from "#content/prices.ts";
import { botFormat } from "../../bot-format.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import { factsIn, fill } from "../fill.ts";
import type { Piece } from "../library.ts";
import { abroadIn, asSentence, readOwnFacts } from "../read-facts.ts";
import { byFit, someFrom, turned, type Written } from "./piece.ts";

type Trade = Piece<"trades">;

/** How many questions each length has. */
const questionCount = { short: 5, usual: 8, long: 12 } as const;

/** Writes questions and answers: first those that the visitor's own facts answer, then those about the thing itself. */
export function writeFaq(
  { productServiceName, length, version, ...own }: ToolInput<"generate-faq">,
  { faq }: Trade,
): Written<ToolOutput<"generate-faq">> {
  const facts = readOwnFacts(own);
  const asked = faq.map(({ q, a }) => ({
    question: fill(q, facts, "long"),
    answer: fill(a, facts, "long"),
    isOwn: factsIn(a).length > 0,
    isGiven: factsIn(a).some((name) => name in facts),
  }));
  const given = asked.filter(({ isGiven }) => isGiven);
  const open = byFit(
    asked.filter(({ isOwn }) => !isOwn),
    productServiceName,
  );
  const count = questionCount[length];
  const versions = Math.max(1, Math.min(3, Math.ceil(open.length / 4)));
  const about = someFrom(open, ((version - 1) % versions) * 4, count - given.length);
  const rest = asked
    .filter(({ isOwn, isGiven }) => isOwn && !isGiven)
    .slice(0, count - given.length - about.length);
  const chosen = [...given.slice(0, count), ...about, ...rest];
  const faqQuestions = chosen.map(({ question }) => question ?? "");
  const faqAnswers = chosen.map(({ answer }) => answer ?? "");
  return {
    output: { faqQuestions, faqAnswers, botReadyFormat: botFormat(faqQuestions, faqAnswers) },
    versions,
  };
}

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

/** Judges a business idea. Elsewhere than in Nigeria no amounts and no offices are named. */
export function writeIdea(
  { businessIdea, version }: ToolInput<"evaluate-business-idea">,
  { idea }: Trade,
): Written<ToolOutput<"evaluate-business-idea">> {
  const { strengths, risks, licences, earning } = idea;
  const abroad = abroadIn(businessIdea);
  const turn = (version - 1) % earning.length;
  const papers = abroad
    ? [
        `We know the offices and papers of Nigeria only. In ${abroad}, ask the office for business registration and the council which papers this trade needs before you rent.`,
      ]
    : licences.length
      ? [
          `Papers before you open. ${licences.map(({ name, from, why }) => `${name} (${from}): ${why}`).join(" ")}`.slice(
            0,
            600,
          ),
        ]
      : [];
  return {
    output: {
      strengths: someFrom(strengths, turn * 2, 4),
      marketRisks: [
        ...someFrom(risks, turn * 2, 4).map(({ risk, answer }) => `${risk} ${answer}`),
        ...papers,
      ],
      capitalRange: abroad
        ? `We name no amounts for ${abroad}: ours are of Nigeria, and we do not convert them.\nPrice these there:\n${(idea.costs?.items.map(({ item }) => item) ?? costsOfAny).join("\n")}`
        : capitalOf(idea),
      monetizationStrategy: turned(earning, turn),
    },
    versions: earning.length,
  };
}

/** Writes a growth plan. */
export function writeGrowth(
  { businessGoal, monthlyRevenue, version }: ToolInput<"generate-growth-strategy">,
  { growth }: Trade,
): Written<ToolOutput<"generate-growth-strategy">> {
  const { automations, campaigns, systems } = growth;
  const turn = (version - 1) % systems.length;
  return {
    output: {
      automationRecommendations: someFrom(byFit(automations, businessGoal), turn * 2, 4),
      campaignIdeas: someFrom(byFit(campaigns, businessGoal), turn * 2, 3),
      systemSuggestion: [
        `Your goal: ${asSentence(businessGoal)} You named as monthly revenue: ${asSentence(monthlyRevenue)} Write both on one page, with today's date, and look at them again in four weeks.`,
        turned(systems, turn),
      ].join("\n\n"),
    },
    versions: systems.length,
  };
}
