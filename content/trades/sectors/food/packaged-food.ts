import { packagedFoodQuestions } from "../../questions/food/packaged-food.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const packagedFood: Sector = {
  id: "packaged-food",
  name: "food processing and packaging",
  kind: "product",
  keywords: words(`
    food processing, garri, gari, cassava, cassava processing, cassava flour, yam flour, elubo, poundo,
    plantain chips, plantain flour, kuli kuli, groundnut, groundnuts, peanut, peanuts, peanut butter,
    ogi, akamu, pap, custard, spices, seasoning, pepper mix, dried pepper, crayfish, ogbono, palm oil,
    red oil, groundnut oil, honey, dried vegetables, tom brown, dambu nama, kilishi, ijebu garri,
    kpokpo garri
  `),
  lines: [
    {
      id: "dry",
      words: words(`
        garri, cassava, flour, sand, stones, insects, weevils, sieve, sieving, pap, spices, pepper,
        crayfish, ogbono
      `),
    },
    { id: "oils", words: words("oil, honey, bottled") },
    { id: "snacks", words: words("plantain, chips, nuts, groundnut, groundnuts, kuli kuli, kilishi") },
  ],
  offerNouns: [
    "sealed packs of garri and flour",
    "plantain chips and roasted nuts",
    "bottled palm oil and honey",
    "ground spices and crayfish",
    "ready mixes such as pap and tom brown",
  ],
  customers: [
    "busy homes that do not go to the market",
    "supermarkets and provision shops",
    "Nigerians abroad who miss food from home",
    "mothers starting children on solid food",
    "restaurants that buy by the bag",
  ],
  wants: [
    "food without sand, stones or insects",
    "a pack that closes again after opening",
    "the taste from the village in a clean pack",
    "one weight that is true on every scale",
    "a date of packing that can be read",
    "a supply that is the same in May and in November",
  ],
  worries: [
    "there is sand in the pack",
    "the food was dried by the roadside",
    "the oil is mixed or coloured",
    "the pack weighs less than the label says",
    "weevils will appear after two weeks",
    "the product will vanish from the shelf after the first month",
  ],
  proofs: [
    "a video of the processing from peeling to sealing",
    "the date of packing and the weight on every pack",
    "the registration number on the label",
    "a photo of the drying racks, covered and off the ground",
    "a pack on a scale, filmed without a cut",
    "the shops where it has been on the shelf for six months",
  ],
  benefits: [
    "cook from a pack without picking stones",
    "send food from home to your people abroad",
    "buy small and still get clean food",
    "keep the pack on the shelf for months without insects",
    "know the town your garri comes from",
    "fill your restaurant’s store without a day at the market",
  ],
  strengths: [
    "Everybody knows the product; only the cleanliness and the pack have to be sold.",
    "Raw material is grown close by, and prices fall sharply at harvest for those who can store.",
    "Dry food keeps, so a slow week does not become a loss.",
    "The same pack can go to a shop shelf, a school store and a suitcase to London.",
  ],
  channels: [
    {
      name: "supermarkets and mini-marts",
      how: "Bring two samples, the price list, the papers and a promise to exchange slow packs, and ask for a trial shelf.",
    },
    {
      name: "diaspora WhatsApp groups",
      how: "Sell a box of mixed packs with the weight and the courier’s price stated.",
    },
    {
      name: "market women with a good corner",
      how: "Give them a display pack and a margin that they see on every pack.",
    },
    {
      name: "Instagram and TikTok",
      how: "Show the dirty work honestly: peeling, pressing, frying, sieving, sealing.",
    },
    {
      name: "trade fairs and farmers’ markets",
      how: "Sell small tasting packs and write down the number of every shop owner who stops.",
    },
  ],
  seasons: [
    {
      when: "from October to January",
      what: "cassava, maize and groundnut are cheap after harvest and worth storing",
    },
    { when: "from May to August", what: "garri and yam flour are scarce and prices climb" },
    {
      when: "before schools resume in September and January",
      what: "parents buy garri, milk mixes and snacks for boarding children",
    },
    { when: "before Christmas and during Ramadan", what: "spices, oil and pap move fastest" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you print labels or supply a supermarket",
      what: "Packaged food sold under a brand needs registration and an inspected production place.",
    },
    {
      body: "CAC",
      when: "before you apply to NAFDAC or register a trade name",
      what: "Other bodies ask for the registration of the business first.",
    },
    {
      body: "SON",
      when: "before you state a standard or export processed food",
      what: "It keeps product standards, and the MANCAP mark is for goods made in Nigeria.",
    },
    {
      body: "the Nigeria Agricultural Quarantine Service (NAQS)",
      when: "before you send farm produce abroad by cargo",
      what: "Plant products for export need its inspection and certificate.",
    },
    {
      body: "NEPC",
      when: "before your first real export",
      what: "Exporters register with the Nigerian Export Promotion Council.",
    },
  ],
  capital: {
    low: 1_350_000,
    high: 3_650_000,
    buys: [
      { item: "a grater, press, mill or slicer for the chosen product", low: 350_000, high: 950_000 },
      { item: "a fryer, roaster or covered solar dryer", low: 180_000, high: 600_000 },
      { item: "scales, sieves, basins and a band sealer", low: 130_000, high: 320_000 },
      { item: "raw material for the first month", low: 200_000, high: 500_000 },
      { item: "printed pouches, labels and cartons", low: 150_000, high: 400_000 },
      {
        item: "registration, laboratory tests and the repairs that inspectors ask for",
        low: 350_000,
        high: 850_000,
      },
    ],
  },
  firstTest:
    "Pack fifty units of one product by hand with a plain label, sell them in three shops and to one group, and see how many shops ask for more within two weeks.",
  earn: [
    "retail packs in two sizes under one name",
    "bulk bags for restaurants and school kitchens",
    "private packing for supermarkets with their own label",
    "mixed boxes for Nigerians abroad",
    "milling and packing of other people’s produce for a fee",
  ],
  risks: [
    {
      risk: "the price of raw material doubles between harvest and scarcity",
      answer:
        "Buy and dry at harvest, store off the ground, and agree a price with two farms or a cooperative.",
    },
    {
      risk: "a shop keeps goods for months and then returns them",
      answer: "Give small quantities, exchange slow packs within thirty days and move them where they sell.",
    },
    {
      risk: "moisture or insects enter the packs",
      answer:
        "Dry by measure and not by eye, seal twice and keep one pack of each batch to look at after a month.",
    },
    {
      risk: "the registration takes longer than the money lasts",
      answer: "Start the papers before the machine, and sell in bulk unbranded to kitchens meanwhile.",
    },
    {
      risk: "a bigger maker copies the pack",
      answer: "Stay close to your shops, deliver weekly and keep the taste that made them buy.",
    },
  ],
  measures: [
    "packs sold in each shop",
    "packs returned and the reason",
    "kilos of raw material for each kilo packed",
    "the cost of pack and label in each sale",
    "shops that reordered without a visit",
  ],
  automations: [
    {
      task: "collecting reorders from shops",
      how: "Each shop gets one message on its day and answers with numbers; the delivery list is ready the next morning.",
    },
    {
      task: "recording batches and dates",
      how: "Every batch is entered with source, weight in, weight out and packing date, so that a complaint leads to one day.",
    },
    {
      task: "chasing shop payments",
      how: "An invoice that is a week old gets a polite reminder with the amount and the account.",
    },
    {
      task: "answering buyers abroad",
      how: "The assistant gives box sizes, weights and the next courier day, and takes the address.",
    },
    {
      task: "warning of low pouches and labels",
      how: "When pouches fall below two weeks of work, you get a message before production stops.",
    },
  ],
  system: {
    what: "a batch and shop record that shows what was made, where it stands and who owes",
    why: "In packaged food the money sleeps on other people’s shelves.",
  },
  campaigns: [
    {
      idea: "a scale challenge",
      steps: [
        "Film a pack on the shop’s own scale each week.",
        "Show the label and the reading together.",
        "Ask shop owners to try it with any pack.",
      ],
    },
    {
      idea: "a boarding school box",
      steps: [
        "Fill one box with garri, groundnut, milk and a spoon.",
        "Offer it to parents three weeks before resumption.",
        "Deliver to the house or to the school gate.",
      ],
    },
    {
      idea: "a harvest price for kitchens",
      steps: [
        "In November offer restaurants a price for ten bags.",
        "Take half before you process.",
        "Deliver in two parts.",
      ],
    },
    {
      idea: "a taste table on Saturday",
      steps: [
        "Stand in one supermarket with a small bowl and water.",
        "Give a coupon for the second pack.",
        "Count packs before and after.",
      ],
    },
    {
      idea: "a box for London and Houston",
      steps: [
        "Agree a rate with one courier.",
        "Show the packed box on a scale.",
        "Close orders every second Friday.",
      ],
    },
  ],
  questions: packagedFoodQuestions,
  nameRoots: [
    { root: "Harvest", language: "English", meaning: "the season of plenty" },
    { root: "Sieve", language: "English", meaning: "food without stones" },
    { root: "Pantry", language: "English", meaning: "the shelf that is never empty" },
    { root: "Ile Oja", language: "Yoruba", meaning: "the house of trade" },
    { root: "Agbado", language: "Yoruba", meaning: "maize" },
    { root: "Isu", language: "Yoruba", meaning: "yam" },
    { root: "Nri Oma", language: "Igbo", meaning: "good food" },
    { root: "Noma", language: "Hausa", meaning: "farming" },
    { root: "Gona", language: "Hausa", meaning: "the farm" },
    { root: "Correct Measure", language: "Pidgin", meaning: "a full and honest quantity" },
  ],
};
