import { shoesQuestions } from "../../questions/fashion/shoes.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const shoes: Sector = {
  id: "shoes",
  name: "shoes, bags and leather work",
  kind: "product",
  keywords: words(`
    shoes, shoe, shoemaker, shoe maker, shoemaking, cobbler, footwear, sandals, slippers,
    palm slippers, pam slippers, leather, leather works, leather bags, leather goods, aba shoes,
    aba made shoes, sneakers, heels, school shoes, boots, half shoe, loafers, handbag, handbags,
    ladies bags, ankara bag, ankara bags, tote bag, tote bags, bag making, school bags, belts, wallets,
    purses, shoe repair
  `),
  lines: [
    {
      id: "shoes",
      words: words(`
        shoe, shoes, sole, soles, foot, feet, pair, pairs, slippers, sandals, sneakers, heel, heels,
        resole, size
      `),
    },
    { id: "bags", words: words("bag, bags, handbag, handbags, belt, belts, wallet, wallets, purse") },
  ],
  offerNouns: [
    "handmade leather shoes and sandals",
    "palm slippers in all sizes",
    "handbags and school bags",
    "belts and wallets",
    "repairs and resoling",
  ],
  customers: [
    "men who wear native and need good slippers",
    "workers who stand all day",
    "parents buying school shoes",
    "wedding parties that need matching pairs",
    "traders who buy by the dozen",
    "companies that give gifts with a logo",
  ],
  wants: [
    "real leather that can be polished",
    "a sole that is stitched and not only glued",
    "a true size for a wide foot",
    "a pair that survives the rains",
    "stitching that is straight on both shoes",
    "a maker who can repair it later",
    "a bag with a zip and handles that hold weight",
    "a lining that does not tear at the corners",
  ],
  worries: [
    "the leather will peel after two months",
    "the sole will open on the way to a meeting",
    "the size is not the size of other shops",
    "a shoe made in Aba will carry a false foreign name",
    "the second pair will not match the first",
    "the shoemaker will not meet the date",
    "the handle of the bag will cut on the road",
    "the zip will fail in the first month",
  ],
  proofs: [
    "the inside and the sole of a cut shoe",
    "a pair after one year of wear",
    "the foot tracing with the customer’s name",
    "a video of stitching and lasting",
    "a dozen pairs side by side, all alike",
    "the repair promise printed on the box",
    "a bag carrying ten kilos on video",
    "the stitches at the handle, seen from inside",
  ],
  benefits: [
    "stand the whole day without changing shoes",
    "measure your foot at home and get a pair that fits",
    "have your sole replaced instead of buying again",
    "match your shoes with your native and your bag",
    "buy school shoes once in the session",
    "stock your shop with sizes that people ask for",
    "carry your laptop and papers in one bag that closes",
    "send your child to school with a bag that lasts the session",
  ],
  strengths: [
    "Aba, Kano and Ibadan have the hands, the hides and the tools.",
    "Everyone wears shoes, and children outgrow them yearly.",
    "A repairable shoe sells the next one by itself.",
    "Measured slippers can be sold to other states by post.",
    "Bags need no size, so a good model can be made by the dozen.",
    "Local makers can repair and repeat what they sold, and importers cannot.",
  ],
  channels: [
    {
      name: "Instagram",
      how: "Show one pair from cutting to shining in thirty seconds, with size range and price.",
    },
    {
      name: "native wear tailors",
      how: "Leave sample slippers with three tailors and pay for each pair they send.",
    },
    {
      name: "schools",
      how: "Measure a class at the gate with the head’s permission and deliver in boxes with names.",
    },
    {
      name: "dozen buyers in other towns",
      how: "Send a mixed dozen with two sizes they must not run out of.",
    },
    { name: "corporate offices", how: "Show a wallet with their logo before the year ends." },
  ],
  seasons: [
    {
      when: "from November to January",
      what: "weddings and Christmas need slippers, heels and children’s shoes",
    },
    { when: "before September resumption", what: "school shoes and bags are bought" },
    { when: "before both Sallahs", what: "men order sandals and slippers with their kaftans" },
    { when: "in the rains", what: "repairs, boots and rubber soles bring money" },
  ],
  regulators: [
    {
      body: "SON",
      when: "before you supply shops in quantity",
      what: "Footwear has Nigerian standards, and the MANCAP mark is for local makers.",
    },
    {
      body: "CAC",
      when: "before you emboss a name on the sole",
      what: "A registered name can be put on boxes and defended.",
    },
    {
      body: "the trademarks registry",
      when: "before you copy a look from abroad",
      what: "A foreign logo on a local shoe is counterfeit and can be seized; your own mark can be registered.",
    },
    {
      body: "NEPC",
      when: "before you send the first export order",
      what: "African buyers are many, and exporters register there.",
    },
  ],
  capital: {
    low: 1_000_000,
    high: 2_550_000,
    buys: [
      { item: "a heavy-duty stitching machine", low: 350_000, high: 800_000 },
      { item: "lasts in the common sizes", low: 80_000, high: 220_000 },
      { item: "a filing and polishing machine", low: 150_000, high: 400_000 },
      { item: "knives, hammers, punches, anvil and work table", low: 60_000, high: 150_000 },
      { item: "leather, soles, glue, thread and linings", low: 200_000, high: 450_000 },
      { item: "workshop rent for one year", low: 150_000, high: 400_000 },
      { item: "boxes, dust bags and stamps", low: 40_000, high: 120_000 },
    ],
  },
  firstTest:
    "Take foot tracings and half payment for ten pairs of one slipper, make them by hand in a rented bench space, and ask each buyer again after a month of wear.",
  earn: [
    "made-to-measure pairs paid half before cutting",
    "dozens for shops and traders",
    "matching shoe and bag sets for parties",
    "repairs and resoling",
    "company gifts with a logo",
  ],
  risks: [
    {
      risk: "the leather of the next batch is weaker",
      answer: "Bend and wet a corner before buying, keep one supplier for each colour and note the batch.",
    },
    {
      risk: "sizes come back",
      answer: "Trace the foot standing, write width and instep and use the same lasts always.",
    },
    {
      risk: "dozen buyers take on credit",
      answer: "Give one dozen on credit only after the last has been paid.",
    },
    {
      risk: "glue fails in heat or rain",
      answer: "Stitch what carries weight, and let glued soles rest a full day.",
    },
    {
      risk: "machine parts are not found",
      answer: "Learn the machine, keep needles and belts, and know a second workshop.",
    },
  ],
  measures: [
    "pairs finished each day",
    "pairs returned for size or fault",
    "the cost of leather and sole for each pair",
    "repairs on your own shoes within three months",
    "dozens reordered by each trader",
  ],
  automations: [
    {
      task: "collecting the foot and the style",
      how: "The assistant sends a picture guide for tracing, and takes style, colour and date.",
    },
    {
      task: "telling the customer the stage",
      how: "Cut, stitched, lasted, ready: one short message for each.",
    },
    {
      task: "keeping size records",
      how: "The next pair needs only a colour, because the foot is already in the book.",
    },
    {
      task: "taking dozen orders by size",
      how: "Traders fill a small size table and get the total at once.",
    },
    {
      task: "offering resoling at the right time",
      how: "After eight months the owner is asked to send a picture of the sole.",
    },
    {
      task: "taking bag orders with logo and colour",
      how: "The assistant asks for type, colour, number and logo file, and sends the sample for approval.",
    },
    {
      task: "offering new straps and zips",
      how: "A year after the sale the owner of a bag is asked for a picture of strap and zip.",
    },
  ],
  system: {
    what: "a customer foot book with sizes, orders and dates for repair",
    why: "A foot that is measured once can be sold to for ten years.",
  },
  campaigns: [
    {
      idea: "a foot-measuring Saturday",
      steps: [
        "Set a mat in front of a tailor’s shop.",
        "Trace and book with a deposit.",
        "Deliver before the next month end.",
      ],
    },
    {
      idea: "a groom and friends set",
      steps: [
        "Offer eight pairs in one colour.",
        "Measure by phone with the guide.",
        "Give the groom’s pair a stamp with the date.",
      ],
    },
    {
      idea: "a one-pair-for-school promise",
      steps: [
        "Sell a school shoe with one free resole.",
        "Print the promise in the box.",
        "Visit the school at mid-term for repairs.",
      ],
    },
    {
      idea: "an honest cut",
      steps: ["Cut one shoe in two on camera.", "Name every layer.", "Offer the same model for that week."],
    },
    {
      idea: "a dozen for Lomé and Accra",
      steps: ["Find two traders in another country.", "Send one mixed dozen.", "Ask which sizes went first."],
    },
  ],
  questions: shoesQuestions,
  nameRoots: [
    { root: "Sole", language: "English", meaning: "what carries the weight" },
    { root: "Stride", language: "English", meaning: "walking with confidence" },
    { root: "Welt", language: "English", meaning: "the stitch of a good shoe" },
    { root: "Hide", language: "English", meaning: "real leather" },
    { root: "Salubata", language: "Yoruba", meaning: "slippers" },
    { root: "Irin", language: "Yoruba", meaning: "walking" },
    { root: "Awo", language: "Yoruba", meaning: "skin and leather" },
    { root: "Akpukpo", language: "Igbo", meaning: "leather or shoe" },
    { root: "Ije Oma", language: "Igbo", meaning: "a safe journey" },
    { root: "Takalmi", language: "Hausa", meaning: "shoes" },
    { root: "Fata", language: "Hausa", meaning: "leather" },
    { root: "Waka Well", language: "Pidgin", meaning: "travelling well" },
  ],
};
