import { softwareQuestions } from "../../questions/technology/software.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const software: Sector = {
  id: "software",
  name: "software, apps and web design",
  kind: "service",
  keywords: words(`
    software, software development, software company, web design, web designer, website, websites,
    website design, web developer, web development, app, apps, app development, mobile app,
    mobile apps, saas, tech startup, fintech, it company, it support, ict, programming, programmer,
    coding, web hosting, cybersecurity, data analysis, data analyst, automation, chatbot, chatbots,
    ai tools, ui/ux, product design
  `),
  lines: [
    { id: "websites", words: words("website, websites, page, pages, site, sites, domain") },
    { id: "assistants", words: words("assistant, assistants, automation, automations, chatbot, chatbots") },
    { id: "apps", words: words("app, apps, application, applications") },
  ],
  offerNouns: [
    "websites with booking or orders",
    "WhatsApp assistants and automations",
    "business applications",
    "maintenance and hosting",
    "data reports and dashboards",
  ],
  customers: [
    "shops that want orders outside Instagram",
    "schools with results and fees on paper",
    "companies with many spreadsheets",
    "churches and NGOs that collect registrations",
    "founders with an idea and a date",
  ],
  wants: [
    "a price by stages and not one large surprise",
    "something working within weeks",
    "ownership of the domain and the code",
    "training for the person who will use it",
    "a phone number after delivery",
    "pages that open on a weak network",
  ],
  worries: [
    "the developer will disappear with the password",
    "the website will look good and bring no orders",
    "the project will be late by months",
    "the monthly cost will be hidden",
    "customer data will leak",
    "nobody else will be able to change it",
  ],
  proofs: [
    "links to three working sites and what each does",
    "a written scope with stages and dates",
    "the opening time measured on a cheap phone",
    "the handover sheet with all accounts",
    "a weekly demonstration on the client’s phone",
    "a support log with answer times",
  ],
  benefits: [
    "see your system working every week before you pay the next stage",
    "own your domain, your code and your data",
    "take orders while you sleep",
    "stop copying figures from chat to paper",
    "change your own prices without calling anybody",
    "know what each month will cost",
  ],
  strengths: [
    "Small businesses lose orders in chats and know it.",
    "The first tool is a laptop, so capital is mostly time.",
    "Maintenance brings monthly money after each project.",
    "The same solution can serve a second school or clinic with small changes.",
  ],
  channels: [
    {
      name: "LinkedIn and referrals",
      how: "Write about one process you removed, with minutes before and after.",
    },
    { name: "trade associations", how: "Show a fifteen-minute demonstration with their own price list." },
    { name: "accountants and printers", how: "Pay for each introduction to a client who needs a system." },
    { name: "a public page with prices", how: "State three packages, what is inside and what is not." },
    {
      name: "free small tools",
      how: "Give a calculator or form that your buyer really uses, with your name on it.",
    },
  ],
  seasons: [
    { when: "from January to March", what: "budgets are new and schools plan" },
    { when: "before the school session in August and September", what: "portals and fee systems are wanted" },
    { when: "from October to November", what: "shops want order pages before December" },
    { when: "in the last two weeks of December", what: "support matters and new work rests" },
  ],
  regulators: [
    {
      body: "NDPC",
      when: "before your system keeps customers’ data",
      what: "The data protection law asks for a lawful reason, safety and, for many, registration.",
    },
    {
      body: "CAC",
      when: "before you sign contracts",
      what: "Companies pay companies and ask for tax papers.",
    },
    {
      body: "NITDA",
      when: "before you tender for government IT work",
      what: "Public IT projects and contractors fall under its rules.",
    },
    {
      body: "CBN",
      when: "before you hold or move other people’s money in an app",
      what: "Payments need a licence or a licensed partner.",
    },
    {
      body: "the Nigerian Copyright Commission",
      when: "before you promise exclusive rights",
      what: "Software is protected by copyright, and the contract should say who owns it.",
    },
  ],
  capital: {
    low: 1_500_000,
    high: 4_300_000,
    buys: [
      { item: "a good laptop and a test phone", low: 600_000, high: 1_600_000 },
      { item: "power: inverter or station for a working day", low: 250_000, high: 900_000 },
      { item: "internet for six months", low: 100_000, high: 300_000 },
      { item: "hosting, domains and software accounts for a year", low: 100_000, high: 350_000 },
      { item: "registration, contract and a first brand page", low: 80_000, high: 250_000 },
      { item: "a reserve for three months without a project", low: 400_000, high: 900_000 },
    ],
  },
  firstTest:
    "Sell one small paid job with a fixed scope to a business you know, deliver in ten days, and ask for the second job and one introduction.",
  earn: [
    "projects paid in three stages",
    "monthly care and hosting",
    "licences of one product to many clients",
    "training for staff",
    "commission on domains, devices and partners",
  ],
  risks: [
    { risk: "the scope grows without pay", answer: "Write what is out, price changes and show weekly." },
    { risk: "the client pays late", answer: "Stop at the unpaid stage and keep hosting by month." },
    { risk: "a key developer leaves", answer: "Keep code in one account, write notes and review together." },
    { risk: "data is lost", answer: "Test a restore each month and keep backups in a second place." },
    {
      risk: "power or internet fails at delivery",
      answer: "Work a week ahead of dates and keep a second network.",
    },
  ],
  measures: [
    "proposals that became deposits",
    "stages delivered on the promised day",
    "support requests and hours to answer",
    "the monthly income from care plans",
    "hours spent outside the scope",
  ],
  automations: [
    {
      task: "qualifying new enquiries",
      how: "The assistant asks about the business, the problem, the date and the budget, and books a call.",
    },
    {
      task: "sending proposals from templates",
      how: "Your answers make a first proposal with stages and price for you to review.",
    },
    {
      task: "collecting content from clients",
      how: "Logos, texts and prices are requested one by one with reminders.",
    },
    {
      task: "opening support tickets by WhatsApp",
      how: "Each report gets a number, a person and a promised hour.",
    },
    {
      task: "sending care plan invoices",
      how: "The invoice goes out on its date with what was done in the month.",
    },
  ],
  system: {
    what: "a client portal with stages, payments and support in one list",
    why: "Clients forgive a late date that they knew of.",
  },
  campaigns: [
    {
      idea: "a one-process week",
      steps: [
        "Choose one painful task of ten shops.",
        "Build it once.",
        "Show minutes saved and sell it at one price.",
      ],
    },
    {
      idea: "a site check for an association",
      steps: [
        "Test twenty members’ pages on a cheap phone.",
        "Send each a half-page result.",
        "Offer to repair three problems.",
      ],
    },
    {
      idea: "a founder’s honest hour",
      steps: ["Give a paid hour on scope and cost.", "Write one page after it.", "Credit it on the project."],
    },
    {
      idea: "a school portal trial term",
      steps: [
        "Install for one term with one class.",
        "Train two teachers.",
        "Sign for the session after the report cards.",
      ],
    },
    {
      idea: "a care plan for orphan websites",
      steps: [
        "Find sites whose developer vanished.",
        "Recover access with the owner.",
        "Keep them for a small monthly fee.",
      ],
    },
  ],
  questions: softwareQuestions,
  nameRoots: [
    { root: "Byte", language: "English", meaning: "a small piece of data" },
    { root: "Loop", language: "English", meaning: "work that repeats by itself" },
    { root: "Stack", language: "English", meaning: "layers that carry a product" },
    { root: "Bridge", language: "English", meaning: "joining two sides" },
    { root: "Ero", language: "Yoruba", meaning: "a machine and a thought" },
    { root: "Ona Tuntun", language: "Yoruba", meaning: "a new way" },
    { root: "Afara", language: "Yoruba", meaning: "a bridge" },
    { root: "Uzo", language: "Igbo", meaning: "a way" },
    { root: "Nka", language: "Igbo", meaning: "craft and art" },
    { root: "Hanya", language: "Hausa", meaning: "a road" },
    { root: "Gada", language: "Hausa", meaning: "a bridge" },
    { root: "Sharp Sharp", language: "Pidgin", meaning: "quickly done" },
  ],
};
