import { importationQuestions } from "../../questions/trade/importation.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const importation: Sector = {
  id: "importation",
  name: "mini importation and online shops",
  kind: "product",
  keywords: words(`
    mini importation, importation, import from china, china goods, import and export, imported goods,
    online store, online shop, online shopping, ecommerce, e-commerce, dropshipping, drop shipping,
    jumia, konga, alibaba, aliexpress, 1688, pre-order, preorder, gadgets and home, household items,
    kitchen utensils, kitchenware, home appliances, toys, baby items, baby shop, gift shop, gift boxes,
    souvenirs, bedsheets, bedsheet, duvet, duvets
  `),
  lines: [],
  offerNouns: [
    "kitchen and household things",
    "bedsheets and duvets",
    "toys and baby items",
    "gift boxes and souvenirs",
    "goods brought in on order",
  ],
  customers: [
    "young women setting up a first flat",
    "mothers of babies and small children",
    "resellers who post other people’s goods",
    "people who buy gifts for a date",
    "offices that need souvenirs in numbers",
  ],
  wants: [
    "the thing in the picture and in that colour",
    "a delivery date that is kept",
    "payment on delivery where it is possible",
    "a price that includes everything",
    "a way to return what is broken",
    "an answer within minutes and not tomorrow",
  ],
  worries: [
    "the thing that comes will not be the thing in the picture",
    "the vendor will block the number after payment",
    "the goods will be stuck at the port for months",
    "the size in the picture is only a trick of the camera",
    "the thing will spoil after one week",
    "the rider will ask for more money at the gate",
  ],
  proofs: [
    "a video of the real item beside a hand or a bottle",
    "the waybill or airway bill of the shipment",
    "a list of what is in stock and what is on order",
    "delivered orders with the customer’s town",
    "the policy on broken goods in four lines",
    "the shop’s address and registered name",
  ],
  benefits: [
    "see the size beside a bottle before you pay",
    "track your order without begging for an answer",
    "equip your kitchen without a day in the market",
    "resell with pictures that belong to you",
    "get a gift wrapped and delivered on the right day",
    "open your parcel in front of the rider where we deliver ourselves",
  ],
  strengths: [
    "Demand can be tested with pictures before goods are bought.",
    "A small parcel of the right thing can double its money.",
    "Resellers bring customers without a salary.",
    "The shop needs a phone, a table for packing and honesty.",
  ],
  channels: [
    {
      name: "Instagram and TikTok",
      how: "Show one item in use for fifteen seconds with its size, price and stock.",
    },
    {
      name: "a WhatsApp resellers’ group",
      how: "Post clean pictures, the reseller’s price and what has sold out, every morning.",
    },
    {
      name: "online marketplaces",
      how: "List the ten items with the best reviews and put commission and returns into the price.",
    },
    {
      name: "Facebook adverts",
      how: "Spend a small fixed amount on one item with delivery in two cities until it sells ten.",
    },
    { name: "a packing slip", how: "Put a card with the number and next month’s item in each parcel." },
  ],
  seasons: [
    {
      when: "from October to December",
      what: "gifts, souvenirs and decorations are bought, and goods must leave China by September",
    },
    { when: "in February", what: "gift boxes for Valentine’s Day sell in two weeks" },
    {
      when: "from late January to March",
      what: "factories in China close for their New Year and supply is slow",
    },
    { when: "before schools resume", what: "bottles, bags and lunch boxes move" },
  ],
  regulators: [
    {
      body: "the Nigeria Customs Service",
      when: "before you ship anything in quantity",
      what: "Duty and prohibited goods decide your profit; ask a licensed clearing agent.",
    },
    {
      body: "SON",
      when: "before you import electrical goods, toys or cookware",
      what: "Regulated products need SONCAP papers before they leave the other country.",
    },
    {
      body: "NAFDAC",
      when: "before you import food, creams, drugs or baby milk",
      what: "These cannot be imported without its permit.",
    },
    {
      body: "CAC",
      when: "before you run adverts and take payment from strangers",
      what: "A registered name on the account removes half of the fear.",
    },
    {
      body: "FCCPC",
      when: "before you write your return policy",
      what: "Buyers have rights when goods are faulty or different from the picture.",
    },
  ],
  capital: {
    low: 790_000,
    high: 2_400_000,
    buys: [
      { item: "the first two small shipments with freight and clearing", low: 400_000, high: 1_200_000 },
      { item: "samples of eight to ten items", low: 60_000, high: 150_000 },
      { item: "a phone with a good camera, a light and a background", low: 150_000, high: 400_000 },
      { item: "adverts for the first two months", low: 80_000, high: 250_000 },
      { item: "packing materials and waybill deposits", low: 40_000, high: 120_000 },
      { item: "a shelf or small store", low: 60_000, high: 250_000 },
    ],
  },
  firstTest:
    "Borrow three items from an importer, post real videos to two hundred people, and order your own only when ten have paid a deposit for one of them.",
  earn: [
    "the margin between landed cost and price",
    "pre-orders paid before shipping",
    "a reseller price in packs of six",
    "gift wrapping and cards",
    "sourcing for others at a stated fee",
  ],
  risks: [
    {
      risk: "the exchange rate eats the margin while goods are at sea",
      answer: "Price from landed cost with a reserve, pay freight early and bring smaller lots more often.",
    },
    {
      risk: "the factory sends another quality",
      answer:
        "Order samples, pay through a platform that can hold money and keep pictures of what was agreed.",
    },
    {
      risk: "customs holds the goods",
      answer: "Use an agent with references, declare honestly and avoid regulated goods at the start.",
    },
    {
      risk: "customers refuse at the door",
      answer: "Confirm by call in the morning and ask new customers for the delivery fee first.",
    },
    {
      risk: "ten other vendors sell the same item",
      answer: "Win by video, stock in hand and fast delivery, and change the item when it has become common.",
    },
  ],
  measures: [
    "the landed cost of each item",
    "orders refused at the door",
    "days between payment and delivery",
    "the cost of adverts for each paid order",
    "items that have not moved for sixty days",
  ],
  automations: [
    {
      task: "answering price, size and colour",
      how: "The assistant sends the right video, the stock and the delivery fee to the customer’s town.",
    },
    {
      task: "collecting address and payment",
      how: "Name, phone, address and nearest bus stop come in one message, and the alert is matched to the order.",
    },
    {
      task: "updating pre-order customers",
      how: "All buyers of a shipment get its place: ordered, flown, cleared, packed.",
    },
    {
      task: "confirming deliveries in the morning",
      how: "The customer answers yes or tomorrow before the rider leaves.",
    },
    {
      task: "keeping resellers informed",
      how: "When an item is sold out, the group hears it in the same minute.",
    },
  ],
  system: {
    what: "an order book that joins chats, payments, stock and waybills",
    why: "Vendors lose customers between ’I have paid’ and ’it is with the rider’.",
  },
  campaigns: [
    {
      idea: "a first-flat box",
      steps: [
        "Choose ten things a new flat needs.",
        "Price the box below the sum.",
        "Let people pay in two parts.",
      ],
    },
    {
      idea: "a reseller starter week",
      steps: [
        "Give twenty people pictures, price and rules.",
        "Deliver under their name.",
        "Keep those who sold five.",
      ],
    },
    {
      idea: "a gift calendar",
      steps: [
        "Write down the birthdays your customers tell you.",
        "Show three gifts a week before.",
        "Include the card.",
      ],
    },
    {
      idea: "an unboxing promise",
      steps: [
        "Ask each buyer for a picture after opening.",
        "Give free delivery on the next order.",
        "Post the real pictures with the item’s name.",
      ],
    },
    {
      idea: "a closing pre-order list",
      steps: [
        "Announce the item, the price and the closing date.",
        "Send a weekly update.",
        "Show the opening of the cartons.",
      ],
    },
  ],
  questions: importationQuestions,
  nameRoots: [
    { root: "Parcel", language: "English", meaning: "something good on its way" },
    { root: "Harbour", language: "English", meaning: "where goods arrive safely" },
    { root: "Doorstep", language: "English", meaning: "delivery to the house" },
    { root: "Carton", language: "English", meaning: "goods unpacked" },
    { root: "Itaja", language: "Yoruba", meaning: "a place of trade" },
    { root: "Ore Ofe", language: "Yoruba", meaning: "grace" },
    { root: "Ebute", language: "Yoruba", meaning: "a harbour" },
    { root: "Ngwa", language: "Igbo", meaning: "tools and goods" },
    { root: "Ahia Oma", language: "Igbo", meaning: "good trade" },
    { root: "Kaya", language: "Hausa", meaning: "goods" },
    { root: "Albarka", language: "Hausa", meaning: "blessing" },
    { root: "Original", language: "Pidgin", meaning: "the real thing" },
  ],
};
