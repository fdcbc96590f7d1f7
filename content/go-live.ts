import { assistantLaunchTime } from "./bot-packages.ts";
import { depositOf, stages } from "./offer-terms.ts";
import { naira, type SetupAndMonthly } from "./prices.ts";
import { site } from "./site.ts";
import { workingDays } from "./working-days.ts";

const { depositPercent, quoteDays } = site.terms;

/** A stage between the quote and the launch: who does what, and what is due. */
export interface LiveStage {
  readonly when: string;
  readonly title: string;
  /** What follows 'We' and 'You': 'send a receipt and start the next working day.' */
  readonly we: string;
  readonly you: string;
  /** Who acts first, where it is the customer. */
  readonly first?: "you";
  readonly due?: string;
}

/** What is due at the deposit and at the handover, in words. */
const dueFor = ({ setup, monthly }: SetupAndMonthly) => {
  const deposit = depositOf(setup);
  return {
    deposit: `${naira(deposit)} (${depositPercent}% of the setup price)`,
    rest: `${naira(setup - deposit)} and the first month, ${naira(monthly)}`,
  };
};

const quoteStage: LiveStage = {
  when: "Before you pay",
  title: "The quote",
  we: "talk with you for half an hour and write the quote.",
  you: `read the quote. It is valid for ${quoteDays} days.`,
  due: "Nothing",
};

const depositStage = (price: SetupAndMonthly): LiveStage => ({
  when: "Day 0",
  title: "The deposit",
  we: "send a receipt and start the next working day.",
  you: "accept the quote and pay the deposit.",
  first: "you",
  due: dueFor(price).deposit,
});

const packageStages = (price: SetupAndMonthly): readonly LiveStage[] => [
  quoteStage,
  depositStage(price),
  {
    when: "Day 1",
    title: "Your number and your answers",
    we: "connect your WhatsApp number and enter your prices and answers.",
    you: "send your prices, opening hours and answers to the usual questions.",
    first: "you",
  },
  {
    when: "Day 2",
    title: "Trial and corrections",
    we: "correct each reply until you approve it.",
    you: "write to the assistant as a customer would.",
    first: "you",
  },
  {
    when: `In ${assistantLaunchTime}`,
    title: "Your assistant starts",
    we: "switch the assistant on and show your staff how to take over a chat.",
    you: "accept the assistant.",
    due: dueFor(price).rest,
  },
];

const [list, records, trial, handover] = stages;

const systemStages = (price: SetupAndMonthly): readonly LiveStage[] => [
  quoteStage,
  depositStage(price),
  {
    ...list,
    we: "list what the system must do and show you the first screens.",
    you: "correct the list and approve it.",
  },
  {
    ...records,
    we: "bring in your records and give you a test number.",
    you: "check twenty records against your books.",
  },
  {
    ...trial,
    we: "correct what you find and add branches, roles and reports.",
    you: "use the system for an hour with one of your staff.",
    first: "you",
  },
  {
    ...handover,
    we: "train your staff as they work.",
    you: "try everything and accept the system.",
    due: dueFor(price).rest,
  },
];

/** The stages of a package or a system at this price. */
export function liveStages(kind: "package" | "system", price: SetupAndMonthly): readonly LiveStage[] {
  return kind === "package" ? packageStages(price) : systemStages(price);
}

export const goLiveTexts = {
  heading: "From quote to launch",
  text: (offer: string) =>
    `This example uses the prices of ${offer}. For building we count only working days, ${workingDays}.`,
  weLabel: "We",
  youLabel: "You",
  dueLabel: "Due:",
} as const;
