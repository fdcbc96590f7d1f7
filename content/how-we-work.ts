import { assistantLaunchTime } from "./bot-packages.ts";
import { pages } from "./pages.ts";
import type { TitledText } from "./recruitment.ts";
import { site } from "./site.ts";
import { buildTime, workingDays } from "./working-days.ts";

const { depositPercent, quoteDays } = site.terms;

/** What a customer sees while a system is built: the days, and what they can look at. */
export interface BuildDay {
  readonly days: string;
  readonly title: string;
  readonly see: string;
}

export const howWeWork = {
  path: pages.howWeWork.path,
  title: `How we work, step by step | ${site.name}`,
  description:
    "From your first message to the handover: what happens each day, what you pay and when, what we need from you, and what happens if we are late.",
  heading: "How we work",
  intro: `These are the steps from your first message to a system your staff use. A custom system takes ${buildTime} and a WhatsApp assistant ${assistantLaunchTime}. You pay ${depositPercent}% of the setup price before we start and ${100 - depositPercent}% only after you have tried and accepted the system.`,
  stepsHeading: "From the first message to the handover",
  steps: [
    {
      title: "You write to us",
      text: `Tell us on WhatsApp, in your own words, what you sell and what work you repeat every day. A person answers, ${site.responseHours}.`,
    },
    {
      title: "We talk for half an hour",
      text: "We call you on WhatsApp at a time you choose. We ask how the work is done today. If you do not need a system yet, we will say so.",
    },
    {
      title: "You get a quote",
      text: `The quote states what we will build, the setup and monthly prices, and the handover day. It is valid for ${quoteDays} days.`,
    },
    {
      title: "You pay the deposit",
      text: `The deposit is ${depositPercent}% of the setup price. You pay it to the account in your quote, and we start the next working day. Ready apps have no deposit: the first month is due when you have tried the app and accepted it.`,
    },
    {
      title: "We build, and you watch",
      text: "Each evening we send you a message that says what we finished, with something you can look at or try.",
    },
    {
      title: "Handover",
      text: `We train your staff, you try everything, and you accept the system. Then the other ${100 - depositPercent}% and the first month are due.`,
    },
    {
      title: "We stay",
      text: "The monthly price covers your questions, repairs, updates, backups and small changes. ‘Support hours’ below tells you when we answer.",
    },
  ] satisfies readonly TitledText[],
  daysHeading: "What you see while we build",
  daysText: `This is the plan for a system that is ready on day 10. A smaller one goes through the same steps in as few as 5 days; your quote gives the days. Day 1 is the first working day after your deposit, and only working days count, ${workingDays}. A WhatsApp assistant is ready in ${assistantLaunchTime}, counted from when we have your deposit, your prices and your answers to common questions; its plan is on the WhatsApp AI Packages page.`,
  /** Before the number of one day, or of several: ‘Days 6-8’. */
  dayLabel: (days: string) => (days.includes("-") ? `Days ${days}` : `Day ${days}`),
  days: [
    {
      days: "1",
      title: "The list",
      see: "You get one page that says what the system must do, and you correct and approve it.",
    },
    {
      days: "2",
      title: "First screens",
      see: "You see your name, your products or services and your prices on your own phone.",
    },
    {
      days: "3",
      title: "Your records",
      see: "We bring in the records that your quote lists. You pick twenty and check them against your books.",
    },
    { days: "4", title: "WhatsApp", see: "You get a test number and write to it as a customer would." },
    {
      days: "5",
      title: "First trial",
      see: "You and one of your staff use the system for an hour and tell us what is not right.",
    },
    {
      days: "6-8",
      title: "Corrections",
      see: "We correct what you found and add branches, roles and reports.",
    },
    {
      days: "9",
      title: "Training",
      see: "Your staff do their real work on the system while we watch and help, in person or on a call. Any travel cost is in your quote.",
    },
    {
      days: "10",
      title: "Handover",
      see: "You accept the system. You get all the sign-in details, a short guide and a copy of your records.",
    },
  ] satisfies readonly BuildDay[],
  /** Shown beside the heading: what a customer gets on the evening of the third day. */
  evening: {
    label: "Example: what you get on WhatsApp at the end of a day",
    messages: [
      {
        own: false,
        text: "Day 3: the records of your 240 patients are in the system. Please check twenty of them against your books.",
      },
      { own: true, text: "Checked. Mrs Bello’s number should end in 4." },
      {
        own: false,
        text: "Corrected. Tomorrow you get a test number. Write to it as a patient would.",
      },
    ],
  },
  needHeading: "What we need from you",
  need: [
    "One person who can make decisions, for about half an hour each day and one hour for the first trial",
    "Your price list, your opening hours, and the questions customers ask most, with your answers",
    "The records you have: photos of notebooks, or spreadsheets",
    "Your WhatsApp number, and the name of the person who answers it",
    "Your registration papers (CAC in Nigeria), if WhatsApp asks for them to confirm your business",
  ],
  needText:
    "If your business is not registered with the CAC, ask us before you pay. If you send something late, the handover moves by the same number of days. Nothing else changes.",
  termsHeading: "Our terms",
  samplesHeading: "Sample quotes",
  samplesText:
    "This is what you get before you pay anything: a PDF of one or two pages, with both the setup price and the monthly price.",
  examplesLabel: "See one for a business like yours",
  closing: {
    heading: "Send us one message",
    text: "Tell us what your business does and which work you would like to hand over. That is enough to begin.",
    ctaText: "Chat on WhatsApp",
    callText: "Book a call",
  },
} as const;
