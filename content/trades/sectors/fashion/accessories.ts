import { accessoriesQuestions } from "../../questions/fashion/accessories.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const accessories: Sector = {
  id: "accessories",
  name: "jewellery, perfumes and accessories",
  kind: "product",
  keywords: words(`
    jewellery, jewelry, jewelries, jewelleries, beads, coral beads, bead making, beaded, bracelets,
    bracelet, necklace, necklaces, earrings, engagement ring, wedding rings, wristwatch, wristwatches,
    perfume, perfumes, perfume oil, oud, body spray, body mist, humidifier, turare, incense,
    sunglasses, glasses frames, caps, fila, gele, fascinator, fascinators, scarves, hair accessories
  `),
  lines: [
    {
      id: "scent",
      words: words(`
        scent, scents, perfume, perfumes, oil, bottle, bottles, tester, testers, smell, incense, refill,
        oud
      `),
    },
    {
      id: "jewels",
      words: words(`
        bead, beads, coral, ring, rings, necklace, necklaces, gold, plating, plated, stone, lace,
        jewellery, jewelry, watch, watches, wristwatch
      `),
    },
  ],
  offerNouns: [
    "perfume oils and sprays",
    "bead and coral sets",
    "necklaces, rings and watches",
    "incense and home scents",
    "caps, gele and fascinators",
  ],
  customers: [
    "brides and their mothers",
    "men who buy gifts and do not know what to choose",
    "office women who like small luxuries",
    "young people who want to smell good on a budget",
    "resellers in markets and hostels",
  ],
  wants: [
    "a scent that stays until evening",
    "gold colour that does not turn green",
    "coral of an even red",
    "a gift that is wrapped and ready",
    "small sizes for trying",
    "a seller who remembers the last perfume",
  ],
  worries: [
    "the perfume is mixed with too much alcohol",
    "the plating will fade in a week",
    "the stone will fall out",
    "the beads are plastic sold as coral",
    "the smell in the bottle will not be the smell on the skin",
    "the watch will stop and nobody will repair it",
    "the tester and the big bottle will not be the same",
  ],
  proofs: [
    "a tester that can be worn for a day",
    "the same ring after three months of daily use",
    "the thread and the knots of a bead set",
    "what the piece is made of, written on the tag",
    "the decanting of oil from the labelled bottle",
    "pictures of brides wearing the sets",
  ],
  benefits: [
    "try a small bottle before you pay for a big one",
    "leave in the morning and still smell good at the evening service",
    "give a gift that is wrapped, with your words on the card",
    "match your beads with your lace before the day",
    "wear your ring every day and know how to keep it bright",
    "reorder your scent with one message",
  ],
  strengths: [
    "Small items travel cheaply and hold a good margin.",
    "Gifts are bought all year and for both sexes.",
    "A scent that somebody likes is bought again every two months.",
    "Stock fits into one box and starts with little money.",
  ],
  channels: [
    {
      name: "Instagram close-ups",
      how: "Film the piece in daylight and say material, size and price in the first line.",
    },
    { name: "offices at month end", how: "Carry a small tray of testers on the last working day." },
    { name: "salons, barbers and tailors", how: "Leave a display with ten pieces and share the sale." },
    { name: "wedding vendors", how: "Give makeup artists a bead set to borrow for pictures." },
    { name: "WhatsApp list by scent", how: "Write to buyers when their own perfume is back." },
  ],
  seasons: [
    { when: "in December and February", what: "gifts for Christmas and Valentine’s Day double the week" },
    {
      when: "in the wedding months from October to January",
      what: "coral, fascinators and rings are ordered",
    },
    { when: "in Ramadan and before Sallah", what: "oud, incense and caps are asked for" },
    { when: "in graduation and mothers’ day weeks", what: "watches and small sets are wrapped as gifts" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you mix and label your own perfumes and body sprays",
      what: "Cosmetics and fragrances made for sale need registration.",
    },
    {
      body: "CAC",
      when: "before you print a name on bottles and boxes",
      what: "A brand begins with the name.",
    },
    {
      body: "SCUML",
      when: "before you deal in gold and precious stones",
      what: "Dealers in precious metals and stones register against money laundering.",
    },
    {
      body: "the Nigeria Customs Service",
      when: "before you bring in a larger shipment",
      what: "Ask for the duty on fragrances and watches first.",
    },
  ],
  capital: {
    low: 550_000,
    high: 1_600_000,
    buys: [
      { item: "a first selection of oils, sprays or pieces", low: 200_000, high: 600_000 },
      { item: "bottles, atomisers, boxes and cards", low: 60_000, high: 180_000 },
      { item: "beads, wire, thread and tools", low: 50_000, high: 160_000 },
      { item: "display trays, testers and lighting", low: 40_000, high: 130_000 },
      { item: "a phone with good close-up pictures", low: 150_000, high: 350_000 },
      { item: "adverts and samples for the first months", low: 50_000, high: 150_000 },
    ],
  },
  firstTest:
    "Fill thirty small testers of five scents, sell them at cost to office friends, and see who asks for a full bottle within ten days.",
  earn: [
    "full bottles after small testers",
    "bead sets made to match a lace",
    "gift boxes with card and delivery",
    "refills of the customer’s own bottle",
    "wholesale packs for resellers",
  ],
  risks: [
    {
      risk: "a fashionable scent dies",
      answer: "Keep five that never die and bring new ones in small bottles.",
    },
    {
      risk: "pieces fade and buyers complain",
      answer: "Write material and care on the card and replace fast what failed early.",
    },
    {
      risk: "bottles break on the way",
      answer: "Wrap each one, test your parcel by dropping it and write fragile.",
    },
    {
      risk: "display pieces get lost in salons",
      answer: "Count weekly, photograph the tray and share one list with the owner.",
    },
    {
      risk: "copies are cheaper in the market",
      answer: "Sell what cannot be copied: matching, wrapping, remembering.",
    },
  ],
  measures: [
    "testers that became full bottles",
    "repeat buyers by scent",
    "pieces lost or damaged",
    "the margin on each gift box",
    "sales of every display point",
  ],
  automations: [
    {
      task: "finding a scent by questions",
      how: "The assistant asks day or night, sweet or dry, and budget, and suggests three testers.",
    },
    {
      task: "reminding buyers to refill",
      how: "Two months after a bottle the owner gets one message with the refill price.",
    },
    { task: "taking gift orders with a card", how: "It collects name, words for the card, day and address." },
    {
      task: "booking bead sets for weddings",
      how: "Picture of the lace, number of lines and date are kept in one order.",
    },
    { task: "counting display points", how: "Each salon answers with numbers on Friday." },
  ],
  system: {
    what: "a customer list by scent, ring size and gift dates",
    why: "People buy again from the one who remembers for them.",
  },
  campaigns: [
    {
      idea: "a five-scent tester box",
      steps: [
        "Put five small bottles in a box with names.",
        "Take the price off a full bottle.",
        "Ask for the favourite after a week.",
      ],
    },
    {
      idea: "a men’s gift rescue",
      steps: [
        "Announce three ready gifts with prices.",
        "Take orders until the evening before.",
        "Deliver in a bag with the card.",
      ],
    },
    {
      idea: "a bring-your-bottle week",
      steps: [
        "Refill clean bottles at a lower price.",
        "Offer a new scent on paper.",
        "Note the date of the next refill.",
      ],
    },
    {
      idea: "a coral fitting for brides",
      steps: [
        "Invite brides with their lace.",
        "String two sets and take pictures.",
        "Book the date with a deposit.",
      ],
    },
    {
      idea: "a reseller’s tray",
      steps: ["Give twelve pieces with fixed prices.", "Settle every Friday.", "Change what did not move."],
    },
  ],
  questions: accessoriesQuestions,
  nameRoots: [
    { root: "Amber", language: "English", meaning: "a warm scent and a warm colour" },
    { root: "Carat", language: "English", meaning: "something precious" },
    { root: "Halo", language: "English", meaning: "a ring of light" },
    { root: "Petal", language: "English", meaning: "a soft scent" },
    { root: "Iyun", language: "Yoruba", meaning: "coral beads" },
    { root: "Ileke", language: "Yoruba", meaning: "beads" },
    { root: "Oorun Didun", language: "Yoruba", meaning: "a sweet smell" },
    { root: "Ola Oma", language: "Igbo", meaning: "a beautiful jewel" },
    { root: "Isi Oma", language: "Igbo", meaning: "a good smell" },
    { root: "Turare", language: "Hausa", meaning: "perfume" },
    { root: "Zobe", language: "Hausa", meaning: "a ring" },
    { root: "Kamshi", language: "Hausa", meaning: "fragrance" },
  ],
};
