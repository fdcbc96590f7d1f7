import { buildingMaterialsQuestions } from "../../questions/trade/building-materials.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const buildingMaterials: Sector = {
  id: "building-materials",
  name: "building materials",
  kind: "product",
  keywords: words(`
    building materials, building material, cement, blocks, block industry, block making,
    block moulding, rods, iron rod, iron rods, roofing sheet, roofing sheets, aluminium roofing,
    tiles shop, floor tiles, paint shop, paints, sand and gravel, sharp sand, granite, planks, timber,
    plywood, plumbing materials, electrical materials, sanitary wares, doors and windows,
    pop materials, paving stones, interlocking, roofing nails, hardware store, sell cement
  `),
  lines: [
    { id: "blocks", words: words("block, blocks, moulded, interlocking") },
    { id: "cement", words: words("cement") },
    { id: "steel", words: words("rod, rods, gauge, roofing") },
    { id: "finishing", words: words("tiles, paint, paints, doors, fittings, sanitary") },
  ],
  offerNouns: [
    "bags of cement",
    "moulded blocks and interlocking stones",
    "rods, roofing sheets and nails",
    "tiles, paint and sanitary wares",
    "sand and granite by the trip",
  ],
  customers: [
    "people building their own house little by little",
    "bricklayers and site foremen",
    "small contractors",
    "landlords who repair between tenants",
    "churches, mosques and schools that build",
    "people abroad who build from a distance",
  ],
  wants: [
    "the correct gauge and weight",
    "blocks that survive offloading",
    "a price fixed for the whole list",
    "delivery to the site before the workers sit idle",
    "a waybill that the site can sign",
    "advice on quantity, so that little is left over",
  ],
  worries: [
    "the rod is thinner than its name",
    "the cement is old and has lumps",
    "the foreman and the seller have agreed on a price",
    "the blocks were made with too little cement",
    "half of the trip is missing from the truck",
    "the price will jump before the roof is reached",
  ],
  proofs: [
    "a vernier measurement of the rod before loading",
    "the date on the cement bags",
    "a block dropped from waist height, on video",
    "a signed waybill with picture of the truck",
    "the price list with its date",
    "sites in the area that were supplied from foundation to roof",
  ],
  benefits: [
    "build from abroad and see every load that reaches your site",
    "keep your workers busy because materials come on the day",
    "pay for the gauge you asked for",
    "fix today’s price for the blocks you will need in three months",
    "know how many bags your room takes before you buy",
    "get one receipt for the whole list",
  ],
  strengths: [
    "People build in stages for years, so one site is many sales.",
    "Blocks, cement and rods are needed in every street that is growing.",
    "Bricklayers decide where money goes, and they stay loyal to stock that is always there.",
    "Prices rise, so material bought early keeps its value.",
  ],
  channels: [
    {
      name: "site visits",
      how: "Walk to every new foundation within two kilometres with a price list and ask for the bricklayer’s name.",
    },
    {
      name: "bricklayers and carpenters",
      how: "Keep a book of what each one brought and pay the same small reward each time.",
    },
    {
      name: "diaspora builders",
      how: "Send a video of each delivery on site with the waybill in the picture.",
    },
    {
      name: "landlords’ and residents’ meetings",
      how: "Offer a repair list before the rains: roof, gutters, paint.",
    },
    {
      name: "Google Maps",
      how: "Show stock, delivery area and opening hours with real pictures of the yard.",
    },
  ],
  seasons: [
    { when: "from October to April", what: "dry weather opens sites and cement, sand and blocks move" },
    { when: "from May to September", what: "roofing, gutters, drainage and paint for leaks are asked for" },
    {
      when: "in December",
      what: "people come home with money and want foundation or fence done in three weeks",
    },
    {
      when: "when the naira or cement factories change prices",
      what: "buyers rush for three days and then wait",
    },
  ],
  regulators: [
    {
      body: "SON",
      when: "before you stock rods, cables, cement, tiles or paint from a new source",
      what: "Substandard building materials are seized, and the mark should be on the product.",
    },
    {
      body: "the local government and state environment ministry",
      when: "before you open a block yard or dump sand by the road",
      what: "They decide on noise, dust and road blockage.",
    },
    {
      body: "CAC",
      when: "before you ask a manufacturer for a distributorship",
      what: "Manufacturers want a registered business and its account.",
    },
    {
      body: "the state ministry responsible for mines, and the community",
      when: "before you buy sand or laterite directly from a pit",
      what: "Pits need permits, and trucks from illegal pits are stopped.",
    },
  ],
  capital: {
    low: 2_750_000,
    high: 7_500_000,
    buys: [
      { item: "a yard or shop by the road for one year", low: 400_000, high: 1_200_000 },
      { item: "a block machine with pallets, or a good manual mould", low: 350_000, high: 1_500_000 },
      { item: "cement, sand and rods for the first weeks", low: 1_200_000, high: 2_800_000 },
      { item: "shelves, counter, measuring tools and a shed", low: 250_000, high: 600_000 },
      { item: "nails, pipes, paint and other small stock", low: 400_000, high: 1_000_000 },
      { item: "a deposit for hired trucks and offloading", low: 150_000, high: 400_000 },
    ],
  },
  firstTest:
    "Supply one small site from a dealer’s yard on agreed commission for a month, keep every waybill, and see what the bricklayer asks for most.",
  earn: [
    "the margin on cement and rods, small but daily",
    "blocks moulded in the yard",
    "tiles, paint and fittings with a better margin",
    "transport and offloading charged apart",
    "whole-house supply agreed in stages",
  ],
  risks: [
    {
      risk: "price rises between order and delivery",
      answer: "Quote for three days only and buy the goods on the day the money comes.",
    },
    {
      risk: "contractors collect on credit and disappear",
      answer: "Deal with the owner of the site, take a signed waybill and stop at the second unpaid trip.",
    },
    {
      risk: "cement hardens in the store",
      answer: "Stack on pallets away from the wall and sell oldest first.",
    },
    {
      risk: "a wall fails and your blocks are blamed",
      answer: "Keep the mix constant, cure for the full days and break one block in every batch.",
    },
    {
      risk: "trucks are delayed or offload short",
      answer: "Count at both ends and pay the driver after the site has signed.",
    },
  ],
  measures: [
    "trips delivered and days of delay",
    "blocks broken before sale",
    "the credit of each site and its age",
    "bags of cement for each hundred blocks",
    "sites that moved from foundation to roof with you",
  ],
  automations: [
    {
      task: "answering price requests for a list",
      how: "The buyer sends the list, and gets quantities, today’s prices and the day until which they hold.",
    },
    {
      task: "sending delivery evidence",
      how: "Driver, truck number, picture at the yard and picture on site go to the owner in any country.",
    },
    {
      task: "following the stages of each site",
      how: "After the foundation the assistant asks when blocks are needed, and after the blocks when the roof starts.",
    },
    { task: "reminding debtors by waybill", how: "Every unpaid waybill is sent with its picture." },
    {
      task: "watching stock and age of cement",
      how: "Old bags are listed first, and low sizes of rods are reported.",
    },
  ],
  system: {
    what: "a site book with waybills, pictures and balances for each building",
    why: "A site that trusts your waybill buys its roof from you.",
  },
  campaigns: [
    {
      idea: "a price lock for builders",
      steps: [
        "Let owners pay for blocks at today’s price.",
        "Deliver within three months in parts.",
        "Give a card with the balance.",
      ],
    },
    {
      idea: "a build-from-abroad service",
      steps: [
        "Offer video at loading and at offloading.",
        "Work with one engineer who visits each week.",
        "Send a monthly statement.",
      ],
    },
    {
      idea: "a bricklayers’ breakfast",
      steps: [
        "Invite twelve bricklayers on a Saturday.",
        "Show the break test of your blocks.",
        "Explain the reward book.",
      ],
    },
    {
      idea: "a before-the-rain list",
      steps: [
        "In March list gutters, roofing nails and sealants.",
        "Visit twenty landlords.",
        "Deliver repairs in one trip.",
      ],
    },
    {
      idea: "a one-room calculator",
      steps: [
        "Publish what one room takes in blocks, bags and rods.",
        "Answer people’s sizes in the comments.",
        "Invite them to fix a price.",
      ],
    },
    {
      idea: "a finishing list for one house",
      steps: [
        "Measure floors, walls and doors of one site.",
        "Quote tiles, paint and fittings together.",
        "Deliver room by room.",
      ],
    },
    {
      idea: "a fresh cement promise",
      steps: [
        "Post the date on the bags each week.",
        "Give a small reward to whoever finds an old bag.",
        "Sell old stock openly for less.",
      ],
    },
  ],
  questions: buildingMaterialsQuestions,
  nameRoots: [
    { root: "Foundation", language: "English", meaning: "what carries the rest" },
    { root: "Lintel", language: "English", meaning: "strength above the door" },
    { root: "Plumb", language: "English", meaning: "a straight wall" },
    { root: "Block", language: "English", meaning: "building one by one" },
    { root: "Ipile", language: "Yoruba", meaning: "a foundation" },
    { root: "Biriki", language: "Yoruba", meaning: "brick" },
    { root: "Nkume", language: "Igbo", meaning: "stone" },
    { root: "Ulo", language: "Igbo", meaning: "a house" },
    { root: "Gini", language: "Hausa", meaning: "building" },
    { root: "Gida", language: "Hausa", meaning: "a house" },
    { root: "Siminti", language: "Hausa", meaning: "cement" },
    { root: "Solid", language: "Pidgin", meaning: "something strong that lasts" },
  ],
};
