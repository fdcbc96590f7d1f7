import { laundryQuestions } from "../../questions/home/laundry.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const laundry: Sector = {
  id: "laundry",
  name: "laundry and dry cleaning",
  kind: "service",
  keywords: words(`
    laundry, laundry service, laundry services, laundry business, laundromat, dry cleaning,
    dry cleaner, dry cleaners, dry-cleaning, wash and iron, washing clothes, wash clothes,
    washing of clothes, ironing, ironing service, iron clothes, pick up laundry, duvet washing,
    curtain washing, bedsheet washing, stain removal, washerman, rug washing, shoe cleaning,
    sneaker cleaning, uniform washing, washman, wash cloth, laundry man
  `),
  lines: [],
  offerNouns: [
    "wash and iron by the piece",
    "weekly bags with pick-up",
    "duvets, curtains and rugs",
    "white native wear and suits",
    "linen for hotels and short-lets",
  ],
  customers: [
    "single workers with no weekends",
    "families with small children",
    "men who wear white on Friday",
    "hotels, salons and short-let flats",
    "students in hostels",
  ],
  wants: [
    "clothes back on the promised day",
    "whites that are white",
    "a count at pick-up and at return",
    "ironing without burnt marks",
    "no smell of damp",
    "one bag price for the week",
  ],
  worries: [
    "a shirt will be lost or changed",
    "colours will run into the white",
    "the iron will burn the lace",
    "somebody will wear the clothes",
    "the clothes will come back damp in the rains",
    "the rider will not come and Monday has no shirt",
  ],
  proofs: [
    "the tag with a number on every piece",
    "the counted list sent at pick-up",
    "stains photographed before washing",
    "separate lines for white, colours and children’s clothes",
    "the drying room in the rains",
    "the compensation rule on the ticket",
  ],
  benefits: [
    "hand over your bag on Saturday and wear the clothes on Monday",
    "read the count before your bag leaves the house",
    "keep your whites white for years",
    "get your duvet back dry in the rainy months",
    "change your guests’ sheets without owning a machine",
    "spend your Sunday with your people",
  ],
  strengths: [
    "Clothes get dirty every day and time is short.",
    "A weekly bag brings money each week without new selling.",
    "It can begin with hands, lines and one iron, and grow by machines.",
    "Hotels and short-lets need linen when houses are quiet.",
  ],
  channels: [
    {
      name: "estate gates and security posts",
      how: "Put up a price by bag with two pick-up days and one number.",
    },
    {
      name: "short-let and small hotels",
      how: "Wash two sets free of charge once, and offer return within a day.",
    },
    { name: "offices", how: "Place a numbered rail at reception for pick-up on Tuesday and Friday." },
    { name: "hostels", how: "Give one student a share for each bag." },
    { name: "WhatsApp", how: "Remind on the evening before pick-up, so that bags are outside." },
  ],
  seasons: [
    { when: "in the rains", what: "people cannot dry at home, and a drying room wins" },
    { when: "from November to January", what: "native wear, suits and guests’ linen come" },
    { when: "when schools and campuses resume", what: "uniforms, curtains and bedding come in together" },
    { when: "in harmattan", what: "dust brings rugs, curtains and white clothes" },
  ],
  regulators: [
    {
      body: "the local government environmental office",
      when: "before you pour wash water into the gutter",
      what: "Drainage and water are what inspectors look at.",
    },
    {
      body: "CAC",
      when: "before you sign with hotels",
      what: "Contracts and invoices need a registered name.",
    },
    {
      body: "the state water and environment agency",
      when: "before you drill a borehole",
      what: "Ask if a permit is needed in your state.",
    },
  ],
  capital: {
    low: 1_100_000,
    high: 3_500_000,
    buys: [
      { item: "a washing machine of 8 to 12 kg", low: 300_000, high: 750_000 },
      { item: "a spinner or dryer", low: 120_000, high: 700_000 },
      { item: "two heavy irons, tables and a steamer", low: 90_000, high: 260_000 },
      { item: "tank, pump, basins and drying lines under a roof", low: 200_000, high: 500_000 },
      { item: "tags, bags, detergents and hangers", low: 70_000, high: 180_000 },
      { item: "generator or inverter", low: 200_000, high: 600_000 },
      { item: "shop or room for one year", low: 150_000, high: 500_000 },
    ],
  },
  firstTest:
    "Take ten weekly bags from two buildings for a month with hired washing space, count every piece, and see how many families continue.",
  earn: [
    "price by piece, higher for white and lace",
    "weekly family bags",
    "linen by weight for hotels",
    "duvets, curtains and rugs",
    "express return for an extra fee",
  ],
  risks: [
    {
      risk: "clothes get lost",
      answer:
        "Tag at pick-up, count with the owner, pack by number and write what you pay when you lose one.",
    },
    {
      risk: "a cloth is burnt or loses its colour",
      answer: "Read the label, test colours and let one trained person iron lace.",
    },
    {
      risk: "water or power stops",
      answer: "Store water for two days, keep a generator and agree on a second place.",
    },
    { risk: "riders come late", answer: "Fix areas by day, and keep to two hours’ windows." },
    { risk: "hotels pay after months", answer: "Invoice weekly and stop after the second unpaid week." },
  ],
  measures: [
    "pieces washed each day",
    "bags returned after the promised day",
    "pieces lost or damaged",
    "families with a weekly bag",
    "detergent, water and fuel for each hundred pieces",
  ],
  automations: [
    {
      task: "booking bags for pick-up",
      how: "The customer answers yes to the evening message, and the rider gets the list by street.",
    },
    { task: "sending the count", how: "Piece, colour and stain are confirmed before washing." },
    { task: "telling when it is ready", how: "Ready, on the way, delivered: three short messages." },
    { task: "renewing weekly bags", how: "Each family sees its balance of bags." },
    {
      task: "following up silent customers",
      how: "After two missed weeks one message asks what went wrong.",
    },
  ],
  system: {
    what: "a tag and count record with pick-up days and automatic reminders",
    why: "The count at the door is the whole business.",
  },
  campaigns: [
    {
      idea: "a first counted bag",
      steps: ["Wash one bag at half price.", "Send the count with pictures.", "Offer four bags for a month."],
    },
    {
      idea: "a white Friday",
      steps: ["Collect native wear by Tuesday.", "Return on Thursday evening.", "Fold with your tag."],
    },
    {
      idea: "a short-let turn",
      steps: ["Offer linen return in one day.", "Keep a spare set.", "Bill by stay."],
    },
    {
      idea: "a rainy month drying offer",
      steps: [
        "Take washed but wet clothes from homes.",
        "Dry and iron by weight.",
        "Return the same evening.",
      ],
    },
    {
      idea: "a hostel bag",
      steps: ["Give a bag with a number.", "Pick up on Wednesday.", "Return on Friday with the count."],
    },
  ],
  questions: laundryQuestions,
  nameRoots: [
    { root: "Lather", language: "English", meaning: "clean water and soap" },
    { root: "Crease", language: "English", meaning: "a sharp ironed line" },
    { root: "Linen", language: "English", meaning: "clean cloth" },
    { root: "Sunday Free", language: "English", meaning: "a day of rest" },
    { root: "Mimo", language: "Yoruba", meaning: "clean and pure" },
    { root: "Funfun", language: "Yoruba", meaning: "white" },
    { root: "Ifoso", language: "Yoruba", meaning: "washing clothes" },
    { root: "Ocha", language: "Igbo", meaning: "whiteness and clean cloth" },
    { root: "Idi Ocha", language: "Igbo", meaning: "being clean" },
    { root: "Wanki", language: "Hausa", meaning: "washing" },
    { root: "Tsafta", language: "Hausa", meaning: "cleanliness" },
    { root: "Clean Wear", language: "Pidgin", meaning: "wearing clean clothes" },
  ],
};
