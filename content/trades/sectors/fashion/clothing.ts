import { clothingQuestions } from "../../questions/fashion/clothing.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const clothing: Sector = {
  id: "clothing",
  name: "ready-made clothing and thrift",
  kind: "product",
  keywords: words(`
    clothing, clothing brand, clothing line, clothes, ready made clothes, ready-made, boutique,
    boutiques, thrift, thrift clothes, okrika, okirika, bend down select, bale of clothes, bales,
    fairly used clothes, children’s clothes, kids wear, baby clothes, t-shirts, polo, jeans, gowns,
    two piece, streetwear, lingerie, underwear, hijab, abaya, jalabiya, turban, sportswear,
    modest wear, fashion store, unisex wear, ready to wear, adire, dresses
  `),
  lines: [
    { id: "thrift", words: words("thrift, bale, bales, okrika, stain") },
    { id: "children", words: words("children, kids, baby, term") },
    { id: "modest", words: words("hijab, hijabs, abaya, modest, muslim") },
  ],
  offerNouns: [
    "ready-made dresses and shirts",
    "selected thrift by the piece",
    "bales opened for resellers",
    "children’s clothes by size",
    "hijabs and modest wear",
  ],
  customers: [
    "office workers who dress on a budget",
    "students who want to look good cheaply",
    "mothers of growing children",
    "resellers in other towns",
    "Muslim women looking for decent cuts",
  ],
  wants: [
    "a true size with numbers in centimetres",
    "fabric that does not fade after two washes",
    "thrift that was washed and ironed",
    "new things every week",
    "a picture on a person and not on a hanger",
    "an exchange if the size is wrong",
  ],
  worries: [
    "the size is smaller than the label",
    "there is a stain or a hole that the picture hides",
    "the colour will run",
    "the vendor posts what is already sold",
    "everybody at the party will wear the same dress",
    "the bale will contain more rags than clothes",
  ],
  proofs: [
    "a tape across the chest, waist and length in the picture",
    "a close picture of every fault",
    "a short try-on by two people of different size",
    "a washed piece beside a new one",
    "bales opened on live video",
    "comments of buyers of the same size",
  ],
  benefits: [
    "order by tape measure and not by hope",
    "wear something that nobody in your office has",
    "dress your children for a term within one budget",
    "exchange the wrong size without a quarrel",
    "start reselling with ten good pieces",
    "see every stain before you pay",
  ],
  strengths: [
    "Clothes wear out, children grow and fashions change.",
    "One bale or one dozen is enough to begin.",
    "A live sale can empty a rail in an hour.",
    "Thrift buyers come back for the hunt as much as for the price.",
    "Decent cuts in good cloth are still hard to find ready-made.",
  ],
  channels: [
    {
      name: "Instagram and TikTok live",
      how: "Open at the same hour each week, show each piece with tape and price, and mark it sold at once.",
    },
    { name: "WhatsApp status", how: "Post by size, so that a size 14 sees only what fits her on her day." },
    {
      name: "campus and office representatives",
      how: "Give each one twelve pieces on a list and count on Friday.",
    },
    { name: "a Saturday rail", how: "Rent a corner at a salon or a gym and hang forty pieces." },
    {
      name: "resellers’ group",
      how: "Announce the opening of bales with grade, number of pieces and price.",
    },
  ],
  seasons: [
    { when: "before Christmas and Sallah", what: "children’s and party clothes sell in dozens" },
    { when: "in September and January", what: "students resume and buy jeans, shirts and sweaters" },
    { when: "in the rains and harmattan", what: "jackets and sweaters from bales move" },
    { when: "in the weeks before Valentine’s Day and Easter", what: "dresses and two-pieces are asked for" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you print labels and bags",
      what: "A brand needs a registered name to grow into shops.",
    },
    {
      body: "the Nigeria Customs Service",
      when: "before you bring in bales yourself",
      what: "Used clothing is on the import prohibition list, so ask a licensed agent what is allowed.",
    },
    {
      body: "SON",
      when: "before you import new textiles in quantity",
      what: "Textiles have standards on labels and content.",
    },
    {
      body: "the trademarks registry",
      when: "before you print your logo on hundreds of shirts",
      what: "Check that nobody owns the name.",
    },
  ],
  capital: {
    low: 800_000,
    high: 2_200_000,
    buys: [
      { item: "two bales or eight dozen selected pieces", low: 350_000, high: 900_000 },
      { item: "rails, hangers, mannequin and mirror", low: 80_000, high: 220_000 },
      { item: "a steamer, iron, washing and mending", low: 60_000, high: 160_000 },
      { item: "a phone, ring light and backdrop", low: 150_000, high: 400_000 },
      { item: "bags, labels and small packaging", low: 40_000, high: 120_000 },
      { item: "a shop corner for six months", low: 120_000, high: 400_000 },
    ],
  },
  firstTest:
    "Pick forty pieces by hand at the market, photograph them with a tape, sell for two weekends on status, and see which sizes went first.",
  earn: [
    "the margin on hand-picked pieces",
    "bales and dozens for resellers",
    "own designs in small runs of two dozen",
    "bundle prices for mothers and students",
    "styling boxes sent on approval for a fee",
  ],
  risks: [
    {
      risk: "a bad bale swallows the money",
      answer: "Buy from one known seller, begin with hand-picked pieces and share a bale with two others.",
    },
    {
      risk: "wrong sizes come back all week",
      answer: "Write measurements on every post and ask for the buyer’s own before payment.",
    },
    {
      risk: "trend pieces die in the shop",
      answer: "Buy few of many styles and mark down after four weeks.",
    },
    { risk: "buyers reserve and do not pay", answer: "Hold for two hours and go to the next name." },
    {
      risk: "dispatch loses a parcel",
      answer: "Use waybills, take a picture of the bag and insure what is expensive.",
    },
  ],
  measures: [
    "pieces sold by size",
    "days that a piece stays on the rail",
    "exchanges and their reason",
    "the profit of each bale",
    "viewers and sales of every live",
  ],
  automations: [
    {
      task: "answering ’is it available’",
      how: "The assistant knows what is sold and offers the nearest size and style.",
    },
    {
      task: "holding pieces for a short time",
      how: "A piece is reserved for two hours, then released with a message.",
    },
    { task: "sending new arrivals by size", how: "Buyers hear only of their size." },
    {
      task: "collecting addresses for dispatch",
      how: "Addresses from the live are listed with amount paid and parcel number.",
    },
    {
      task: "asking for a fit report",
      how: "Three days later the buyer is asked if the size was true, and the answer corrects the next post.",
    },
  ],
  system: {
    what: "a stock list by size with reservations that end by themselves",
    why: "Small clothing shops lose sales to slow answers more than to high prices.",
  },
  campaigns: [
    {
      idea: "a size night",
      steps: [
        "Choose one size for each evening.",
        "Post twenty pieces with tape.",
        "Close the sale at nine.",
      ],
    },
    {
      idea: "a mother’s term bundle",
      steps: [
        "Put ten children’s pieces in one bag by age.",
        "Show all pieces in one picture.",
        "Sell before resumption.",
      ],
    },
    {
      idea: "a first-pick list",
      steps: [
        "Let ten loyal buyers see the bale first.",
        "Charge a small seat fee that returns as discount.",
        "Open the rest to everybody.",
      ],
    },
    {
      idea: "a bring-back rail",
      steps: [
        "Take back good clothes for shop credit.",
        "Wash, mend and resell.",
        "Show the second life of each piece.",
      ],
    },
    {
      idea: "an office Friday rail",
      steps: [
        "Take thirty pieces to one office at lunch.",
        "Offer payment at month end through one trusted person.",
        "Return every month.",
      ],
    },
  ],
  questions: clothingQuestions,
  nameRoots: [
    { root: "Rail", language: "English", meaning: "clothes ready to choose" },
    { root: "Wardrobe", language: "English", meaning: "what one wears" },
    { root: "Second Spring", language: "English", meaning: "clothes that live again" },
    { root: "Tag", language: "English", meaning: "a clear price" },
    { root: "Iwoso", language: "Yoruba", meaning: "the way one dresses" },
    { root: "Ewa", language: "Yoruba", meaning: "beauty" },
    { root: "Oyi", language: "Igbo", meaning: "cool weather" },
    { root: "Uwe", language: "Igbo", meaning: "clothing" },
    { root: "Sutura", language: "Hausa", meaning: "clothing" },
    { root: "Tufafi", language: "Hausa", meaning: "clothes" },
    { root: "Kwalliya", language: "Hausa", meaning: "adornment" },
    { root: "Clean Select", language: "Pidgin", meaning: "chosen carefully from many" },
  ],
};
