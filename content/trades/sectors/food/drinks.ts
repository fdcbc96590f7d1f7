import { drinksQuestions } from "../../questions/food/drinks.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const drinks: Sector = {
  id: "drinks",
  name: "drinks, juices and packaged water",
  kind: "product",
  keywords: words(`
    zobo, zobo drink, kunu, kunun aya, tiger nut drink, tigernut drink, tigernut, tiger nut, fura,
    nono, yoghurt, yogurt, greek yogurt, parfait, smoothie, smoothies, juice, juices, fruit juice,
    fresh juice, juice bar, chapman, mocktail, mocktails, cocktails, cold drinks, soft drinks,
    pure water, sachet water, bottled water, table water, water factory, palm wine, ginger drink,
    soya milk, tea and coffee, coffee shop, kunu zaki
  `),
  lines: [
    {
      id: "fresh",
      words: words(`
        mixed, zobo, kunu, tiger nut, tiger nuts, tigernut, smoothie, smoothies, juice, juices, fruit,
        sugar, flavour, flavours, parfait, yoghurt, preservatives, sour
      `),
    },
    { id: "water", words: words("water, sachet, sachets, pure water, bags of water, table water") },
  ],
  offerNouns: [
    "bottles of fresh zobo and tiger nut drink",
    "cold-pressed juices and smoothies",
    "cups of yoghurt and parfait",
    "bags of sachet water",
    "cartons of bottled water",
  ],
  customers: [
    "offices and gyms that want something cold and natural",
    "party hosts who need drinks for the guests",
    "parents filling lunch boxes",
    "provision shops and supermarkets",
    "people watching their sugar",
    "roadside sellers who buy water by the bag",
  ],
  wants: [
    "a drink that is cold when it arrives",
    "a clear word on sugar and preservatives",
    "a bottle that does not leak in the bag",
    "water that has no taste and no smell",
    "small bottles that children can finish",
    "a supply that does not stop in the hot months",
  ],
  worries: [
    "the drink was mixed with water from anywhere",
    "the drink will turn sour before evening",
    "the word natural on the label hides sugar and flavour",
    "the NAFDAC number is not real",
    "the bags of water will burst on the way",
    "the taste will change from one bottle to the next",
  ],
  proofs: [
    "a photo of the production date on every bottle",
    "the list of what is inside, in plain words",
    "the laboratory result of the water",
    "pictures of the washed fruit and the clean bottles",
    "a chilled sample for the shop owner and the first two customers",
    "the registration number where the product has one",
  ],
  benefits: [
    "offer guests something other than fizzy drinks",
    "see the day it was made before you buy",
    "drink something without added sugar when you ask for it",
    "keep cold bottles in your office fridge without shopping",
    "know the place and the people behind the bottle",
    "get your shop restocked before the freezer is empty",
  ],
  strengths: [
    "Heat sells cold drinks on most days of the year.",
    "Zobo leaves, tiger nuts and fruit are local and can be bought in small quantities.",
    "A bottle needs no explanation: one sip decides.",
    "Water is bought every day and by everyone.",
  ],
  channels: [
    {
      name: "gyms and office fridges",
      how: "Leave a small fridge or a cool box with twenty bottles and count twice a week.",
    },
    {
      name: "WhatsApp pre-orders",
      how: "Open orders on Wednesday, close them on Thursday night and deliver on Friday, so that nothing waits in your fridge.",
    },
    {
      name: "supermarkets and pharmacies",
      how: "Go in with samples, a price list and the registration papers, and ask for one shelf.",
    },
    {
      name: "event caterers",
      how: "Give caterers a price per fifty bottles with their own label for the couple’s names.",
    },
    {
      name: "churches, mosques and schools",
      how: "Sell after service or at break with somebody inside who keeps a share.",
    },
  ],
  seasons: [
    { when: "from February to April", what: "heat makes cold drinks and water run out daily" },
    { when: "during Ramadan", what: "kunu, zobo and fruit drinks sell in the last two hours before sunset" },
    { when: "in the rainy months", what: "cold drinks slow down and ginger, tea and yoghurt hold the money" },
    { when: "from November to January", what: "parties order by the hundred bottles" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you sell bottled or sachet products with a label",
      what: "Packaged drinks and water need registration and an inspected production place.",
    },
    {
      body: "the local government environmental health office",
      when: "before you produce where the public buys",
      what: "It checks water, waste and the health of those who handle drinks.",
    },
    {
      body: "SON",
      when: "before you choose bottles, sachets and your water standard",
      what: "It keeps the Nigerian standards for packaged water and packaging.",
    },
    {
      body: "CAC",
      when: "before you design a label",
      what: "The label carries a name and address that should be registered first.",
    },
  ],
  capital: {
    low: 860_000,
    high: 2_250_000,
    buys: [
      { item: "a blender, juicer or mill for real quantities", low: 70_000, high: 320_000 },
      { item: "a chest freezer and two cool boxes", low: 320_000, high: 520_000 },
      { item: "a water filter, tank and stainless working table", low: 120_000, high: 350_000 },
      { item: "bottles, caps, labels and a sealer", low: 90_000, high: 250_000 },
      { item: "fruit, leaves, nuts and spices for the first two weeks", low: 80_000, high: 200_000 },
      { item: "power for the freezer", low: 180_000, high: 600_000 },
    ],
  },
  firstTest:
    "Make forty bottles of two flavours on a Thursday, sell them at one office and one gym by Friday evening, and count how many people ask for Monday.",
  earn: [
    "a margin on each bottle, better in packs of six and twelve",
    "event orders with a printed label",
    "a weekly office and gym subscription",
    "wholesale to shops with cash on delivery",
    "sale of dried zobo mix and roasted tiger nuts",
  ],
  risks: [
    {
      risk: "a batch turns sour in the heat",
      answer:
        "Produce less and more often, keep the cold from kettle to customer and print the last day on the bottle.",
    },
    {
      risk: "bottles cost more than what is inside",
      answer: "Buy bottles together with two other makers and take back clean glass for large orders.",
    },
    {
      risk: "light fails for two days",
      answer: "Plan production around your power, keep ice blocks ready and sell by pre-order.",
    },
    {
      risk: "a shop holds your bottles and pays late",
      answer: "Start each shop with one dozen and give the next dozen only after payment.",
    },
    {
      risk: "somebody copies your taste and label",
      answer: "Register the name, keep the recipe at home and win by freshness and delivery.",
    },
  ],
  measures: [
    "bottles sold by flavour",
    "bottles returned or poured away",
    "the cost of packaging in each bottle",
    "shops that paid on delivery",
    "customers who ordered again within ten days",
  ],
  automations: [
    {
      task: "taking pre-orders until the closing time",
      how: "The assistant lists flavours and sizes, takes payment and closes by itself on Thursday night.",
    },
    {
      task: "asking shops for their count",
      how: "Every Monday and Thursday each shop gets one question: how many are left.",
    },
    {
      task: "answering questions on sugar and shelf life",
      how: "The right answer goes out for each flavour, with how to store it.",
    },
    {
      task: "recording batches",
      how: "Each batch gets a number with date, quantity and who made it, so that a complaint can be traced.",
    },
    {
      task: "reminding subscribers to return bottles",
      how: "A message the evening before delivery says how many empties to bring out.",
    },
  ],
  system: {
    what: "a pre-order list with batch dates and a count for each shop",
    why: "What spoils is what was made without an order.",
  },
  campaigns: [
    {
      idea: "a seven-day office cooler",
      steps: [
        "Put a cool box with twenty bottles in one office.",
        "Write prices on it and collect by transfer code.",
        "Keep only the offices that finish it in two days.",
      ],
    },
    {
      idea: "an iftar dozen",
      steps: [
        "Pack twelve small bottles for a family or a mosque.",
        "Take orders before Ramadan begins.",
        "Deliver every third day.",
      ],
    },
    {
      idea: "a label for the celebrant",
      steps: [
        "Offer bottles with name and picture for parties of fifty and more.",
        "Show three sample labels.",
        "Ask caterers to add it to their price list.",
      ],
    },
    {
      idea: "a less-sugar week",
      steps: [
        "Sell every flavour in two grades of sweetness.",
        "Ask buyers which one they will buy again.",
        "Keep the winner and say so on the label.",
      ],
    },
    {
      idea: "a school break trial",
      steps: [
        "Give one school small bottles at break for a week.",
        "Ask the head teacher which two flavours should stay.",
        "Deliver on fixed days.",
      ],
    },
  ],
  questions: drinksQuestions,
  nameRoots: [
    { root: "Sip", language: "English", meaning: "a small pleasant drink" },
    { root: "Spring", language: "English", meaning: "clean water from the ground" },
    { root: "Chill", language: "English", meaning: "something cold on a hot day" },
    { root: "Hibiscus", language: "English", meaning: "the flower that zobo is made from" },
    { root: "Omi", language: "Yoruba", meaning: "water" },
    { root: "Tutu", language: "Yoruba", meaning: "coolness and freshness" },
    { root: "Eso", language: "Yoruba", meaning: "fruit" },
    { root: "Mmiri", language: "Igbo", meaning: "water" },
    { root: "Iyi", language: "Igbo", meaning: "a stream" },
    { root: "Sanyi", language: "Hausa", meaning: "coolness" },
    { root: "Ruwa", language: "Hausa", meaning: "water" },
    { root: "Koolu", language: "Pidgin", meaning: "being cool and calm" },
  ],
};
