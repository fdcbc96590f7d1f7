/**
 * What a business of a size can carry. In the texts '{figure}' is the visitor's own figure in quotation marks,
 * '{share}' a twentieth of it in naira.
 */
export interface Stage {
  readonly id: "nothing" | "first-sales" | "steady" | "growing" | "large" | "unknown";
  /** Naira a month, up to which the stage is meant. */
  readonly below: number;
  /** Sentences: how much to automate. */
  readonly automate: readonly string[];
  /** Sentences: what stays with people. */
  readonly byHand: readonly string[];
  /** Sentences: what a campaign may cost. */
  readonly spend: readonly string[];
  /** Sentences: when the system is worth paying for. */
  readonly system: readonly string[];
}

const nothing: Stage = {
  id: "nothing",
  below: 1,
  automate: [
    "With revenue at {figure}, use only what is free: WhatsApp Business with quick replies, labels and a catalogue. Read the points below as the order in which to add things once money comes in.",
    "At {figure}, there is nothing to automate for money yet. Set up the free WhatsApp Business answers for the first point below, and do the rest by hand until ten people have paid.",
  ],
  byHand: [
    "Do by hand for now: talk to each of the first buyers yourself, deliver yourself and write every naira in one exercise book.",
    "Leave to nobody at this size: the first conversations, the price and the cash. What you learn there is your real capital.",
  ],
  spend: [
    "Spend time and not money on these: at {figure}, data and a few samples are the whole budget.",
    "At {figure}, run them without adverts. People who know you, and the people they know, cost only messages.",
  ],
  system: [
    "Do not pay for it yet. Keep the same list in an exercise book until the writing takes more than half an hour a day; then you know exactly what the system must do.",
    "It comes after the first steady month. Until then a notebook and free WhatsApp labels do the same work, and show you what you really need.",
  ],
};

const firstSales: Stage = {
  id: "first-sales",
  below: 200_000,
  automate: [
    "With {figure} coming in, stay with free tools: WhatsApp Business quick replies, labels, catalogue and a simple sheet. Pay for something only when it saves you an hour every day.",
    "At {figure}, every naira is needed for stock and transport. Take the first point below and do it with free tools; the others can wait.",
  ],
  byHand: [
    "Do by hand for now: follow-up calls, deliveries and thank-you messages. At this size a personal word sells more than a machine.",
    "Keep with yourself: quotations, complaints and cash. There are few enough to do them well.",
  ],
  spend: [
    "At {figure}, hold adverts and gifts together under about {share}, and choose the campaign that costs only time first.",
    "At {figure}, test each for two weeks with samples and messages, and keep the whole cost under about {share}.",
  ],
  system: [
    "Begin with a free version of the same idea: labels and quick replies in WhatsApp Business, and one sheet. Pay for the system when you lose orders because you cannot answer.",
    "Prepare for it now by writing clean lists; buy it when three months in a row were better than this one.",
  ],
};

const steady: Stage = {
  id: "steady",
  below: 1_000_000,
  automate: [
    "With {figure} coming in, one paid tool can be carried when it saves an hour a day. Take the first point below, run it for a month, and only then look at the second.",
    "At {figure}, choose one thing to automate and do it fully. Two half-finished tools cost more than none.",
  ],
  byHand: [
    "Keep by hand: prices for unusual orders, complaints, and a call to your ten best buyers each month.",
    "Do not hand over yet: buying, pricing and any conversation in which somebody is angry.",
  ],
  spend: [
    "At {figure}, a fair limit for adverts and gifts is about {share}. Run one campaign at a time, so that you know which one worked.",
    "At {figure}, put about {share} a month aside for campaigns, and stop any that brought no order within two weeks.",
  ],
  system: [
    "This is the size at which one system is worth it: choose one that does a single job, can be tried for a month, and gives you your data back if you leave.",
    "Pay for this one and for no second one this year. It should be used every day by the person who now writes in the notebook.",
  ],
};

const growing: Stage = {
  id: "growing",
  below: 5_000_000,
  automate: [
    "With {figure} coming in, you can no longer see everything yourself. Put the first two points below on a system this quarter, one after the other, and name one person who answers for each.",
    "At {figure}, the notebook has become the narrow place. Automate the first point within a month and the second in the month after.",
  ],
  byHand: [
    "Keep with people: large quotations, hiring, complaints above a set amount, and the weekly look at the figures.",
    "What stays by hand: choosing suppliers, correcting staff, and thanking large buyers in person.",
  ],
  spend: [
    "At {figure}, a budget of up to {share} is bearable. Give each campaign its own amount, its own code word and its own last day.",
    "At {figure}, spend up to {share} a month in two equal parts, and move the second part to whatever the first part proved.",
  ],
  system: [
    "At this size it should be set up properly: with access by role, a daily report to your phone, and one person trained besides you.",
    "Let it run beside the old book for two weeks, compare the figures every evening, and close the old book when they agree.",
  ],
};

const large: Stage = {
  id: "large",
  below: Number.POSITIVE_INFINITY,
  automate: [
    "With {figure} coming in, the gain lies in joining things: orders, payments, stock and books should speak to each other, so that a figure is typed only once. Begin with the first point below and connect the others to it.",
    "At {figure}, a small leak is a large amount. Automate in the order below, and ask after each step whether two people can now check the same figure.",
  ],
  byHand: [
    "Keep with people: decisions on credit, prices for large buyers, staff, and any exception above a limit that you write down.",
    "What stays with you: the monthly review of figures, the three largest customers, and the rules that the system follows.",
  ],
  spend: [
    "At {figure}, you can test with up to {share}, but give the campaigns to one person who reports cost for each paid order every Monday.",
    "At {figure}, fix a quarterly budget within {share} a month, and compare what each new customer cost by campaign.",
  ],
  system: [
    "At this size ask for more than a tool: connection to your accounts, access by role, a record of who changed what, tested backups, and a contract that says who owns the data.",
    "Plan it as a small project: one owner, one branch or team first, four weeks beside the old way, and then the rest.",
  ],
};

const unknown: Stage = {
  id: "unknown",
  below: 0,
  automate: [
    "You named no monthly figure, so count first: write down every sale for four weeks, and then automate the first point below, for which free WhatsApp Business tools are enough to begin.",
    "Without a monthly figure nobody can say what you may spend, so begin with the first point below in its free form, and write down sales for a month meanwhile.",
  ],
  byHand: [
    "Keep by hand until you have a month of figures: prices, cash and any talk with an unhappy customer.",
    "Leave with yourself for now: buying, quotations and complaints.",
  ],
  spend: [
    "Run first what costs only time. A fair limit for adverts is a twentieth of what comes in each month, once you know it.",
    "Choose the campaign that needs no money first; when you know a normal month, a twentieth of it is enough for adverts.",
  ],
  system: [
    "Buy it when you know a normal month and can say what it should save; until then keep the same list on paper.",
    "First keep its list by hand for a month. Then you know what it must do and what it may cost.",
  ],
};

export const unknownStage: Stage = unknown;

/** By size, the smallest first. */
export const stages: readonly Stage[] = [nothing, firstSales, steady, growing, large];
