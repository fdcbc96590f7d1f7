import { naira } from "#content/prices.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { botFormat } from "../../bot-format.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import { factsIn, fill } from "../fill.ts";
import type { Piece } from "../library.ts";
import { abroadIn, asSentence, readOwnFacts } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { cleanTyping } from "../typing.ts";
import { gapLines, loanLines, namedPriceIn, ownMoneyIn, planFor, priceLines } from "./money.ts";
import { byFit, type Known, someFrom, turned, type Written } from "./piece.ts";

type Trade = Piece<"trades">;

/** How many questions each length has. */
const questionCount = { short: 5, usual: 8, long: 12 } as const;

/** How many questions are left to the owner. */
const mostOwnerQuestions = 8;

/** Whether a price is named: 'a 50 kg bag' has none. */
const priced = /₦|\bN\d|\bnaira\b|\d\s?k\b|\d,\d{3}|₵|[$€£]\s?\d|\b(?:CFA|FCFA|KSh|UGX)\b/i;

/** What a part of a name answers, by how it reads. */
const answers: readonly [RegExp, question: string][] = [
  [priced, "What does it cost?"],
  [
    /\b(?:deliver\w*|home service|pick[- ]?up|we dey send|send to|at home|in your house)\b/i,
    "Do you deliver, or come to me?",
  ],
  [/\b(?:paid|pay|deposit|instal?ments?)\b/i, "How much is paid before, and how much after?"],
  [/\b(?:warranty|guarantee)\b/i, "Is there a warranty, and on what?"],
  [/\bopens?\b|\d ?[ap]m\b|\b24 ?hours\b|\b(?:mon|monday|weekdays|daily)\b/i, "When are you open?"],
  [/\b(?:mobile money|momo|transfer|pos|cash)\b/i, "How can I pay?"],
  [/\bminimum\b|\bless than \d|\bat least \d/i, "Is there a smallest order?"],
  [/\brefund\w*|\bmoney back\b/i, "What happens to my money if something changes?"],
  [/\b(?:days?|weeks?|months?|hours?|minutes?|same day)\b/i, "How long does it take?"],
  [/\b(?:zoom|online|video call)\b/i, "Can I do it online?"],
  [/\bcertificates?\b/i, "Is there a certificate?"],
  [/^(?:near|beside|opposite|behind|at|in)\b/i, "Where are you?"],
  [/\bincluded\b|\bwith\b.*\bfree\b/i, "What is included?"],
  [/^(?:not?|no)\b/i, "Is there something that you do not do?"],
];

/** What the name itself answers: the whole of it, and each part that is about one thing. */
function toldIn(name: string, parts: readonly string[]): { question: string; answer: string }[] {
  if (parts.length < 2 && !priced.test(name)) return [];
  const found = new Map<string, string>();
  // The text before a colon is the name.
  for (const part of parts.flatMap((one) => one.split(/:\s+/)).slice(1)) {
    const question = answers.find(([pattern]) => pattern.test(part))?.[1];
    const before = question === undefined ? undefined : found.get(question);
    if (question) found.set(question, [before, asSentence(cleanTyping(part))].filter(Boolean).join(" "));
  }
  return [
    { question: "What do you offer?", answer: asSentence(cleanTyping(name)) },
    ...[...found].map(([question, answer]) => ({ question, answer })),
  ];
}

/**
 * The questions of a trade that speak of what was named, those about what sets it apart first: 'wig revamping' is not every
 * question about hair. All of them where it is the trade itself.
 */
function fitting<Pair extends { question: string; answer: string }>(
  pairs: readonly Pair[],
  named: string,
  trade: string,
): Pair[] {
  const ofTrade = new Set(tellingStems(trade));
  const asked = tellingStems(named).filter((stem) => !/^\d/.test(stem));
  if (asked.every((stem) => ofTrade.has(stem))) return byFit(pairs, named);
  const scored = pairs.map((pair) => {
    const stems = new Set(tellingStems(`${pair.question} ${pair.answer}`));
    const shared = asked.filter((stem) => stems.has(stem));
    return { pair, score: shared.reduce((sum, stem) => sum + (ofTrade.has(stem) ? 1 : 2), 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ pair }) => pair);
}

/** Writes questions and answers: first what the visitor's own words answer, then those about the thing itself. */
export function writeFaq(
  { productServiceName, length, version, ...own }: ToolInput<"generate-faq">,
  { piece, plain, said, isKnown }: Known<"trades">,
): Written<ToolOutput<"generate-faq">> {
  const facts = readOwnFacts(own);
  const read = ({ faq }: Trade) =>
    faq.map(({ q, a }) => ({
      question: fill(q, facts, "long") ?? "",
      answer: fill(a, facts, "long") ?? "",
      isOwn: factsIn(a).length > 0,
      isGiven: factsIn(a).some((name) => name in facts),
    }));
  const told = toldIn(productServiceName, said.parts);
  const ofTrade = read(piece);
  const ofAny = read(plain);
  const given = (isKnown ? ofTrade : ofAny).filter(({ isGiven }) => isGiven);
  const close = isKnown
    ? fitting(
        ofTrade.filter(({ isOwn }) => !isOwn),
        productServiceName,
        piece.name,
      )
    : [];
  const most = questionCount[length];
  const count = most - told.length - given.length;
  const pool = close.length >= count ? close : [...close, ...ofAny.filter(({ isOwn }) => !isOwn)];
  const versions = Math.max(1, Math.min(3, Math.ceil(pool.length / 4)));
  const answered = new Set(told.map(({ question }) => question));
  const others = pool.filter(({ question }) => !answered.has(question));
  const chosen = [...told, ...given, ...someFrom(others, ((version - 1) % versions) * 4, count)].slice(
    0,
    most,
  );
  const faqQuestions = chosen.map(({ question }) => question);
  const faqAnswers = chosen.map(({ answer }) => answer);
  const open = ofAny.filter(({ isOwn, isGiven }) => isOwn && !isGiven);
  const ownerQuestions = [...open.map(({ question }) => question), ...toolTexts.ownerQuestions[piece.sells]]
    .filter((question) => !faqQuestions.includes(question))
    .slice(0, mostOwnerQuestions);
  return {
    output: { faqQuestions, faqAnswers, ownerQuestions, botReadyFormat: botFormat(faqQuestions, faqAnswers) },
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
        ? [
            `Papers before you open, to be confirmed with each office. ${licences.map(({ name, from, why }) => `${name} (${from}): ${why}`).join(" ")}`.slice(
              0,
              600,
            ),
          ]
        : [];
  const own = advice.flatMap((one) => ("answer" in one ? [one.answer] : [])).slice(0, 4);
  const money = abroad ? undefined : ownMoneyIn(businessIdea);
  return {
    output: {
      strengths: someFrom(strengths, turn * 2, 4),
      marketRisks: [
        ...(abroad ? [] : [...gapLines(businessIdea, money), ...loanLines(businessIdea)]),
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

/** Writes a growth plan: first what is advised for the goal, then what fits the trade. */
export function writeGrowth(
  { businessGoal, monthlyRevenue, version }: ToolInput<"generate-growth-strategy">,
  { piece: { growth }, advice }: Known<"trades">,
): Written<ToolOutput<"generate-growth-strategy">> {
  const { automations, campaigns, systems } = growth;
  const turn = (version - 1) % systems.length;
  const [goal] = advice.flatMap((one) => ("system" in one ? [one] : []));
  return {
    output: {
      automationRecommendations: [
        ...(goal?.automations ?? []),
        ...someFrom(byFit(automations, businessGoal), turn * 2, goal ? 1 : 4),
      ],
      campaignIdeas: [
        ...(goal?.campaigns ?? []),
        ...(goal ? [] : someFrom(byFit(campaigns, businessGoal), turn * 2, 3)),
      ],
      systemSuggestion: [
        [
          `Your goal: ${asSentence(cleanTyping(businessGoal))}`,
          ...(/\d/.test(monthlyRevenue) ? [`Now, a month: ${asSentence(cleanTyping(monthlyRevenue))}`] : []),
          "Write this down with today's date, and look at it again in four weeks.",
        ].join(" "),
        goal && turn === 0 ? goal.system : turned(systems, turn),
      ].join("\n\n"),
    },
    versions: systems.length,
  };
}
