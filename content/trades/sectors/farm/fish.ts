import { fishQuestions } from "../../questions/farm/fish.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const fish: Sector = {
  id: "fish",
  name: "fish farming and smoked fish",
  kind: "product",
  keywords: words(`
    fish, catfish, cat fish, fish farm, fish farming, fish pond, fish ponds, aquaculture, smoked fish,
    smoked catfish, dried fish, dry fish, stockfish, panla, fingerlings, juveniles, tilapia, fish feed,
    fish smoking, smoking kiln, point and kill, point-and-kill, eja, eja kika, eja osan, azu, kifi,
    mangala, bonga fish, frozen fish, prawns, fish hatchery, rear fish
  `),
  lines: [
    { id: "live", words: words("live, alive, point-and-kill, joints, pepper soup, table-size") },
    { id: "smoked", words: words("smoked, smoking, dry fish, dried, kiln, pack, packs, mould, abroad") },
    { id: "young", words: words("fingerlings, juveniles, hatchery, stock your pond, stocking") },
  ],
  offerNouns: [
    "live table-size catfish",
    "smoked and dried catfish in packs",
    "fingerlings and juveniles",
    "fish cut and cleaned for the pot",
    "point-and-kill supply to restaurants",
  ],
  customers: [
    "pepper soup joints and hotels",
    "market women who sell live fish",
    "families buying clean smoked fish",
    "Nigerians abroad who want dry fish",
    "other farmers stocking their ponds",
    "supermarkets with a dry food shelf",
    "new farmers who need juveniles and a teacher",
  ],
  wants: [
    "fish that is alive when it is weighed",
    "smoked fish without sand, mould or worms",
    "one size, so that plates look the same",
    "a taste of fish and not of mud or kerosene",
    "packs that can pass through an airport",
    "a farmer who tells the harvest date early",
  ],
  worries: [
    "small fish is hidden under the big ones",
    "the dry fish will be full of insects in a month",
    "the fish was smoked over plastic or tyres",
    "the juveniles are stunted and will never grow",
    "the fish will die on the road and nobody will pay",
    "the price at the pond will change when the buyer arrives",
  ],
  proofs: [
    "a video of the sorting table before weighing",
    "a pack opened and broken to show that it is dry inside",
    "photos of the kiln, the wood and the trays",
    "the feeding and sorting record of the pond",
    "the weight of ten fish from each pond this week",
    "repeat orders from one hotel or one shop",
  ],
  benefits: [
    "serve a clean fish without washing sand for an hour",
    "store smoked fish for months in your kitchen",
    "choose the size before the pond is opened",
    "carry fish abroad in a sealed and weighed pack",
    "stock your pond with juveniles that were counted before you",
    "buy at the pond without waiting for the market to fix the price",
  ],
  strengths: [
    "Catfish is wanted in every town, alive and smoked.",
    "Fish that is not sold fresh can be smoked and sold for months.",
    "It needs little land: a tarpaulin tank behind the house can hold a first batch.",
    "Buyers come to the pond when the size is right.",
  ],
  channels: [
    {
      name: "fish market queens",
      how: "Tell two buyers the harvest week a month ahead and ask for their price by size in writing.",
    },
    {
      name: "hotels and pepper soup joints",
      how: "Deliver ten live fish of one size twice a week instead of a pond at once.",
    },
    {
      name: "Instagram and diaspora groups",
      how: "Show the kiln and the sealed pack on a scale, with the price of sending it.",
    },
    {
      name: "supermarkets and pharmacies with food shelves",
      how: "Start with twenty packs in two weights and replace what does not look fresh.",
    },
    {
      name: "fish farmers’ association",
      how: "Go to the meetings: buyers, feed price and honest juveniles are found there.",
    },
  ],
  seasons: [
    {
      when: "from November to January",
      what: "joints, hotels and travelling families pay the best price for big fish",
    },
    {
      when: "in the dry months from January to April",
      what: "water is low and warm, and dry smoking is easy",
    },
    { when: "in the heavy rains", what: "ponds overflow, and smoked packs take up moisture" },
    { when: "during Lent and Ramadan", what: "fish replaces meat in many kitchens" },
  ],
  regulators: [
    {
      body: "the state fisheries department",
      when: "before you dig ponds or draw water from a stream",
      what: "It advises on sites and keeps a register of fish farms.",
    },
    {
      body: "NAFDAC",
      when: "before you label smoked fish for shops or export",
      what: "Packed smoked fish needs registration.",
    },
    {
      body: "the Nigeria Agricultural Quarantine Service (NAQS) and the federal fisheries department",
      when: "before you export dry fish as cargo",
      what: "Foreign buyers ask for health certificates, and some countries do not accept it at all.",
    },
    {
      body: "CAC",
      when: "before you print pouches and open the farm’s account",
      what: "Shops want a name that is registered.",
    },
  ],
  capital: {
    low: 2_000_000,
    high: 4_250_000,
    buys: [
      { item: "two tarpaulin tanks or one concrete pond with pipes", low: 250_000, high: 650_000 },
      { item: "1,000 juveniles from a known hatchery", low: 70_000, high: 150_000 },
      { item: "feed for about five months", low: 1_300_000, high: 2_200_000 },
      { item: "pump, borehole share or water tank", low: 150_000, high: 500_000 },
      { item: "a smoking kiln with trays", low: 150_000, high: 450_000 },
      { item: "nets, scale, bowls, salt and lime", low: 60_000, high: 150_000 },
      { item: "pouches, labels and a sealer", low: 60_000, high: 150_000 },
    ],
  },
  firstTest:
    "Buy thirty kilos of table-size fish from a farmer, smoke and pack them in a borrowed kiln, and see how fast the packs sell and at what weight.",
  earn: [
    "live fish sold by the kilo at the pond",
    "smoked packs at a higher price for each kilo of live fish",
    "weekly supply to hotels and joints",
    "juveniles raised for six weeks and sold to farmers",
    "smoking other people’s harvest for a fee",
    "fingerlings hatched for farmers nearby",
  ],
  risks: [
    {
      risk: "feed eats the profit because harvest is delayed",
      answer:
        "Sell in parts from month four, know the feed for each kilo gained, and never feed a pond while waiting for a dream price.",
    },
    {
      risk: "fish die overnight from bad water",
      answer:
        "Change water by a fixed rule, watch for gasping in the morning and stop feeding when it is hot and cloudy.",
    },
    { risk: "big fish eat small ones", answer: "Sort every three to four weeks and keep sizes apart." },
    {
      risk: "buyers agree together on a low price",
      answer: "Keep the kiln ready and a list of hotels, so that you can refuse.",
    },
    {
      risk: "smoked packs grow mould",
      answer:
        "Dry down to a fixed weight, cool before sealing and test one pack of each batch after three weeks.",
    },
  ],
  measures: [
    "kilos of feed for each kilo of fish sold",
    "fish that died in each pond",
    "the average weight in each pond",
    "smoked kilos out of every ten live kilos",
    "packs that came back with a complaint",
  ],
  automations: [
    {
      task: "recording feed and deaths by pond",
      how: "The attendant sends bags and numbers in the evening, and a pond that stops eating shows up the next day.",
    },
    {
      task: "reminding the farm to sort and to change water",
      how: "Each pond has its own dates, counted from stocking.",
    },
    {
      task: "asking buyers for their price before harvest",
      how: "One message goes to the list two weeks before, and the answers stand beside each other.",
    },
    {
      task: "taking orders for smoked packs",
      how: "The assistant asks for size, number of packs and address, and gives the day of the next smoking.",
    },
    {
      task: "following packs sent abroad",
      how: "The customer gets the courier’s number and a short guide on storing the fish.",
    },
    {
      task: "selling live fish by harvest day",
      how: "Joints and hotels book kilos of live fish for the harvest day, and you net only what was booked.",
    },
  ],
  system: {
    what: "a pond book on the phone with feed, deaths, weights and buyers",
    why: "Fish farmers rarely fail at selling; they fail at feeding without knowing.",
  },
  campaigns: [
    {
      idea: "a harvest week for families",
      steps: [
        "Announce the day and the three sizes.",
        "Take orders in kilos with a deposit.",
        "Clean and cut at the pond for a small fee.",
      ],
    },
    {
      idea: "a hotel tasting supply",
      steps: [
        "Offer one hotel twenty live fish of one size.",
        "Deliver in two parts of ten.",
        "Ask the chef for the size to keep.",
      ],
    },
    {
      idea: "a dry fish box for travellers",
      steps: [
        "Pack five sealed weights in one box.",
        "Sell near visa season and in August.",
        "Put your number inside the lid.",
      ],
    },
    {
      idea: "a broken-fish video every Friday",
      steps: [
        "Break one smoked fish before the camera.",
        "Show the inside and the date.",
        "Answer the questions in the comments by price per kilo.",
      ],
    },
    {
      idea: "a stocking month for farmers",
      steps: [
        "Announce juveniles with size and price.",
        "Count in front of the buyer.",
        "Call after two weeks and ask how many live.",
      ],
    },
  ],
  questions: fishQuestions,
  nameRoots: [
    { root: "Fin", language: "English", meaning: "what moves a fish forward" },
    { root: "Riverbank", language: "English", meaning: "the place where boats land" },
    { root: "Kiln", language: "English", meaning: "clean smoke and patience" },
    { root: "Net", language: "English", meaning: "a full catch" },
    { root: "Eja", language: "Yoruba", meaning: "fish" },
    { root: "Odo", language: "Yoruba", meaning: "a river" },
    { root: "Osimiri", language: "Igbo", meaning: "a great river" },
    { root: "Azu", language: "Igbo", meaning: "fish" },
    { root: "Kifi", language: "Hausa", meaning: "fish" },
    { root: "Kogi", language: "Hausa", meaning: "a river" },
    { root: "Gulbi", language: "Hausa", meaning: "a stream" },
    { root: "Point Am", language: "Pidgin", meaning: "choosing the one you want" },
  ],
};
