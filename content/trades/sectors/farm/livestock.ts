import { livestockQuestions } from "../../questions/farm/livestock.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const livestock: Sector = {
  id: "livestock",
  name: "livestock and meat supply",
  kind: "product",
  keywords: words(`
    livestock, goat, goats, goat farming, ram, rams, sallah ram, sheep, cow, cows, cattle,
    cattle fattening, beef, goat meat, ram fattening, pig, pigs, piggery, pig farming, pork, rabbit,
    rabbits, rabbit farming, grasscutter, grasscutters, butcher, butchery, abattoir, meat shop,
    meat supply, cow meat, dairy farm, ranch, bush meat, beekeeping
  `),
  lines: [
    { id: "rams", words: words("feast, ram, rams, sallah, eid, sacrifice, sheep, muslim") },
    { id: "goats", words: words("goat, goats, wedding, burial") },
    {
      id: "cattle",
      words: words(`
        cow, cows, cattle, beef, bull, bulls, share a cow, sharing, shared, portion, portions, suya
      `),
    },
    { id: "pigs", words: words("pig, pigs, piggery, pork, piglets") },
    { id: "small", words: words("rabbit, rabbits, grasscutter, grasscutters") },
  ],
  offerNouns: [
    "rams and goats at an agreed weight",
    "fattened cattle for shared slaughter",
    "cleaned and cut meat by the kilo",
    "piglets and pork",
    "breeding stock with records",
  ],
  customers: [
    "Muslim families preparing for Sallah",
    "wedding and burial committees",
    "restaurants and suya men",
    "housewives who share a cow at month end",
    "young farmers starting with a few animals",
    "meat shops and supermarkets",
    "butchers and joints that sell pork",
    "homes that want rabbit or grasscutter for the pot",
  ],
  wants: [
    "an animal that is healthy and eats well",
    "a price agreed before the market crowd",
    "meat that was slaughtered the same morning",
    "a fair share of bones and flesh",
    "delivery to the compound with rope and feed",
    "an animal of the right age for the sacrifice",
  ],
  worries: [
    "the animal is sick and was given an injection to stand",
    "the ram will lose weight before the day",
    "the meat was washed with chemicals or kept too long",
    "the seller is selling a stolen animal",
    "the animal will be swapped after payment",
    "the share of meat will be smaller than the money",
  ],
  proofs: [
    "a video of the animal eating and walking today",
    "the mark or tag number on the receipt",
    "the vaccination and deworming dates",
    "the weight on a hanging scale",
    "photos of the last shared cow, portion by portion",
    "the stamp of the veterinary inspection on the meat",
  ],
  benefits: [
    "choose your ram from a video and see the same ram at your gate",
    "leave the animal with us until the morning of the feast",
    "get your portion of a cow without going to the abattoir",
    "start breeding with animals whose parents are known",
    "cook meat whose slaughter you can ask about",
    "buy for a burial without bargaining in the market",
    "choose your piglets or rabbits beside their mother",
    "get pork cut, cleaned and wrapped for your freezer",
    "buy rabbit meat by order and not by luck",
  ],
  strengths: [
    "Feasts, burials and weddings need animals at any price level.",
    "Goats and rabbits multiply, so the stock itself grows.",
    "Animals eat cassava peel, maize stalk and brewers’ grain that others throw away.",
    "Shared slaughter sells a whole cow before it is bought.",
  ],
  channels: [
    {
      name: "mosque, church and estate groups",
      how: "Open a ram or cow-sharing list six weeks before the feast with pictures and weights.",
    },
    {
      name: "burial and wedding planners",
      how: "Give them a price list by weight and a commission that is the same for everyone.",
    },
    { name: "restaurants", how: "Deliver twenty kilos of one cut each week on a fixed day." },
    {
      name: "WhatsApp status",
      how: "Show one animal a day with its tag, weight and price, and write sold on it when it goes.",
    },
    {
      name: "livestock market agents",
      how: "Visit every market day, so that you know the price before your customers do.",
    },
  ],
  seasons: [
    { when: "in the month before Eid al-Adha", what: "rams and bulls reach the highest price of the year" },
    { when: "from December to January", what: "burials, weddings and Christmas pull goats and cows" },
    { when: "at Easter", what: "pork, goat and shared beef are asked for" },
    { when: "in the dry season", what: "fodder is short and animals from the north are cheaper but thin" },
  ],
  regulators: [
    {
      body: "the state veterinary services",
      when: "before you move animals or slaughter for sale",
      what: "Animals travel with a movement permit, and meat is inspected at an approved abattoir.",
    },
    {
      body: "the local government",
      when: "before you keep animals among houses or open a meat shop",
      what: "Environmental health officers decide on pens, smell and waste.",
    },
    {
      body: "NAFDAC",
      when: "before you pack meat with a brand for supermarkets",
      what: "Packed and labelled meat counts as packaged food.",
    },
    {
      body: "CAC",
      when: "before you collect money from groups",
      what: "A registered name and account protect both sides when many people pay.",
    },
  ],
  capital: {
    low: 1_450_000,
    high: 3_500_000,
    buys: [
      { item: "a roofed pen with feeding troughs and fencing", low: 250_000, high: 700_000 },
      { item: "ten goats or four young rams to begin with", low: 600_000, high: 1_500_000 },
      { item: "feed, hay and mineral blocks for four months", low: 200_000, high: 500_000 },
      { item: "vaccines, deworming and visits of a vet", low: 50_000, high: 140_000 },
      { item: "a hanging scale, ropes, tags and a knife set", low: 60_000, high: 150_000 },
      { item: "a freezer and sealer for cut meat", low: 300_000, high: 500_000 },
    ],
  },
  firstTest:
    "Sell one shared cow in ten portions to people you know, buy it only when nine have paid, and share it in front of the camera.",
  earn: [
    "the margin between a thin animal and a fattened one",
    "a fee for keeping rams until Sallah",
    "portions of shared cows each month",
    "kids, lambs and piglets sold for breeding",
    "cut and packed meat to homes and restaurants",
  ],
  risks: [
    {
      risk: "an animal dies in the night",
      answer:
        "Keep new animals apart for two weeks, call the vet early and ask your insurer about livestock cover.",
    },
    {
      risk: "animals are stolen",
      answer:
        "Lock the pen near a house, tag and photograph each animal and pay the watchman for each one present.",
    },
    {
      risk: "feed becomes scarce in the dry months",
      answer: "Make hay and dry peels in the rains, and sell before you must starve them.",
    },
    {
      risk: "the ram market is full in the last three days",
      answer: "Sell most animals on booking four weeks before the feast.",
    },
    {
      risk: "people in a sharing group stop paying",
      answer: "Buy only after full payment, and keep a waiting list for each portion.",
    },
  ],
  measures: [
    "the weight gained by each animal",
    "the cost of feed for each animal",
    "animals that are sick or dead",
    "portions paid before slaughter",
    "buyers who came through a past buyer",
  ],
  automations: [
    {
      task: "opening and closing a sharing list",
      how: "The assistant shows free portions, takes payment and stops at the last one.",
    },
    {
      task: "sending pictures of available animals",
      how: "Each buyer gets three animals inside the budget with tag and weight.",
    },
    {
      task: "reminding buyers of feast dates",
      how: "Those who bought last year hear from you eight weeks before.",
    },
    { task: "keeping health dates", how: "Vaccines and deworming are called up for each tag." },
    {
      task: "confirming delivery on the feast morning",
      how: "Driver, time and tag number go to each buyer the evening before.",
    },
    {
      task: "recording births and weights",
      how: "Each mother has a page with dates and young ones, so that buyers can choose and you see who feeds well.",
    },
  ],
  system: {
    what: "a tag book with a picture, weight, health and buyer for every animal",
    why: "When buyers can see their own animal, they pay weeks earlier.",
  },
  campaigns: [
    {
      idea: "a ram savings plan",
      steps: [
        "Let families pay a part each month from January.",
        "Give a card that shows the balance.",
        "Let them choose their animal first.",
      ],
    },
    {
      idea: "a month-end cow for one estate",
      steps: [
        "Open ten portions on the twentieth.",
        "Slaughter on the last Saturday.",
        "Deliver before noon in labelled bags.",
      ],
    },
    {
      idea: "a burial price card",
      steps: [
        "Write weight classes and prices on one card.",
        "Leave it with undertakers and canopy hirers.",
        "Update it on the first of each month.",
      ],
    },
    {
      idea: "a breeder’s starter group",
      steps: [
        "Offer one buck and four does with records.",
        "Visit the new farmer twice.",
        "Buy back the first kids at an agreed price.",
      ],
    },
    {
      idea: "a suya supply week",
      steps: [
        "Supply five suya men with the same cut for a week.",
        "Ask what they throw away.",
        "Fix the cut and the price with those who stay.",
      ],
    },
    {
      idea: "a pork Saturday",
      steps: [
        "Take orders until Thursday.",
        "Slaughter one pig at the slab.",
        "Deliver in cuts before noon.",
      ],
    },
    {
      idea: "a starter cage",
      steps: [
        "Sell three does and a buck with a cage.",
        "Visit after one month.",
        "Buy back the first young rabbits.",
      ],
    },
  ],
  questions: livestockQuestions,
  nameRoots: [
    { root: "Herd", language: "English", meaning: "many that move together" },
    { root: "Pasture", language: "English", meaning: "green land for animals" },
    { root: "Prime", language: "English", meaning: "the best cut" },
    { root: "Tether", language: "English", meaning: "an animal that is safely kept" },
    { root: "Eran", language: "Yoruba", meaning: "meat" },
    { root: "Agbo", language: "Yoruba", meaning: "a ram" },
    { root: "Ehi", language: "Igbo", meaning: "a cow" },
    { root: "Anu Oma", language: "Igbo", meaning: "good meat" },
    { root: "Rago", language: "Hausa", meaning: "a ram" },
    { root: "Nama", language: "Hausa", meaning: "meat" },
    { root: "Makiyaya", language: "Hausa", meaning: "herders" },
    { root: "Better Meat", language: "Pidgin", meaning: "good meat" },
  ],
};
