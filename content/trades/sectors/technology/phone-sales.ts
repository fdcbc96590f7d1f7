import { phoneSalesQuestions } from "../../questions/technology/phone-sales.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const phoneSales: Sector = {
  id: "phone-sales",
  name: "phone and gadget sales",
  kind: "product",
  keywords: words(`
    phone sales, sell phones, selling phones, phones, phone shop, phone store, iphone, iphones,
    android phones, samsung, tecno, infinix, itel, uk used, uk-used phones, london used, gadgets,
    gadget, gadget store, laptops, laptop, laptop sales, tablets, smartwatch, phone accessories,
    chargers, power bank, power banks, airpods, earbuds, phone cases, game console, ps5, phone swap
  `),
  lines: [
    { id: "phones", words: words("phone, phones, iphone, imei, screen, calls, chats, network") },
    { id: "laptops", words: words("laptop, laptops") },
  ],
  offerNouns: [
    "new and used phones",
    "laptops for work and school",
    "chargers, earbuds and power banks",
    "swaps from old to new",
    "repairs of what was sold here",
  ],
  customers: [
    "students who need a phone and a laptop",
    "business people who sell on WhatsApp",
    "people upgrading their iPhone",
    "offices that buy for staff",
    "parents buying a first phone",
  ],
  wants: [
    "a phone that is not stolen or locked",
    "the true battery health",
    "a receipt with the IMEI number",
    "a warranty that is more than a promise",
    "a fair price for the old phone",
    "transfer of contacts and chats",
    "a laptop that starts within a minute",
    "a battery that lasts through a lecture day",
  ],
  worries: [
    "the phone is refurbished and sold as new",
    "the screen was changed",
    "the phone will be locked after a week",
    "the network will be weak on this model",
    "the shop will not be there when the phone spoils",
    "the charger in the box is a copy",
    "the laptop was opened and parts were changed",
    "the storage on the label is not the storage inside",
  ],
  proofs: [
    "the IMEI on the receipt and on the phone",
    "the battery health and all tests on video",
    "the seal opened in front of the buyer",
    "the warranty card with what it covers",
    "the shop’s address and years in the same plaza",
    "the swap price list of the week",
  ],
  benefits: [
    "check every function before your money leaves",
    "leave the shop with your chats on the new phone",
    "swap your old phone at a price you saw before",
    "pay for the condition that was written and not for a story",
    "bring your phone back to a shop with an address",
    "buy for your staff on one invoice with all numbers",
  ],
  strengths: [
    "A phone is a tool of work and is replaced every two or three years.",
    "Swaps bring stock and sales in one visit.",
    "Accessories sell daily and carry better margins than phones.",
    "Trust is rare in this market, so a clean receipt wins customers.",
  ],
  channels: [
    {
      name: "WhatsApp status",
      how: "Post each used phone with storage, battery, faults, price and the word sold when it goes.",
    },
    { name: "TikTok and Instagram", how: "Test one phone in a minute: screen, camera, battery, locks." },
    { name: "offices and cooperatives", how: "Offer staff prices with payment through the cooperative." },
    { name: "repairers", how: "Pay for each customer they send whose phone is beyond repair." },
    {
      name: "campus representatives",
      how: "Give each one a list and a small share, and sell only at the shop or by your rider.",
    },
  ],
  seasons: [
    { when: "from September to December", what: "new models, school and Christmas raise sales" },
    { when: "in January", what: "swaps rise and cash falls" },
    { when: "when the naira moves", what: "prices change in a day and quotations must carry a date" },
    { when: "at the start of campus sessions", what: "laptops and cheap Androids are asked for" },
  ],
  regulators: [
    {
      body: "NCC",
      when: "before you import or sell new phone models in quantity",
      what: "Phones and network devices should be type-approved.",
    },
    {
      body: "SON",
      when: "before you import chargers, batteries and power banks",
      what: "Electrical goods need the right import papers.",
    },
    {
      body: "CAC",
      when: "before you put your name on receipts",
      what: "A registered shop is what a buyer compares with a street seller.",
    },
    {
      body: "the police and market association",
      when: "before you buy used phones from walk-in sellers",
      what: "Keep identity, receipt and IMEI of every phone you buy, against stolen goods.",
    },
  ],
  capital: {
    low: 1_900_000,
    high: 5_100_000,
    buys: [
      { item: "six to ten used phones and a few new ones", low: 1_200_000, high: 3_000_000 },
      { item: "accessories of daily use", low: 200_000, high: 500_000 },
      { item: "a glass counter or shared space for six months", low: 200_000, high: 700_000 },
      { item: "test tools, a laptop and transfer cables", low: 250_000, high: 600_000 },
      { item: "receipts, boxes and a warranty card", low: 30_000, high: 80_000 },
      { item: "adverts and a ring light", low: 50_000, high: 150_000 },
    ],
  },
  firstTest:
    "Sell five phones for an established shop on commission with your own videos, and see which model and price people answer within a day.",
  earn: [
    "the margin on used phones",
    "swaps with a top-up",
    "accessories and screen protectors",
    "setting up new phones and moving data",
    "commission from repair and insurance",
  ],
  risks: [
    {
      risk: "a stolen phone enters the stock",
      answer:
        "Buy only with identity, receipt and IMEI check, take a picture of the seller and refuse in doubt.",
    },
    { risk: "prices fall when a new model comes", answer: "Keep stock small and sell within three weeks." },
    {
      risk: "the customer returns a phone that fell into water",
      answer: "Show the moisture marks at sale, write condition on the receipt and test before both.",
    },
    {
      risk: "a phone is snatched or the shop is robbed",
      answer: "Meet at the shop only, keep display dummies and do not post stock at home.",
    },
    {
      risk: "a supplier gives copies",
      answer: "Buy from two known importers and test every piece before payment.",
    },
    {
      risk: "a laptop develops a fault within a week",
      answer:
        "Run a full test for an hour before sale, write the serial numbers of the parts and keep one loan laptop.",
    },
  ],
  measures: [
    "phones sold by model",
    "days each phone stays",
    "returns and their cause",
    "the margin from accessories",
    "swaps for each ten sales",
  ],
  automations: [
    {
      task: "answering stock and price",
      how: "The assistant knows what is in the shop and sends the condition video.",
    },
    {
      task: "valuing a swap",
      how: "The customer answers eight questions and gets a price range before coming.",
    },
    { task: "keeping IMEI and warranty", how: "Each sale is found by number when it comes back." },
    { task: "telling waiting buyers", how: "Those who want a model and colour get the first message." },
    {
      task: "offering an accessory after three days",
      how: "Case, protector and power bank for exactly that phone are offered once.",
    },
  ],
  system: {
    what: "a stock list by IMEI with condition videos and warranty dates",
    why: "In phones the question is never only the price, it is who stands behind it.",
  },
  campaigns: [
    {
      idea: "a swap Saturday",
      steps: [
        "Publish a price list by model and condition.",
        "Test in public at the counter.",
        "Transfer data while they wait.",
      ],
    },
    {
      idea: "a student laptop month",
      steps: [
        "Choose three laptops with real battery hours.",
        "Show what each can run.",
        "Accept two payments through a guarantor.",
      ],
    },
    {
      idea: "a battery truth series",
      steps: ["Test ten used phones on video.", "Show the number.", "Price by what was seen."],
    },
    {
      idea: "an office upgrade list",
      steps: ["Visit one cooperative.", "Quote by invoice.", "Deliver with data moved on one day."],
    },
    {
      idea: "a case-and-screen bundle",
      steps: [
        "Fit protector and case at the sale.",
        "Write the price inside the phone’s price.",
        "Replace one broken protector free.",
      ],
    },
  ],
  questions: phoneSalesQuestions,
  nameRoots: [
    { root: "Signal", language: "English", meaning: "being reached" },
    { root: "Pixel", language: "English", meaning: "a clear picture" },
    { root: "Charge", language: "English", meaning: "full of power" },
    { root: "Trade", language: "English", meaning: "a fair exchange" },
    { root: "Ipe", language: "Yoruba", meaning: "a call" },
    { root: "Ohun Rere", language: "Yoruba", meaning: "a good voice" },
    { root: "Imole Ina", language: "Yoruba", meaning: "bright light" },
    { root: "Ekwenti", language: "Igbo", meaning: "the telephone" },
    { root: "Ozi", language: "Igbo", meaning: "a message" },
    { root: "Waya", language: "Hausa", meaning: "the telephone" },
    { root: "Labari", language: "Hausa", meaning: "news" },
    { root: "Sharp Line", language: "Pidgin", meaning: "a quick clear connection" },
  ],
};
