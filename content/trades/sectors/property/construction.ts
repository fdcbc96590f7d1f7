import { constructionQuestions } from "../../questions/property/construction.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const construction: Sector = {
  id: "construction",
  name: "building and construction",
  kind: "service",
  keywords: words(`
    construction, construction company, construction firm, building contractor, building contractors,
    contractor, contractors, civil engineer, civil engineering, structural engineer, architect,
    architects, architectural design, house plan, building plan, building plans, bricklayer,
    bricklayers, mason, foreman, site engineer, house construction, building construction,
    build houses, road construction, quantity surveyor, estimator, interlocking installation,
    scaffolding, bill of quantities
  `),
  lines: [],
  offerNouns: [
    "houses built in stages",
    "plans, drawings and bills of quantities",
    "supervision of sites for owners abroad",
    "extensions, fences and roofs",
    "repairs of cracked and damp buildings",
  ],
  customers: [
    "families building their first house room by room",
    "Nigerians abroad with a plot at home",
    "churches, mosques and schools that need a hall",
    "landlords adding shops or flats",
    "developers and companies with a date",
  ],
  wants: [
    "a price for each stage before it begins",
    "an engineer who visits on the day of concrete",
    "materials that match the receipt",
    "a foreman who answers the phone",
    "a building that does not crack or leak",
    "a site that moves when money was sent",
  ],
  worries: [
    "the contractor will use half of the cement",
    "money for the roof will be spent on another site",
    "the building will be marked by the planning office",
    "the workers will abandon the work after the deposit",
    "the foundation is too weak for the second floor",
    "the price will double before the roof",
  ],
  proofs: [
    "pictures of each stage with date and weather",
    "a bill of quantities that can be checked in the market",
    "the approved drawings with the stamp",
    "a house built five years ago that may be visited",
    "receipts and waybills for each delivery",
    "the engineer’s signature on foundation, columns and slab",
  ],
  benefits: [
    "watch your building rise from another country",
    "pay for one stage and see it finished before the next",
    "know the number of bags and blocks before you buy",
    "sleep in the first two rooms while the rest is built",
    "show your planning permit when somebody asks",
    "keep one file with drawings, receipts and pictures for a later sale",
  ],
  strengths: [
    "People build in good and bad years, because a house of one’s own ends the rent.",
    "Each stage is paid before it begins, so the client’s money buys the materials.",
    "Owners abroad pay well for somebody who reports honestly.",
    "Finished buildings stand by the road and speak for the builder.",
  ],
  channels: [
    {
      name: "a signboard at every site",
      how: "Put name, number and the stage on it, and keep the site clean, because neighbours are the next clients.",
    },
    {
      name: "architects, surveyors and lawyers",
      how: "Give them a one-page record of your last three buildings with years and places.",
    },
    {
      name: "diaspora groups",
      how: "Explain one stage a month with its true cost and what goes wrong there.",
    },
    {
      name: "block yards and building material shops",
      how: "Ask who has bought foundation blocks and needs a roof.",
    },
    {
      name: "churches and associations",
      how: "Offer a free look at one crack or one plan after the meeting.",
    },
  ],
  seasons: [
    { when: "from October to April", what: "dry ground opens foundations, slabs and roads" },
    {
      when: "from May to September",
      what: "rain slows concrete, and roofs, drains and inside work carry the crew",
    },
    { when: "in December", what: "owners come home, inspect and decide the next stage" },
    { when: "after the first heavy rains", what: "cracks, damp and floods bring repairs" },
  ],
  regulators: [
    {
      body: "the state physical planning office",
      when: "before you dig a foundation",
      what: "Buildings need a planning permit, and work without one can be stopped or pulled down.",
    },
    {
      body: "COREN",
      when: "before you sign structural drawings",
      what: "Structural design belongs to registered engineers.",
    },
    {
      body: "ARCON for architects and CORBON for builders",
      when: "before you use these titles",
      what: "The registration councils of architects and builders decide who may practise.",
    },
    {
      body: "CAC",
      when: "before you bid for a contract",
      what: "Bids ask for a company, tax papers and often pension compliance.",
    },
    {
      body: "licensed insurers",
      when: "before workers climb",
      what: "Insurance of buildings under construction and of workers is required for larger work.",
    },
  ],
  capital: {
    low: 1_450_000,
    high: 4_800_000,
    buys: [
      { item: "head pans, shovels, levels, ropes and small tools", low: 120_000, high: 350_000 },
      { item: "a share in a mixer, vibrator and scaffolds, or their hire", low: 300_000, high: 1_200_000 },
      { item: "boots, helmets, vests and a first aid box", low: 60_000, high: 180_000 },
      { item: "a laptop with drawing or estimating software", low: 400_000, high: 1_100_000 },
      { item: "transport to sites for three months", low: 150_000, high: 450_000 },
      { item: "registration, permits, insurance and a signboard", low: 150_000, high: 600_000 },
      { item: "wages for two weeks before a stage is paid", low: 300_000, high: 900_000 },
    ],
  },
  firstTest:
    "Build one fence or one room on a stage agreement, write every bag and every day, and let the owner compare your bill with the market before you quote a house.",
  earn: [
    "a price by stage, with labour and materials apart",
    "supervision by month for owners abroad",
    "drawings and bills of quantities",
    "repairs of cracks, damp and roofs",
    "hire of mixers and scaffolds to other builders",
  ],
  risks: [
    {
      risk: "the building cost runs away",
      answer: "Quote by stage, buy materials with receipts and stop for a count after each stage.",
    },
    {
      risk: "the work on site is poor",
      answer: "Let an engineer sign foundation, columns and roof before the next payment.",
    },
    {
      risk: "the client stops paying in the middle",
      answer: "Begin no stage without its money, and write how an open site is protected.",
    },
    {
      risk: "somebody falls or a trench caves in",
      answer: "Give helmets and boots, support deep trenches and stop work in heavy rain.",
    },
    {
      risk: "officials seal the site",
      answer: "Hold the permit before the first digging, and keep a copy at the gate.",
    },
  ],
  measures: [
    "stages finished on the agreed date",
    "bags and blocks used against the bill",
    "days on which the site stood still",
    "accidents and near accidents",
    "money received and spent for each site",
  ],
  automations: [
    {
      task: "reporting progress from site",
      how: "The foreman sends stage, pictures and materials every Friday, and the owner reads one page.",
    },
    {
      task: "asking for the facts of a building",
      how: "The assistant asks place, plot size, rooms, drawings and budget, and books the visit.",
    },
    {
      task: "counting materials",
      how: "Deliveries and use are sent as short messages and stand against the bill of quantities.",
    },
    {
      task: "reminding owners of the next stage",
      how: "Three weeks before it, the owner gets the amount, the list and the date.",
    },
    {
      task: "keeping the building’s file",
      how: "Permit, drawings, receipts and pictures lie under one site name.",
    },
  ],
  system: {
    what: "a site record with stages, photographs, materials and payments that the owner can open anywhere",
    why: "Owners stop sending money when they stop seeing the building.",
  },
  campaigns: [
    {
      idea: "a crack clinic",
      steps: [
        "Offer a paid look at cracks after the first rains.",
        "Mark what is dangerous and what is paint.",
        "Quote only the dangerous ones that week.",
      ],
    },
    {
      idea: "a true cost page",
      steps: [
        "Publish what one stage of a small house took.",
        "Name bags, rods and days.",
        "Invite plots of the same size.",
      ],
    },
    {
      idea: "an abroad owner’s month",
      steps: [
        "Supervise one site for a month at a fixed fee.",
        "Report every Friday.",
        "Agree the next stage on video.",
      ],
    },
    {
      idea: "a neighbours’ open site",
      steps: [
        "Open one tidy site on a Saturday.",
        "Show foundation, rods and permit.",
        "Write down names and stages.",
      ],
    },
    {
      idea: "a fence before the house",
      steps: [
        "Offer a fence and gate with a survey check.",
        "Finish in two weeks.",
        "Leave the price of the foundation.",
      ],
    },
  ],
  questions: constructionQuestions,
  nameRoots: [
    { root: "Cornerstone", language: "English", meaning: "the first stone of a house" },
    { root: "Column", language: "English", meaning: "what holds the floor" },
    { root: "Mortar", language: "English", meaning: "what binds block to block" },
    { root: "Scaffold", language: "English", meaning: "a safe way up" },
    { root: "Kole", language: "Yoruba", meaning: "building a house" },
    { root: "Ile Tuntun", language: "Yoruba", meaning: "a new house" },
    { root: "Ipile Rere", language: "Yoruba", meaning: "a good foundation" },
    { root: "Ulo Ohuru", language: "Igbo", meaning: "a new house" },
    { root: "Nkume", language: "Igbo", meaning: "stone" },
    { root: "Ogidi", language: "Igbo", meaning: "a pillar" },
    { root: "Magini", language: "Hausa", meaning: "a builder" },
    { root: "Tubali", language: "Hausa", meaning: "a brick of clay" },
  ],
};
