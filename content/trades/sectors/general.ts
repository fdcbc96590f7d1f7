import { generalQuestions } from "../questions/general.ts";
import type { Sector } from "../types.ts";

export const general: Sector = {
  id: "general",
  name: "small business",
  kind: "both",
  keywords: [],
  lines: [],
  offerNouns: [
    "goods that people need every week",
    "services at the customer’s place",
    "packages at a stated price",
    "orders by WhatsApp",
  ],
  customers: [
    "families in the neighbourhood",
    "people who work all day",
    "small businesses nearby",
    "customers in other towns",
    "those who were sent by a friend",
  ],
  wants: [
    "a clear price before the first question",
    "the thing that was shown",
    "delivery on the promised day",
    "an answer the same hour",
    "a way to complain that works",
    "someone who remembers the last order",
  ],
  worries: [
    "money will be paid and nothing will come",
    "the quality will be different from the picture",
    "the price will change after the deposit",
    "nobody will pick the call afterwards",
    "the date will pass with excuses",
    "the warranty is only words",
  ],
  proofs: [
    "pictures of real work with date and place",
    "a written price with what is included",
    "a receipt with name and number",
    "the registration of the business",
    "answers to complaints that others can read",
    "a small order to try first",
  ],
  benefits: [
    "know the price before you decide",
    "get what you saw, on the day you were told",
    "pay in a way that leaves a receipt",
    "reach a person when something is wrong",
    "try a small order first",
    "order again with one message",
  ],
  strengths: [
    "People buy nearby from somebody they trust.",
    "A small beginning teaches more than a large plan.",
    "Clear prices and kept dates are rare.",
    "WhatsApp reaches buyers without a shop on the main road.",
  ],
  channels: [
    { name: "WhatsApp status", how: "Show one finished order a day with price, place and how to ask." },
    { name: "people who already buy", how: "Ask each satisfied customer for one name and thank both." },
    { name: "Google Maps", how: "Keep the name, hours, number and pictures true." },
    { name: "associations, churches and mosques", how: "Offer the group a date and a group price." },
    { name: "neighbouring businesses", how: "Exchange cards with three who serve the same people." },
  ],
  seasons: [
    { when: "in the last week of each month", what: "salaries come, and people decide" },
    { when: "from October to December", what: "gifts, visits and events raise most trades" },
    { when: "in January", what: "people buy only what they need, so small packs and instalments help" },
    { when: "before Sallah and Easter", what: "families spend on food, cloth and travel" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you print a name and open an account in it",
      what: "A business name or company is registered there; search the name first.",
    },
    {
      body: "the Nigeria Revenue Service (formerly FIRS) and your state’s revenue service",
      when: "before the end of your first year",
      what: "Ask which taxes are due at your size, and keep simple records.",
    },
    {
      body: "NDPC",
      when: "before you keep a list of customers",
      what: "Collect little, keep it safe and ask permission for messages.",
    },
    {
      body: "the local government",
      when: "before you open a shop or hang a signboard",
      what: "Ask for the official fees and a receipt.",
    },
  ],
  capital: {
    low: 520_000,
    high: 1_800_000,
    buys: [
      { item: "the tools for the first orders", low: 100_000, high: 400_000 },
      { item: "the first stock or materials", low: 150_000, high: 500_000 },
      { item: "registration, account and receipt book", low: 30_000, high: 100_000 },
      { item: "a phone with a good camera", low: 120_000, high: 350_000 },
      { item: "power and transport for two months", low: 80_000, high: 300_000 },
      { item: "a page, cards and a small advert", low: 40_000, high: 150_000 },
    ],
  },
  firstTest:
    "Sell to ten people at the full price within two weeks, with what you have, and write down who paid, who asked and who came back.",
  earn: [
    "a margin on each order",
    "a package at one price",
    "a monthly plan for regular buyers",
    "delivery or service fees",
    "referrals between businesses, with a share",
  ],
  risks: [
    { risk: "too few people need it", answer: "Ask ten buyers for a deposit before you spend on stock." },
    { risk: "prices of materials rise", answer: "Quote for a few days only and review costs every month." },
    { risk: "customers buy on credit", answer: "Set a rule, write it down and keep it for friends too." },
    {
      risk: "everything depends on you",
      answer: "Write the steps of one task and hand it to somebody for a week.",
    },
    {
      risk: "business and house money are mixed",
      answer: "Open one account, pay yourself a fixed sum and count every Saturday.",
    },
  ],
  measures: [
    "enquiries and how many became orders",
    "orders delivered on the promised day",
    "the money left after all costs",
    "customers who bought again",
    "complaints and hours until they were settled",
  ],
  automations: [
    {
      task: "answering common questions",
      how: "The assistant gives price, place, hours and payment at any hour, and hands difficult ones to you.",
    },
    { task: "taking orders", how: "Item, quantity, date and address come complete, with a number." },
    { task: "matching payments", how: "Each alert is set against an order before work begins." },
    { task: "reminding customers", how: "Balances, appointments and reorders get one polite message." },
    {
      task: "recording sales and expenses",
      how: "You send short messages and get the day’s figures at closing.",
    },
  ],
  system: {
    what: "a WhatsApp assistant with an order list and a simple cash book",
    why: "It saves the orders that are lost while you are busy.",
  },
  campaigns: [
    {
      idea: "a first ten buyers list",
      steps: [
        "Write to ten people who have the problem.",
        "Offer one thing at one price.",
        "Ask each of them what pleased and what stopped them.",
      ],
    },
    {
      idea: "a bring-one week",
      steps: [
        "Thank a buyer who brings another.",
        "Give both the same small thing.",
        "Stop after seven days.",
      ],
    },
    {
      idea: "a Saturday open hour",
      steps: ["Show how the work is done.", "Answer questions live.", "Take bookings at the end."],
    },
    {
      idea: "a month-end package",
      steps: ["Put three things together.", "Close on the last day.", "Deliver in the first week."],
    },
    {
      idea: "a come-back message",
      steps: [
        "Write to those who bought three months ago.",
        "Ask if it is still good.",
        "Offer the next step.",
      ],
    },
  ],
  questions: generalQuestions,
  nameRoots: [
    { root: "First", language: "English", meaning: "a good beginning" },
    { root: "Steady", language: "English", meaning: "being there every day" },
    { root: "Bright", language: "English", meaning: "clear and hopeful" },
    { root: "Anchor", language: "English", meaning: "something to rely on" },
    { root: "Ire", language: "Yoruba", meaning: "goodness" },
    { root: "Ayo", language: "Yoruba", meaning: "joy" },
    { root: "Itunu", language: "Yoruba", meaning: "comfort" },
    { root: "Oma", language: "Igbo", meaning: "goodness" },
    { root: "Udo", language: "Igbo", meaning: "peace" },
    { root: "Nagari", language: "Hausa", meaning: "good" },
    { root: "Albarka", language: "Hausa", meaning: "blessing" },
    { root: "Correct", language: "Pidgin", meaning: "something done properly" },
  ],
};
