import { bakeryQuestions } from "../../questions/food/bakery.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const bakery: Sector = {
  id: "bakery",
  name: "bread, pies and pastries",
  kind: "product",
  keywords: words(`
    bakery, bakeries, baker, bakers, bread, agege bread, loaf of bread, loaves, banana bread, pastry,
    pastries, meat pie, meat pies, doughnut, doughnuts, egg roll, egg rolls, sausage roll,
    sausage rolls, fish roll, chin chin, cookies, biscuits, bread and tea, snacks business,
    small snacks, buns, coconut bread, sliced bread
  `),
  lines: [
    { id: "bread", words: words("bread, loaf, loaves") },
    {
      id: "pastries",
      words: words("pie, pies, egg roll, egg rolls, doughnut, doughnuts, pastry, pastries, snack, snacks"),
    },
    { id: "dry", words: words("chin chin, cookies, biscuits, bucket, buckets") },
  ],
  offerNouns: [
    "fresh loaves of bread",
    "meat pies, egg rolls and doughnuts",
    "chin chin in buckets and packs",
    "boxes of pastries for meetings",
    "buns and cookies for lunch boxes",
  ],
  customers: [
    "provision shops that sell every morning",
    "tea sellers and canteens",
    "offices with meetings",
    "schools with tuck shops",
    "families buying for breakfast",
    "travellers who need something that keeps",
  ],
  wants: [
    "bread that slices without falling apart",
    "pies that are still crisp at break time",
    "real filling inside",
    "delivery before the school run",
    "a weight that does not change from week to week",
    "something sweet that keeps for a month",
  ],
  worries: [
    "the bread will be full of air and small inside",
    "the bread will grow mould before two days",
    "the meat in the pie will be only potato",
    "the oil of the doughnut is old",
    "the delivery will come after the morning rush",
    "the chin chin will break teeth or taste of old oil",
    "the price will rise while the size falls",
  ],
  proofs: [
    "a loaf cut open on video beside a ruler",
    "a pie broken in half before the camera",
    "the frying oil at the beginning of the week",
    "the baking date on every pack",
    "the weight of ten pieces on one scale",
    "shops that have ordered every day since last year",
  ],
  benefits: [
    "stock your shop with bread that is sold before evening",
    "feed forty people at a meeting with one order of pies",
    "open your shop with loaves that are still warm",
    "fill lunch boxes for the week in one evening",
    "give visitors something to chew while the food is on the fire",
    "know the hour at which fresh things leave the oven",
  ],
  strengths: [
    "A street buys bread every morning, so the oven earns before noon.",
    "Offices and schools buy pies and pastries on fixed days.",
    "The same mixer and oven serve several products from one room.",
    "Chin chin and biscuits keep for weeks and travel to other states.",
  ],
  channels: [
    {
      name: "provision shops and tea sellers",
      how: "Supply on sale or return for one week, then only for cash.",
    },
    {
      name: "schools and tuck shops",
      how: "Agree a daily number with the head and collect what is left before closing.",
    },
    {
      name: "office administrators",
      how: "Send one free box to three offices on a Tuesday with a price for twenty people.",
    },
    { name: "a window on the street", how: "Let the smell and the hour of the next tray do the selling." },
    {
      name: "WhatsApp orders before eight in the evening",
      how: "Ask each shop for tomorrow’s number and answer with the total.",
    },
  ],
  seasons: [
    { when: "when schools resume", what: "pies, buns and small loaves for lunch boxes rise" },
    { when: "during Ramadan", what: "bread sells before dawn and after sunset and stands still at noon" },
    { when: "before Christmas", what: "chin chin buckets and cookies are ordered as gifts" },
    { when: "in the heavy rains", what: "people buy hot bread and tea, and dry packs need better seals" },
  ],
  regulators: [
    {
      body: "NAFDAC",
      when: "before you wrap bread, chin chin or biscuits with a label for shops",
      what: "Packaged bakery products need registration, and bread must be free of potassium bromate.",
    },
    {
      body: "the local government environmental health office",
      when: "before you fire a public oven",
      what: "It inspects the room, the water and the health certificates of bakers.",
    },
    {
      body: "CAC",
      when: "before you print nylon with a bread’s name",
      what: "The name on thousands of wrappers should be yours.",
    },
    {
      body: "the state environment agency",
      when: "before you build a wood-fired oven among houses",
      what: "Smoke and firewood bring complaints, and some areas forbid them.",
    },
  ],
  capital: {
    low: 2_250_000,
    high: 7_800_000,
    buys: [
      { item: "a deck oven or a strong gas oven with trays", low: 600_000, high: 2_200_000 },
      { item: "a spiral mixer or milling machine for dough", low: 500_000, high: 1_800_000 },
      { item: "tables, pans, racks, scales and a fryer", low: 200_000, high: 600_000 },
      { item: "flour, sugar, yeast, butter and oil for two weeks", low: 350_000, high: 900_000 },
      { item: "rent and tiling of a baking room", low: 300_000, high: 900_000 },
      { item: "generator or three-phase connection", low: 250_000, high: 1_200_000 },
      { item: "wrappers, boxes and crates", low: 60_000, high: 180_000 },
    ],
  },
  firstTest:
    "Rent hours in another bakery for two weeks, bake sixty loaves and sixty pies a day, sell them in ten shops, and write what comes back.",
  earn: [
    "daily loaves sold through shops",
    "pies and pastries by the dozen for offices and schools",
    "chin chin in buckets that keeps for weeks",
    "bread rolls for canteens and burger stands",
    "baking for others with your oven in the free hours",
  ],
  risks: [
    {
      risk: "flour doubles and the loaf cannot",
      answer:
        "Change weight and price openly with your neighbours’ association, and tell shops a week before.",
    },
    {
      risk: "unsold loaves come back from shops",
      answer:
        "Start each shop small, deliver daily and turn the rest into crumbs or bread pudding the same day.",
    },
    {
      risk: "the filling of the pies turns sour in the heat",
      answer: "Cook filling on the same night, cool it quickly and throw away what is left.",
    },
    {
      risk: "light fails when the dough has risen",
      answer: "Keep a gas oven and a small mixer ready, and test the generator every evening.",
    },
    { risk: "shops pay after many days", answer: "Give tomorrow’s supply against yesterday’s money." },
    {
      risk: "the frying oil is used too long",
      answer: "Filter it daily, write the date of the change on the fryer and throw dark oil away.",
    },
    {
      risk: "humidity softens what should be crisp",
      answer: "Cool fully before packing, seal twice and open one pack of each batch after a month.",
    },
  ],
  measures: [
    "loaves and pies delivered and brought back",
    "the cost of flour in each loaf",
    "deliveries that came after seven in the morning",
    "shops that paid on the day",
    "trays burnt or badly risen",
  ],
  automations: [
    {
      task: "taking orders from shops each evening",
      how: "Each shop sends its number by eight, and the list is ready for the night baker.",
    },
    {
      task: "taking office pastry orders",
      how: "The assistant asks for the number of people and the hour, and sends two boxes with prices.",
    },
    {
      task: "planning tomorrow’s trays",
      how: "What is left at closing is counted, and the baker gets tomorrow’s numbers.",
    },
    { task: "following shop debts", how: "Every shop sees its balance in the morning, before the delivery." },
    {
      task: "taking bucket orders before Christmas",
      how: "Size, name on the lid and address are collected from October.",
    },
  ],
  system: {
    what: "an evening order list from shops with balances and tomorrow’s baking numbers",
    why: "A bakery earns on what does not come back.",
  },
  campaigns: [
    {
      idea: "a morning bread round",
      steps: [
        "Choose ten shops on one street.",
        "Deliver before half past six.",
        "Raise the number only where nothing comes back.",
      ],
    },
    {
      idea: "a bread and tea corner",
      steps: [
        "Put a table beside a busy stop.",
        "Sell bread, egg and tea from six to nine.",
        "Write the number of loaves for tomorrow.",
      ],
    },
    {
      idea: "a tuck shop trial for schools",
      steps: [
        "Supply thirty pies to one school for a week.",
        "Collect what is left each day.",
        "Agree the daily number on Friday.",
      ],
    },
    {
      idea: "a Tuesday meeting box",
      steps: [
        "Fix one box for ten people.",
        "Send a sample to three offices.",
        "Call on Monday at ten for the order.",
      ],
    },
    {
      idea: "a chin chin bucket before Christmas",
      steps: [
        "Take orders from October in three bucket sizes.",
        "Fry in November and seal with the date.",
        "Deliver to offices as gifts in the first week of December.",
      ],
    },
  ],
  questions: bakeryQuestions,
  nameRoots: [
    { root: "Oven", language: "English", meaning: "warmth that smells of bread" },
    { root: "Golden Crust", language: "English", meaning: "the outside of good bread" },
    { root: "Crumb", language: "English", meaning: "the soft inside of good bread" },
    { root: "Morning", language: "English", meaning: "the hour of fresh bread" },
    { root: "Buredi", language: "Yoruba", meaning: "bread" },
    { root: "Owuro", language: "Yoruba", meaning: "the morning" },
    { root: "Achicha", language: "Igbo", meaning: "bread" },
    { root: "Ututu", language: "Igbo", meaning: "the morning" },
    { root: "Alkama", language: "Hausa", meaning: "wheat" },
    { root: "Safiya", language: "Hausa", meaning: "the early morning" },
    { root: "Hot Bread", language: "Pidgin", meaning: "bread just out of the oven" },
  ],
};
