import { assistantLaunchTime } from "./bot-packages.ts";
import { offerTerm, workingDays } from "./offer-terms.ts";
import { pages } from "./pages.ts";
import type { TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

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
  intro: `From your first message to a system your staff use. A custom system takes ${site.claims.buildTime} and a WhatsApp assistant ${assistantLaunchTime}. We show you the work every evening. You pay ${depositPercent}% before we start, and the other ${100 - depositPercent}% only after you have tried it.`,
  stepsHeading: "From the first message to the handover",
  steps: [
    {
      title: "You write to us",
      text: `On WhatsApp, in your own words: what you sell and which work you repeat every day. A person answers, ${site.responseHours}.`,
    },
    {
      title: "We talk for half an hour",
      text: "A call on WhatsApp at a time you choose. We ask how the work is done today. If you do not need a system yet, we will say so.",
    },
    {
      title: "You get a quote",
      text: `It says what we build, the setup and monthly prices, and the handover day. It is valid for ${quoteDays} days, and nothing is ordered until you accept it.`,
    },
    {
      title: "You pay the deposit",
      text: `${depositPercent}% of the setup price, to the account in your quote. We start the next working day. Ready apps have no deposit: the first month is due when you have tried the app and accepted it.`,
    },
    {
      title: "We build, and you watch",
      text: `A custom build takes ${site.claims.buildTime}. Each evening we send you a message that says what we finished, with something you can open and try.`,
    },
    {
      title: "Handover",
      text: `Your staff are trained, you try everything, and you accept it. Then the other ${100 - depositPercent}% and the first month are due.`,
    },
    {
      title: "We stay",
      text: `${offerTerm.support.text} The monthly price covers your questions, faults, updates, backups and small changes.`,
    },
  ] satisfies readonly TitledText[],
  daysHeading: "What you see while we build",
  daysText: `These are the days of a large system, ready on day 10. A small one goes through the same steps in 5 days; your quote names the days. Day 1 is the working day after your deposit, and only working days count, ${workingDays}. A WhatsApp assistant is ready in ${assistantLaunchTime}, counted from the deposit; its days are on the page WhatsApp AI Packages.`,
  dayLabel: "Day",
  days: [
    {
      days: "1",
      title: "The list",
      see: "One page that says what the system must do. You correct it and approve it.",
    },
    {
      days: "2",
      title: "First screens",
      see: "Your name, your products or services and your prices, on your own phone.",
    },
    {
      days: "3",
      title: "Your records",
      see: "We move in the records that your quote lists. You pick twenty and check them against your books.",
    },
    { days: "4", title: "WhatsApp", see: "A test number that you write to as a customer would." },
    {
      days: "5",
      title: "First trial",
      see: "You and one of your staff work on it for an hour and tell us what is not right.",
    },
    {
      days: "6-8",
      title: "Corrections",
      see: "We correct what you found and add branches, roles and reports.",
    },
    {
      days: "9",
      title: "Training",
      see: "Your staff do their real work on it while we watch and help, in person or on a call.",
    },
    {
      days: "10",
      title: "Handover",
      see: "You accept it. You get the sign-in details, a short guide and a copy of your records.",
    },
  ] satisfies readonly BuildDay[],
  /** Shown beside the heading: what a customer gets on the evening of the third day. */
  evening: {
    label: "Example: what you get on WhatsApp at the end of a day",
    messages: [
      {
        own: false,
        text: "Day 3: your 240 patients are in the system. Please check twenty of them against your books.",
      },
      { own: true, text: "Checked. Mrs Bello’s number ends in 4 now." },
      {
        own: false,
        text: "It is corrected. Tomorrow you get a test number and write to it as a patient would.",
      },
    ],
  },
  needHeading: "What we need from you",
  need: [
    "One person who can make decisions: we need about half an hour each day, and one hour for the first trial",
    "Your price list, your opening hours and the questions customers ask most",
    "The records you have: photos of notebooks, or spreadsheets",
    "Your WhatsApp number, and the person who answers it",
    "Your CAC papers, if WhatsApp asks for them to confirm your business. Not registered? Ask us before you pay",
  ],
  needText:
    "If you send something late, the handover moves by the same number of days. Nothing else changes.",
  termsHeading: "Terms for every order",
  samplesHeading: "Sample quotes",
  samplesText:
    "What you get before you pay anything, as a PDF of one or two pages. Both prices are shown: setup and per month.",
  examplesLabel: "See one for a business like yours",
  closing: {
    heading: "Send us one message",
    text: "What does your business do, and which work are you tired of doing? That is enough to begin.",
    ctaText: "Chat on WhatsApp",
    callText: "Book a call with a person",
  },
} as const;
