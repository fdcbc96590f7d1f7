import { cosmeticsQuestions } from "../../questions/care/cosmetics.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const cosmetics: Sector = {
  id: "cosmetics",
  name: "skincare and cosmetics making",
  kind: "product",
  keywords: words(`
    cosmetics, skincare, skin care, skincare products, body cream, body butter, face cream, serum,
    serums, organic skincare, organic soap, black soap, dudu osun, soap making, liquid soap, soap,
    shea butter, ori butter, hair cream, hair oil, hair growth oil, hair products, lip gloss, lip balm,
    scrub, body scrub, bath products, beauty products, lotion, hand wash, disinfectant, insecticide,
    candle making
  `),
  lines: [
    {
      id: "skin",
      words: words(`
        skin, cream, creams, butter, butters, lotion, lotions, bleach, bleaching, scrub, serum, jar,
        hydroquinone
      `),
    },
    { id: "hair", words: words("hair, growth oil, growth oils") },
    { id: "wash", words: words("liquid soap, hand wash, detergent, litre, litres, laundries, disinfectant") },
  ],
  offerNouns: [
    "body butter and lotions",
    "black soap and bath bars",
    "hair creams and growth oils",
    "lip gloss and lip balm",
    "liquid soap in litres",
  ],
  customers: [
    "women with dry or sensitive skin",
    "mothers of babies with rashes",
    "people caring for natural hair",
    "salons and spas",
    "hotels and laundries that use soap",
    "resellers in other states",
  ],
  wants: [
    "a cream that softens without bleaching",
    "a list of ingredients that can be read",
    "a smell that is not too strong",
    "skin that does not react",
    "a pump or jar that does not leak",
    "the same colour and texture in the next jar",
    "a hair oil that does not run down the neck",
    "a liquid soap that foams in hard water",
  ],
  worries: [
    "there is hydroquinone or steroid in the cream",
    "the word organic is only on the label",
    "the skin will darken or burn after a week",
    "the cream will separate and smell in the heat",
    "the seller has no number and no address",
    "the growth oil does nothing but shine",
    "the liquid soap will be only coloured water",
  ],
  proofs: [
    "the ingredients and the batch date on the jar",
    "the registration number",
    "a patch test explained on video",
    "pictures in daylight after thirty days, without a filter",
    "a laboratory result where a claim is made",
    "shelf pictures from a salon that uses it every day",
  ],
  benefits: [
    "read every ingredient before it touches your skin",
    "test a small size before you buy the big jar",
    "keep your own colour while your skin gets softer",
    "wash your baby with a soap whose maker you can call",
    "stock your salon with litres instead of small bottles",
    "know which product to use first and which one at night",
    "comb your hair with less breakage week after week",
  ],
  strengths: [
    "Shea, black soap, coconut and palm kernel oil are produced here and known to everyone.",
    "A jar that works is finished in six weeks and bought again.",
    "Small batches can be made in a clean room at home before a factory exists.",
    "Salons, spas and resellers carry a product further than adverts.",
  ],
  channels: [
    {
      name: "Instagram",
      how: "Teach one thing about skin in thirty seconds and show the texture, the ingredients and the size.",
    },
    {
      name: "salons and spas",
      how: "Give a litre for a month of use and small jars for sale on the counter.",
    },
    {
      name: "pharmacies and supermarkets",
      how: "Go with the registration, the batch record and a return offer.",
    },
    {
      name: "resellers’ WhatsApp group",
      how: "Post price list, new batches and the answers to common questions.",
    },
    { name: "mothers’ clinics and crèches", how: "Give small samples with a leaflet on patch testing." },
  ],
  seasons: [
    {
      when: "from November to February",
      what: "harmattan dries the skin and butters, oils and balms sell most",
    },
    { when: "from March to May", what: "sweat and spots bring soaps, scrubs and light lotions" },
    { when: "before Valentine’s Day and Christmas", what: "gift sets are bought" },
    { when: "in the rains", what: "growth oils and protective hair care are asked for" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you sell cosmetics or soap under a label",
      what: "Cosmetics need registration, and mercury and strong bleaching agents are banned.",
    },
    {
      body: "SON",
      when: "before you state a standard on detergents or candles",
      what: "It keeps the standards for soaps and household chemicals.",
    },
    {
      body: "CAC",
      when: "before you design the label",
      what: "The label must carry a name and address that can be found.",
    },
    {
      body: "ARCON",
      when: "before you promise healing in an advert",
      what: "Adverts are vetted, and claims of cure are refused.",
    },
  ],
  capital: {
    low: 830_000,
    high: 2_200_000,
    buys: [
      { item: "a stick blender, scales, thermometers and moulds", low: 90_000, high: 250_000 },
      { item: "oils, butters, lye, preservatives and scents", low: 180_000, high: 450_000 },
      { item: "jars, bottles, labels and seals", low: 150_000, high: 400_000 },
      { item: "a clean room with shelves, sink and nets", low: 120_000, high: 400_000 },
      { item: "gloves, caps, coats and test kits", low: 40_000, high: 100_000 },
      { item: "registration, laboratory tests and first samples", low: 250_000, high: 600_000 },
    ],
  },
  firstTest:
    "Make thirty jars of one simple butter, give ten to people with different skin against an honest report, and sell the other twenty at full price.",
  earn: [
    "single jars and sets",
    "litres for salons and hotels",
    "reseller packs with a fixed margin",
    "making for other brands under their name",
    "a paid class on safe soap making",
  ],
  risks: [
    {
      risk: "a customer reacts badly",
      answer:
        "Print the ingredients, ask for a patch test, keep batch samples and stop a batch at the first serious report.",
    },
    {
      risk: "a batch spoils in the heat",
      answer: "Use a tested preservative for anything with water, and store in the shade.",
    },
    {
      risk: "imported oils double in price",
      answer: "Build the line on local butters and oils and keep two suppliers.",
    },
    {
      risk: "copies appear with your label",
      answer: "Change small label details by batch and publish your list of resellers.",
    },
    {
      risk: "claims bring you before a regulator",
      answer: "Say what it does for dryness or cleaning, and never promise to cure.",
    },
  ],
  measures: [
    "jars sold by product",
    "customers who buy again within two months",
    "complaints for each batch",
    "the cost of packaging in each jar",
    "resellers who reordered",
  ],
  automations: [
    {
      task: "asking about skin before advising",
      how: "The assistant asks five questions and suggests a routine from your own list, with a patch test first.",
    },
    {
      task: "reminding customers to reorder",
      how: "Six weeks after a jar one message comes with the same order ready.",
    },
    { task: "keeping the batch book", how: "Formula, date, weights and maker are kept by number." },
    {
      task: "serving resellers",
      how: "They see stock, order in packs and send payment without waiting for you.",
    },
    {
      task: "collecting thirty-day results",
      how: "Buyers get a polite request with how to take the picture in daylight.",
    },
  ],
  system: {
    what: "a customer record of skin, products and dates that writes when a jar should be finished",
    why: "In skincare the second jar is the profit.",
  },
  campaigns: [
    {
      idea: "a harmattan set",
      steps: [
        "Put butter, balm and oil in one bag in November.",
        "Show the order of use.",
        "Offer the bag to offices as a gift.",
      ],
    },
    {
      idea: "a patch test week",
      steps: [
        "Send small pots for the price of delivery.",
        "Ask for a picture after two days.",
        "Give the amount back on a full jar.",
      ],
    },
    {
      idea: "a salon litre trial",
      steps: [
        "Give one litre to five salons.",
        "Count what they use in a month.",
        "Sell the next litre at trade price.",
      ],
    },
    {
      idea: "a read-your-label day",
      steps: ["Invite pictures of labels.", "Explain three words that people fear.", "Show your own label."],
    },
    {
      idea: "an empty-jar return",
      steps: [
        "Take back clean jars for a small credit.",
        "Write the date on the new one.",
        "Post the number saved.",
      ],
    },
  ],
  questions: cosmeticsQuestions,
  nameRoots: [
    { root: "Dew", language: "English", meaning: "fresh moisture" },
    { root: "Balm", language: "English", meaning: "something that soothes" },
    { root: "Glow", language: "English", meaning: "healthy skin" },
    { root: "Melt", language: "English", meaning: "butter on warm skin" },
    { root: "Ose", language: "Yoruba", meaning: "soap" },
    { root: "Ori", language: "Yoruba", meaning: "shea butter" },
    { root: "Awo Ara", language: "Yoruba", meaning: "the skin" },
    { root: "Okwuma", language: "Igbo", meaning: "shea butter" },
    { root: "Ahu Oma", language: "Igbo", meaning: "a body that feels well" },
    { root: "Kadanya", language: "Hausa", meaning: "the shea tree" },
    { root: "Sabulu", language: "Hausa", meaning: "soap" },
    { root: "Fine Skin", language: "Pidgin", meaning: "skin that looks good" },
  ],
};
