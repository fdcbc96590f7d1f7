import { ngoChurchQuestions } from "../../questions/professional/ngo-church.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const ngoChurch: Sector = {
  id: "ngo-church",
  name: "churches, mosques and NGOs",
  kind: "service",
  keywords: words(`
    church, churches, ministry, ministries, mosque, mosques, masjid, ngo, ngos, non-profit, nonprofit,
    non profit, charity, foundation, outreach, crusade, church media, media ministry, gospel, pastor,
    pastors, imam, community development, donation, donations, fundraising, volunteers, volunteer,
    orphanage, widows, empowerment programme, youth development, scholarship, advocacy, association,
    alumni, fellowship, choir, religious organisation
  `),
  lines: [
    { id: "faith", words: words("church, churches, service, members, prayer, mosque, pastor") },
    { id: "ngo", words: words("donor, donors, grant, grants, project, projects, beneficiaries, outreach") },
  ],
  offerNouns: [
    "service and programme communication",
    "donation and pledge drives",
    "outreach and welfare programmes",
    "media and streaming",
    "youth and skills projects",
  ],
  customers: [
    "members and their families",
    "donors at home and abroad",
    "volunteers",
    "beneficiaries and their communities",
    "partners and grant makers",
    "young people who left home and church behind",
  ],
  wants: [
    "short and true news of programmes",
    "proof that money reached people",
    "a way to give without stress",
    "a role that uses real skills",
    "dignity for those who receive help",
    "prayer and help at the right hour",
  ],
  worries: [
    "donations are used for something else",
    "only pictures are taken and nothing changes",
    "private problems will be told to others",
    "programmes are announced and not kept",
    "giving data will be exposed",
    "helpers will be tired and thanked by nobody",
  ],
  proofs: [
    "a quarterly page with income, spending and names of projects",
    "receipts for each donation",
    "pictures with consent and with dignity",
    "numbers before and after a programme",
    "a signed list of items given",
    "an audit letter",
  ],
  benefits: [
    "see on one page what your gift did",
    "give with a receipt from any country",
    "know this week’s programme without ten messages",
    "serve two hours a month where your skill is needed",
    "ask for help in private",
    "bring your children to a programme that starts on time",
  ],
  strengths: [
    "People give when they trust and see.",
    "Volunteers bring skills that money cannot buy.",
    "Regular meetings are a channel that no advert has.",
    "Partners look for organisations with records.",
  ],
  channels: [
    {
      name: "a broadcast list by group",
      how: "Send one short message each Friday with time, place and one story.",
    },
    { name: "livestream and short clips", how: "Post three minutes with one thought and the next meeting." },
    { name: "partners’ desks", how: "Send a two-page report every quarter, even with small numbers." },
    { name: "community leaders", how: "Visit before you announce, and return with results." },
    { name: "members abroad", how: "Give them a named project with monthly news." },
  ],
  seasons: [
    { when: "in Ramadan and Lent", what: "giving and welfare are at their highest" },
    {
      when: "at harvest, anniversary and convention",
      what: "guests come, pledges are made and printing must be ready",
    },
    { when: "from October to December", what: "people visit orphanages and give before the year ends" },
    {
      when: "in January and September",
      what: "plans are made, volunteers join and scholarships are asked for",
    },
  ],
  regulators: [
    {
      body: "CAC (incorporated trustees)",
      when: "before you open an account or ask for funds",
      what: "Religious bodies and NGOs register trustees and file yearly returns.",
    },
    {
      body: "SCUML",
      when: "before you receive donations and grants",
      what: "Non-profits register and keep donor records against money laundering.",
    },
    {
      body: "NDPC",
      when: "before you keep members’ data and publish children or patients",
      what: "Faith and health data are sensitive.",
    },
    {
      body: "the state ministry for women, youth or social development",
      when: "before you run an orphanage or work with children",
      what: "Such homes and programmes are approved and visited.",
    },
    {
      body: "the state internal revenue service",
      when: "before you pay staff",
      what: "Income of charity may be exempt, salaries are not.",
    },
  ],
  capital: {
    low: 1_100_000,
    high: 3_450_000,
    buys: [
      { item: "registration, account and first reports", low: 150_000, high: 450_000 },
      { item: "sound and streaming basics: microphone, phone and light", low: 250_000, high: 800_000 },
      { item: "a laptop, printer and simple record system", low: 400_000, high: 1_000_000 },
      { item: "the first outreach with items and transport", low: 250_000, high: 900_000 },
      { item: "banners, forms and receipt books", low: 50_000, high: 150_000 },
      { item: "insurance and first aid for programmes", low: 40_000, high: 120_000 },
    ],
  },
  firstTest:
    "Do one small project in one community with ten volunteers, publish the whole account on one page, and ask twenty people to give monthly to the next.",
  earn: [
    "monthly givers with a report",
    "project grants",
    "member dues and pledges",
    "hall, canopy and sound hire",
    "training and publications",
  ],
  risks: [
    {
      risk: "people stop trusting how money is used",
      answer: "Use two signatures, give everybody a receipt and publish one page each quarter.",
    },
    {
      risk: "a volunteer harms a beneficiary",
      answer: "Check people, work in pairs and have a reporting line.",
    },
    {
      risk: "a programme depends on one donor",
      answer: "Limit one donor’s share and build small monthly gifts.",
    },
    {
      risk: "private prayer requests leak",
      answer: "Let few people read them, keep them out of groups and delete them after the follow-up.",
    },
    {
      risk: "the leader does everything",
      answer: "Write duties, train deputies and hand over for one month.",
    },
  ],
  measures: [
    "first-time visitors followed up",
    "monthly givers who stayed",
    "people reached and changed by programme",
    "volunteers who served twice",
    "days from gift to receipt",
  ],
  automations: [
    {
      task: "welcoming newcomers",
      how: "A new person gets a greeting, the times and one question, and a human follows within a day.",
    },
    {
      task: "issuing receipts and pledge reminders",
      how: "Givers get the receipt at once and a gentle monthly note.",
    },
    {
      task: "registering for programmes",
      how: "Name, area and need are collected privately, and seats are counted.",
    },
    { task: "organising volunteers", how: "Each one sees the next duty, hour and leader." },
    { task: "collecting prayer and help requests", how: "They go to the named people only." },
  ],
  system: {
    what: "a member and giver record with receipts, follow-up and private requests",
    why: "Trust grows from small receipts sent on time.",
  },
  campaigns: [
    {
      idea: "a one-page quarter",
      steps: ["Publish income, spending and one story.", "Read it in the meeting.", "Invite questions."],
    },
    {
      idea: "a hundred small givers",
      steps: ["Name one project and amount.", "Take monthly gifts.", "Report every month."],
    },
    {
      idea: "a skills Saturday",
      steps: ["Ask members for one skill.", "Teach twenty people.", "Visit after a month."],
    },
    {
      idea: "a school-bag week",
      steps: ["Collect a list with sizes.", "Buy in bulk with receipts.", "Hand over through parents."],
    },
    {
      idea: "a newcomer’s table",
      steps: ["Keep one table after service.", "Record a contact and one interest.", "Call on Tuesday."],
    },
  ],
  questions: ngoChurchQuestions,
  nameRoots: [
    { root: "Well", language: "English", meaning: "water for everyone" },
    { root: "Harbour", language: "English", meaning: "safety after a storm" },
    { root: "Steward", language: "English", meaning: "one who keeps for others" },
    { root: "Open Hand", language: "English", meaning: "giving" },
    { root: "Ore Ofe", language: "Yoruba", meaning: "grace" },
    { root: "Ife", language: "Yoruba", meaning: "love" },
    { root: "Irele", language: "Yoruba", meaning: "humility" },
    { root: "Ebere", language: "Igbo", meaning: "mercy" },
    { root: "Olileanya", language: "Igbo", meaning: "hope" },
    { root: "Ihunanya", language: "Igbo", meaning: "love" },
    { root: "Taimako", language: "Hausa", meaning: "help" },
    { root: "Amana", language: "Hausa", meaning: "trust" },
  ],
};
