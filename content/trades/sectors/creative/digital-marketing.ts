import { digitalMarketingQuestions } from "../../questions/creative/digital-marketing.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const digitalMarketing: Sector = {
  id: "digital-marketing",
  name: "digital marketing and social media management",
  kind: "service",
  keywords: words(`
    digital marketing, digital marketer, social media, social media management, social media manager,
    marketing agency, advertising, advertising agency, adverts, ads, facebook ads, instagram ads,
    google ads, tiktok ads, sponsored post, sponsored posts, influencer, influencers,
    influencer marketing, seo, email marketing, sms marketing, bulk sms, content creation, copywriting,
    copywriter, pr agency, public relations, affiliate marketing, virtual assistant, brand strategist
  `),
  lines: [],
  offerNouns: [
    "social media pages run by the month",
    "paid adverts with a weekly report",
    "WhatsApp broadcasts and lists",
    "content days with pictures and texts",
    "launch plans for new products",
  ],
  customers: [
    "shop owners who have no time to post",
    "clinics and schools that want enquiries",
    "property firms with houses to sell",
    "event organisers with tickets",
    "makers entering new cities",
  ],
  wants: [
    "enquiries that can be counted",
    "posts that sound like the owner",
    "a budget that is not swallowed",
    "a report that can be understood",
    "someone who answers comments",
    "the passwords back at the end",
  ],
  worries: [
    "the agency will report likes and not sales",
    "the page will be hacked or held",
    "the advert money will go somewhere else",
    "all clients get the same pictures",
    "wrong promises will be posted in the business’s name",
    "the contract cannot be ended",
  ],
  proofs: [
    "an advert account in the client’s own name",
    "a weekly sheet with spend, chats and sales",
    "texts before and after with what changed",
    "a content calendar for one month",
    "the reply times on messages",
    "a client’s own screenshot, with permission",
  ],
  benefits: [
    "see each week what you spent and who wrote because of it",
    "keep your page and advert account in your own name",
    "approve a month of posts in half an hour",
    "get comments answered while you serve people",
    "stop what does not work after two weeks",
    "hear from past buyers again without shouting at everybody",
  ],
  strengths: [
    "Owners know that they should post and do not manage to.",
    "It needs skill, a phone and discipline, and little stock.",
    "Monthly work gives steady money.",
    "Results can be counted in chats, so good work is easy to defend.",
  ],
  channels: [
    { name: "your own page", how: "Show one real post, what it cost and how many people asked." },
    { name: "referrals from printers and photographers", how: "Exchange clients with a written share." },
    {
      name: "a free page check",
      how: "Record three minutes on what stops buyers from writing, and send it to ten owners.",
    },
    { name: "trade meetings", how: "Teach one thing with their own phones." },
    { name: "LinkedIn", how: "Write for companies that need enquiries, not followers." },
  ],
  seasons: [
    { when: "from October to December", what: "sales, gifts and events raise budgets and advert prices" },
    { when: "in January and February", what: "plans are made and contracts begin" },
    {
      when: "in Ramadan and before Sallah",
      what: "food, cloth and charity campaigns need another hour and tone",
    },
    { when: "before elections", what: "rules are stricter and political work must be paid first" },
  ],
  regulators: [
    {
      body: "ARCON",
      when: "before you place adverts for regulated goods or the general public",
      what: "Adverts are vetted, and practitioners register.",
    },
    {
      body: "NDPC",
      when: "before you send bulk messages or upload customer lists",
      what: "People must have agreed to hear from the business.",
    },
    {
      body: "NCC",
      when: "before you send bulk SMS with a sender name",
      what: "Sender names go through licensed companies, and people on do-not-disturb must be left in peace.",
    },
    { body: "CAC", when: "before you take retainers", what: "Clients pay registered businesses." },
  ],
  capital: {
    low: 1_100_000,
    high: 3_300_000,
    buys: [
      { item: "a laptop and a phone with a good camera", low: 600_000, high: 1_600_000 },
      { item: "light, microphone and stand", low: 60_000, high: 180_000 },
      { item: "internet and software for six months", low: 150_000, high: 400_000 },
      { item: "power for a working day", low: 200_000, high: 700_000 },
      { item: "own adverts and a sample page", low: 80_000, high: 250_000 },
      { item: "registration and contract templates", low: 50_000, high: 150_000 },
    ],
  },
  firstTest:
    "Run one shop’s page for thirty days at a small fee with a counted goal, and use the sheet of results to ask three similar shops.",
  earn: [
    "a monthly fee by page and number of posts",
    "advert management as a fee beside the budget",
    "content days by half day",
    "launch packages",
    "training for the owner’s staff",
  ],
  risks: [
    {
      risk: "the client measures you by sales that fail elsewhere",
      answer: "Agree on enquiries as your measure, and record how many were answered.",
    },
    {
      risk: "the platform bans an account",
      answer: "Follow the platform’s rules, keep two admins and a list outside the platform.",
    },
    {
      risk: "a wrong post harms the client",
      answer: "Let two people read each post, the client approve it and somebody check prices on the day.",
    },
    {
      risk: "budgets are paid late",
      answer: "Let the client pay the platform directly with the client’s own card.",
    },
    {
      risk: "everything depends on one platform",
      answer: "Build lists on WhatsApp and search beside the page.",
    },
  ],
  measures: [
    "enquiries from each post and advert",
    "the cost of one enquiry",
    "minutes until an answer",
    "clients who renewed",
    "posts approved on time",
  ],
  automations: [
    {
      task: "sorting enquiries from adverts",
      how: "Each chat is marked by advert, asked three questions and handed to the seller.",
    },
    {
      task: "collecting pictures and news from clients",
      how: "The owner sends voice notes and pictures, and they land in next week’s plan.",
    },
    { task: "sending approvals", how: "Posts go out as one list with yes or change for each." },
    { task: "reporting every Monday", how: "Spend, chats and answered chats come in five lines." },
    { task: "following up those who did not buy", how: "After three days one polite question goes to each." },
  ],
  system: {
    what: "an enquiry list that shows the advert, the answer and the sale",
    why: "Money is lost after the advert, in chats that nobody answers.",
  },
  campaigns: [
    {
      idea: "a thirty-day enquiry sprint",
      steps: [
        "Fix one offer and one area.",
        "Change only the first line each week.",
        "Report enquiries and answers.",
      ],
    },
    {
      idea: "an old-buyers week",
      steps: [
        "Export past buyers who agreed to hear from you.",
        "Write to small groups.",
        "Count replies by product.",
      ],
    },
    {
      idea: "a content day for five shops",
      steps: ["Share one photographer and one place.", "Prepare twenty posts each.", "Split the cost."],
    },
    {
      idea: "an answered-in-five test",
      steps: [
        "Write to ten businesses as a buyer.",
        "Send them the minutes.",
        "Offer to handle replies for a month.",
      ],
    },
    {
      idea: "a ticket ladder",
      steps: [
        "Open with a small number at first price.",
        "Show what is left daily.",
        "Close at the stated hour.",
      ],
    },
  ],
  questions: digitalMarketingQuestions,
  nameRoots: [
    { root: "Echo", language: "English", meaning: "a word that comes back" },
    { root: "Beacon", language: "English", meaning: "being seen from far" },
    { root: "Headline", language: "English", meaning: "the first thing read" },
    { root: "Ripple", language: "English", meaning: "news that spreads" },
    { root: "Iroyin", language: "Yoruba", meaning: "news" },
    { root: "Ohun", language: "Yoruba", meaning: "the voice" },
    { root: "Gbajumo", language: "Yoruba", meaning: "being well known" },
    { root: "Olu", language: "Igbo", meaning: "a voice" },
    { root: "Ozi Oma", language: "Igbo", meaning: "good news" },
    { root: "Murya", language: "Hausa", meaning: "the voice" },
    { root: "Sanarwa", language: "Hausa", meaning: "an announcement" },
    { root: "Gist", language: "Pidgin", meaning: "talk that people enjoy" },
  ],
};
