import { poultryQuestions } from "../../questions/farm/poultry.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const poultry: Sector = {
  id: "poultry",
  name: "poultry farming and eggs",
  kind: "product",
  keywords: words(`
    poultry, poultry farm, poultry farming, chicken, chickens, broiler, broilers, layers, layer birds,
    layer farm, point of lay, noiler, noilers, cockerel, cockerels, old layers, day old chicks,
    day-old chicks, chicks, turkey, turkeys, guinea fowl, quail eggs, egg, eggs, crate of eggs,
    crates of eggs, frozen chicken, live birds, poultry feed, hatchery, hatchery business, local fowl,
    fowl, rear chicken, agric fowl
  `),
  lines: [
    { id: "eggs", words: words("egg, eggs, crate, crates, layer, layers, hens") },
    {
      id: "meat",
      words: words(`
        broiler, broilers, chicken, live, dressed, weigh, weight, christmas, turkey, turkeys, meat,
        freezer
      `),
    },
  ],
  offerNouns: [
    "crates of fresh eggs",
    "live broilers at an agreed weight",
    "dressed and frozen chicken",
    "point-of-lay birds",
    "spent layers for parties",
  ],
  customers: [
    "egg sellers and provision shops",
    "bakeries and small chops kitchens",
    "families buying for Christmas, Easter and Sallah",
    "frozen food sellers",
    "restaurants and shawarma stands",
    "other farmers who want birds ready to lay",
  ],
  wants: [
    "eggs of one size without cracks",
    "birds that weigh what was said on the phone",
    "meat without the smell of drugs",
    "delivery on the same day every week",
    "a price that is told before the journey",
    "healthy birds with a vaccination record",
  ],
  worries: [
    "half of the crate is small or cracked",
    "the bird was fed only on water before weighing",
    "the farm will have nothing in December",
    "sick birds are sold quickly to strangers",
    "frozen chicken was thawed and frozen again",
    "the egg price will jump after one delivery",
  ],
  proofs: [
    "the vaccination and feed record of the flock",
    "a video of birds on the scale on the morning of sale",
    "an egg broken on a plate, with the date",
    "a count of cracked eggs for the month",
    "regular buyers who have taken crates every week this year",
    "the age of the flock in weeks, written down",
  ],
  benefits: [
    "buy by weight and see the scale yourself",
    "open every crate before you pay",
    "fix your December birds in October and sleep well",
    "get eggs on your day without going to the farm",
    "ask the age of the birds and get an answer in weeks",
    "cook chicken that was alive yesterday",
  ],
  strengths: [
    "Eggs and chicken are the first meat that families with little money can buy.",
    "Broilers are sold in six to eight weeks, so a mistake is small and a lesson comes early.",
    "Layers bring money every morning for more than a year.",
    "The manure is sold to crop farmers and pays part of the shavings and the drugs.",
  ],
  channels: [
    {
      name: "egg depots and market egg sellers",
      how: "Agree a weekly number of crates with two buyers before the first birds lay.",
    },
    {
      name: "estate and church WhatsApp groups",
      how: "Offer dressed birds by weight with delivery on Saturday morning.",
    },
    { name: "bakeries and caterers", how: "Bring one crate, ask for the weekly use and promise a day." },
    {
      name: "a board at the road to the farm",
      how: "Write what is ready today and the price, and change it every Monday.",
    },
    {
      name: "frozen food shops",
      how: "Supply ten birds in clear bags with weight and date, paid on delivery.",
    },
  ],
  seasons: [
    {
      when: "in the six weeks before Christmas",
      what: "broilers and turkeys sell at the best price of the year",
    },
    { when: "around Easter and the two Sallahs", what: "families buy live birds again" },
    { when: "from March to May", what: "heat kills heavy birds in the afternoon and lowers the laying" },
    {
      when: "in the rains",
      what: "wet litter brings coccidiosis and feed gets mouldy if it lies on the floor",
    },
  ],
  regulators: [
    {
      body: "the state ministry of agriculture, veterinary department",
      when: "before you keep a large flock",
      what: "Vets there advise on vaccines and must hear of suspected bird flu at once.",
    },
    {
      body: "the local government or estate management",
      when: "before you build pens near houses",
      what: "Smell and flies bring quarrels, and some areas do not allow birds.",
    },
    {
      body: "NAFDAC",
      when: "before you sell dressed chicken in branded packs to supermarkets",
      what: "Packed and labelled meat is treated as packaged food.",
    },
    {
      body: "CAC",
      when: "before you sign a supply agreement with a hotel or a bakery",
      what: "They will ask for an invoice from a registered business.",
    },
  ],
  capital: {
    low: 1_500_000,
    high: 3_000_000,
    buys: [
      { item: "a pen for about 200 birds, with nets and roofing", low: 250_000, high: 700_000 },
      { item: "200 day-old chicks from a known hatchery", low: 180_000, high: 320_000 },
      { item: "feed for the first batch until sale", low: 900_000, high: 1_400_000 },
      { item: "brooding pots, charcoal, lamps, drinkers and feeders", low: 90_000, high: 220_000 },
      { item: "vaccines, drugs and visits of a vet", low: 50_000, high: 130_000 },
      { item: "water tank, scale and boots", low: 70_000, high: 200_000 },
    ],
  },
  firstTest:
    "Raise fifty broilers in a borrowed pen, collect names and deposits for forty of them before week five, and write down every bag of feed.",
  earn: [
    "live birds priced by weight",
    "crates of eggs from layers every day",
    "dressing and freezing for an extra price per bird",
    "point-of-lay pullets raised for other farmers",
    "manure bagged for vegetable farmers",
  ],
  risks: [
    {
      risk: "disease finishes the flock in three days",
      answer:
        "Keep visitors out, use a footbath, vaccinate on the dates and never mix new birds with old ones.",
    },
    {
      risk: "feed takes most of the money and rises again",
      answer:
        "Know the feed per bird per week, buy together with neighbours and sell on time instead of feeding for another fortnight.",
    },
    {
      risk: "birds are ready and buyers are not",
      answer: "Take orders from week three and keep freezer space for what remains.",
    },
    {
      risk: "chicks from an unknown hatchery are weak",
      answer: "Buy from a hatchery with a receipt and a name, and reject weak chicks at the gate.",
    },
    {
      risk: "eggs and birds are stolen by day",
      answer: "Count at opening and closing, lock the feed and let one person answer for each pen.",
    },
  ],
  measures: [
    "birds that died and at what age",
    "bags of feed used for each pen",
    "eggs collected out of every hundred hens",
    "the average weight at sale",
    "crates sold on credit and still unpaid",
  ],
  automations: [
    {
      task: "reminding the farm of vaccines",
      how: "The calendar is made from the day the chicks arrive, and the attendant gets each dose the evening before.",
    },
    {
      task: "recording eggs, feed and deaths",
      how: "The attendant sends three numbers each evening and you see at once when laying drops or feed rises.",
    },
    {
      task: "taking December bookings",
      how: "The assistant notes number, size, live or dressed, and holds the birds against a deposit.",
    },
    {
      task: "sending the price of the week",
      how: "Every buyer gets the same crate and kilo price on Monday morning.",
    },
    {
      task: "collecting debts for crates",
      how: "Buyers who took eggs on credit get their balance on the agreed day.",
    },
    {
      task: "weighing and pricing live birds",
      how: "The attendant sends the weights of ten broilers, and buyers get today’s price by weight.",
    },
  ],
  system: {
    what: "a daily flock record from the attendant’s phone, with alarms for feed, deaths and laying",
    why: "A flock tells you that it is sick two days before it dies, if somebody reads the numbers.",
  },
  campaigns: [
    {
      idea: "a Christmas bird booking",
      steps: [
        "Open bookings in September with three sizes.",
        "Take a third as deposit and write the weight on the receipt.",
        "Deliver from the twentieth of December by area.",
      ],
    },
    {
      idea: "a Saturday crate round",
      steps: [
        "Choose one estate and one day.",
        "Deliver crates at the gate and take back the empty ones.",
        "Add the next estate after four full weeks.",
      ],
    },
    {
      idea: "a caterer’s egg agreement",
      steps: [
        "Offer a fixed price for three months to two bakeries.",
        "Deliver twice a week.",
        "Review the price with them on paper.",
      ],
    },
    {
      idea: "an open scale day",
      steps: [
        "Invite buyers to weigh their own birds.",
        "Film the scale and the faces that agree.",
        "Post the average weight with the age.",
      ],
    },
    {
      idea: "a family freezer pack",
      steps: [
        "Dress five birds and pack them in pieces.",
        "Label weight and date.",
        "Sell to working couples at month end.",
      ],
    },
  ],
  questions: poultryQuestions,
  nameRoots: [
    { root: "Feather", language: "English", meaning: "lightness and birds" },
    { root: "Nest", language: "English", meaning: "a safe place where things hatch" },
    { root: "Yolk", language: "English", meaning: "the gold inside an egg" },
    { root: "Coop", language: "English", meaning: "the house of the birds" },
    { root: "Adie", language: "Yoruba", meaning: "chicken" },
    { root: "Eyin", language: "Yoruba", meaning: "egg" },
    { root: "Okuko", language: "Igbo", meaning: "fowl" },
    { root: "Akwa Oma", language: "Igbo", meaning: "a good egg" },
    { root: "Kaza", language: "Hausa", meaning: "hen" },
    { root: "Kwai", language: "Hausa", meaning: "egg" },
    { root: "Gidan Kaji", language: "Hausa", meaning: "the house of chickens" },
    { root: "Fine Fowl", language: "Pidgin", meaning: "a healthy bird" },
  ],
};
