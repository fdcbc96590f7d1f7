import { cropsQuestions } from "../../questions/farm/crops.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const crops: Sector = {
  id: "crops",
  name: "crop farming and farm produce",
  kind: "product",
  keywords: words(`
    crop farming, crops, farm, farms, farmer, farmers, farming, farmland, farm produce, agriculture,
    agribusiness, agro, maize, corn farming, maize farm, cassava farm, cassava farming, rice farm,
    rice farming, tomato, tomatoes, tomato farming, pepper farm, vegetables, vegetable farming, ugu,
    greenhouse, irrigation, yam farming, yams, cocoa, cashew, sesame, ginger farming, soybean,
    soya beans, plantain farm, fertilizer, plant maize
  `),
  lines: [
    {
      id: "grain",
      words: words("maize, rice, grain, beans, sesame, soya, soybean, dry enough, moisture, wet grain"),
    },
    {
      id: "fresh",
      words: words("tomato, tomatoes, vegetable, vegetables, pepper, peppers, basket, baskets, ugu"),
    },
    { id: "roots", words: words("yam, yams, cassava, tubers") },
  ],
  offerNouns: [
    "bags of maize, rice and beans",
    "baskets of tomatoes and peppers",
    "fresh vegetables by the bunch and the kilo",
    "tubers of yam and cassava",
    "seedlings and farm inputs",
  ],
  customers: [
    "market traders who buy by the bag",
    "processors of garri, flour and feed",
    "restaurants and hotels",
    "estate residents who want fresh vegetables",
    "exporters of sesame, ginger and cashew",
    "schools and hospitals that feed many people",
  ],
  wants: [
    "produce that looks the same at the top and at the bottom of the basket",
    "a true weight and a dry grain",
    "vegetables harvested the same morning",
    "a steady supply through the dry season",
    "a price agreed before loading",
    "someone who answers the phone when the truck is late",
  ],
  worries: [
    "stones and wet grain are in the bag to add weight",
    "the tomatoes will be water before Lagos",
    "the farm will sell to another buyer who comes with cash",
    "chemicals were sprayed yesterday",
    "the truck will be stopped everywhere on the road",
    "the quantity will be half of what was promised",
  ],
  proofs: [
    "a picture of the field with today’s date",
    "the moisture reading and weight of five bags",
    "the spray record with the days before harvest",
    "a sample bag opened and poured out",
    "waybills of the last deliveries",
    "the size of the field and the planting date",
  ],
  benefits: [
    "fix your quantity before the market gets scarce",
    "pay for weight and not for sand",
    "cook vegetables on the day they left the soil",
    "plan your factory’s week on a date that holds",
    "know the farm, the village and the person in charge",
    "buy together with neighbours at the farm price",
  ],
  strengths: [
    "Food is bought in every month of every year, and prices rise between harvests.",
    "A market exists for every grade: the best for hotels, the rest for processors.",
    "Land can be rented for a season before it is bought.",
    "Dry-season vegetables by a stream or borehole earn when others have nothing.",
  ],
  channels: [
    {
      name: "processors within fifty kilometres",
      how: "Ask what they buy, at what moisture and price, and plant for that answer.",
    },
    {
      name: "aggregators and market unions",
      how: "Meet the head of the line before harvest and agree commission, bags and payment day.",
    },
    {
      name: "estate vegetable groups",
      how: "Take orders on Thursday, harvest on Saturday morning and deliver before ten.",
    },
    { name: "hotels and restaurants", how: "Supply five items twice a week at a price fixed for a month." },
    {
      name: "cooperatives",
      how: "Sell and buy inputs together, because a full truck pays less for each bag.",
    },
  ],
  seasons: [
    { when: "from April to June", what: "planting takes all the cash and labour" },
    { when: "from August to December", what: "harvest comes in and prices are at their lowest" },
    { when: "from January to April", what: "irrigated vegetables, tomatoes and stored grain sell best" },
    {
      when: "in the lean months before the new harvest",
      what: "stored maize, yam and garri reach their highest price",
    },
  ],
  regulators: [
    {
      body: "the National Agricultural Seeds Council",
      when: "before you sell seed or seedlings in quantity",
      what: "Seed sellers register, and packed seed is certified.",
    },
    {
      body: "the Nigeria Agricultural Quarantine Service (NAQS)",
      when: "before you send produce abroad",
      what: "Every plant consignment for export is inspected.",
    },
    { body: "NEPC", when: "before you sign with a foreign buyer", what: "Exporters register there first." },
    {
      body: "the state land registry or the community’s family head",
      when: "before you pay for farmland",
      what: "Search who really owns it, and have a written lease with witnesses.",
    },
  ],
  capital: {
    low: 1_250_000,
    high: 3_300_000,
    buys: [
      { item: "rent of two to three hectares for a season", low: 80_000, high: 300_000 },
      { item: "clearing, ploughing and ridging", low: 200_000, high: 480_000 },
      { item: "improved seed or cuttings", low: 80_000, high: 260_000 },
      { item: "fertiliser, herbicide and spraying", low: 350_000, high: 800_000 },
      { item: "labour for planting, weeding and harvest", low: 300_000, high: 700_000 },
      { item: "bags, transport and storage", low: 150_000, high: 400_000 },
      { item: "a pump and hoses for the dry season", low: 120_000, high: 350_000 },
    ],
  },
  firstTest:
    "Rent a quarter of a hectare near water, grow one quick vegetable for a buyer you have already spoken to, and count the money after sixty days.",
  earn: [
    "sale at harvest to processors",
    "storage of dry grain until the lean months",
    "weekly vegetable baskets for homes",
    "seedlings raised for other farmers",
    "hire of your pump, sprayer or store to neighbours",
  ],
  risks: [
    {
      risk: "rain comes late or stops in the middle",
      answer:
        "Plant early-maturing varieties, split the planting dates and ask about crop insurance before the season.",
    },
    {
      risk: "cattle or thieves enter the field at harvest",
      answer:
        "Agree with the community and herders early, pay a watcher in the last month and harvest on time.",
    },
    {
      risk: "everybody harvests the same crop in the same week",
      answer: "Sign with a processor before planting, or dry and store a third.",
    },
    {
      risk: "cash finishes between planting and weeding",
      answer: "Plan money by month and plant only what you can weed.",
    },
    {
      risk: "produce spoils on the way",
      answer:
        "Use crates instead of baskets for tomatoes, load at night and fix the truck before the harvest day.",
    },
  ],
  measures: [
    "bags or kilos harvested from each hectare",
    "days of labour paid for",
    "produce rejected by buyers",
    "the money spent on each field so far",
    "the price in three markets on the same day",
  ],
  automations: [
    {
      task: "collecting market prices",
      how: "You get the price from three contacts every Monday and see which market pays for the transport.",
    },
    {
      task: "recording spending by field",
      how: "Labour, seed and chemicals are sent as short messages and added up under each field.",
    },
    {
      task: "taking weekly vegetable orders",
      how: "The assistant opens the list on Tuesday, closes it on Thursday and totals every item for harvest.",
    },
    {
      task: "reminding workers of field dates",
      how: "Weeding, spraying and safe harvest days come from the planting date.",
    },
    {
      task: "sending waybills to buyers",
      how: "When the truck leaves, the buyer gets driver, number plate, bags and weight.",
    },
  ],
  system: {
    what: "a field book on WhatsApp that adds up what each field has cost and brought",
    why: "Most farmers know the price of a bag, but not what the bag cost them.",
  },
  campaigns: [
    {
      idea: "a Saturday harvest basket",
      steps: [
        "Put together six vegetables at one price.",
        "Take orders in two estates.",
        "Deliver with a card that names the field.",
      ],
    },
    {
      idea: "a processor’s promise",
      steps: [
        "Ask one processor for moisture, grade and quantity.",
        "Sign a one-page agreement.",
        "Bring the buyer to the field in the sixth week.",
      ],
    },
    {
      idea: "a lean-season store",
      steps: [
        "Dry and bag grain at harvest with a date.",
        "Offer it to schools in April.",
        "Sell in three parts as the price climbs.",
      ],
    },
    {
      idea: "a field day for buyers",
      steps: [
        "Invite ten buyers two weeks before harvest.",
        "Show the field, the scale and the road.",
        "Take deposits on the spot.",
      ],
    },
    {
      idea: "a neighbour truck",
      steps: ["Join four farms for one truck.", "Announce the market and the day.", "Share the cost by bag."],
    },
  ],
  questions: cropsQuestions,
  nameRoots: [
    { root: "Furrow", language: "English", meaning: "the line where seed is laid" },
    { root: "Ridge", language: "English", meaning: "raised and ready soil" },
    { root: "Greenfield", language: "English", meaning: "land that is growing" },
    { root: "Sunrise", language: "English", meaning: "the hour when farmers start" },
    { root: "Ile", language: "Yoruba", meaning: "the soil and the home" },
    { root: "Ikore", language: "Yoruba", meaning: "harvest" },
    { root: "Ugbo", language: "Igbo", meaning: "the farm" },
    { root: "Owuwe", language: "Igbo", meaning: "harvest" },
    { root: "Ala Oma", language: "Igbo", meaning: "good land" },
    { root: "Shuka", language: "Hausa", meaning: "planting" },
    { root: "Girbi", language: "Hausa", meaning: "harvest" },
    { root: "Fresh Pick", language: "Pidgin", meaning: "just taken from the farm" },
  ],
};
