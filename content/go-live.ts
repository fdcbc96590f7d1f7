import { assistantLaunchTime } from "./bot-packages.ts";
import { depositOf, offerTerm, stages, workingDays } from "./offer-terms.ts";
import { naira, type SetupAndMonthly } from "./prices.ts";
import { site } from "./site.ts";

const { depositPercent, quoteDays } = site.terms;

/** A stage between the first message and the day it is live: who does what, and what is due. */
export interface LiveStage {
  readonly when: string;
  readonly title: string;
  readonly we: string;
  readonly you: string;
  readonly due?: string;
}

/** What is due at the deposit and at the handover, in words. */
const dueFor = ({ setup, monthly }: SetupAndMonthly) => {
  const deposit = depositOf(setup);
  return {
    deposit: `${naira(deposit)} (${depositPercent}% of the setup)`,
    rest: `${naira(setup - deposit)} and the first month, ${naira(monthly)}`,
  };
};

const quoteStage: LiveStage = {
  when: "Before you pay",
  title: "The quote",
  we: "We talk with you for half an hour and write the quote.",
  you: `You read it. It is valid for ${quoteDays} days.`,
  due: "Nothing",
};

const depositStage = (price: SetupAndMonthly): LiveStage => ({
  when: "Day 0",
  title: "The deposit",
  we: "We send a receipt and start the next working day.",
  you: "You accept the quote and pay the deposit.",
  due: dueFor(price).deposit,
});

const packageStages = (price: SetupAndMonthly): readonly LiveStage[] => [
  quoteStage,
  depositStage(price),
  {
    when: "Day 1",
    title: "Your number and your answers",
    we: "We connect your WhatsApp number and enter your prices and answers.",
    you: "You send your price list, your opening hours and the usual questions.",
  },
  {
    when: "Day 2",
    title: "Trial and corrections",
    we: "We correct each reply that you do not like.",
    you: "You write to it as a customer would, and approve the answers.",
  },
  {
    when: `${assistantLaunchTime.replace(/^./, (first) => first.toUpperCase())} after the deposit`,
    title: "Your assistant starts",
    we: "We switch it on and show your staff how to take over a chat.",
    you: "You accept it.",
    due: dueFor(price).rest,
  },
];

const [list, records, trial, handover] = stages;

const systemStages = (price: SetupAndMonthly): readonly LiveStage[] => [
  quoteStage,
  depositStage(price),
  {
    ...list,
    we: "We list what it must do and show the first screens.",
    you: "You correct it and approve it.",
  },
  {
    ...records,
    we: "We move your records in and give you a test number.",
    you: "You check twenty records against your books.",
  },
  {
    ...trial,
    we: "We correct what you find and add branches, roles and reports.",
    you: "You and one of your staff work on it for an hour.",
  },
  {
    ...handover,
    we: "We train your staff on their real work.",
    you: "You accept it.",
    due: dueFor(price).rest,
  },
];

/** The stages of a package or a system at this price. */
export function liveStages(kind: "package" | "system", price: SetupAndMonthly): readonly LiveStage[] {
  return kind === "package" ? packageStages(price) : systemStages(price);
}

export const goLiveTexts = {
  heading: "From payment to live",
  text: (offer: string) => `This example uses the prices of ${offer}. Days are working days, ${workingDays}.`,
  weLabel: "We:",
  youLabel: "You:",
  dueLabel: "Due:",
  lateLabel: "If it is late:",
  late: offerTerm.late.short,
} as const;
