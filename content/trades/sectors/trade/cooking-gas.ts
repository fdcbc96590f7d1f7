import { cookingGasQuestions } from "../../questions/trade/cooking-gas.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const cookingGas: Sector = {
  id: "cooking-gas",
  name: "cooking gas refilling",
  kind: "product",
  keywords: words(`
    cooking gas, gas refill, gas refilling, lpg, gas plant, gas cylinder, gas cylinders, gas station,
    gas delivery, gas seller, gas shop, gas cooker, 12.5kg, fill gas, mobile gas, gas retail,
    gas business, refill gas, cylinder, cylinders, cylinder refill
  `),
  lines: [],
  offerNouns: [
    "cooking gas by the kilo",
    "filled cylinders brought to the house",
    "cylinder checks and new hoses",
    "gas supply for restaurants",
    "new cylinders, regulators and burners",
  ],
  customers: [
    "families who cook with gas",
    "students and single workers with small cylinders",
    "restaurants, bakeries and caterers",
    "estates with many kitchens",
    "roadside frying and akara sellers",
  ],
  wants: [
    "a full kilo for every kilo paid",
    "a cylinder brought back before dinner",
    "the same cylinder and not somebody’s old one",
    "a check for leaks before the boy leaves",
    "a price that is known before the cylinder goes out",
    "gas at night and on Sunday",
  ],
  worries: [
    "the scale is set to cheat",
    "gas will finish in the middle of cooking",
    "the cylinder will leak and burn the house",
    "the rider will go with the cylinder and not come back",
    "air was pumped instead of gas",
    "the price will change between the house and the plant",
  ],
  proofs: [
    "the cylinder on the scale, before and after, on video",
    "the price per kilo on a board and on status every morning",
    "a soap-water test done in front of the customer",
    "the plant’s licence and the fire extinguishers",
    "a tag with name and number on each cylinder collected",
    "the rider’s photo and number sent before the knock at the gate",
  ],
  benefits: [
    "see the weight before and after your cylinder is filled",
    "cook again within the hour without leaving the house",
    "keep your own cylinder and know that it was checked",
    "run your restaurant without running out during lunch",
    "hear the price before your cylinder leaves the gate",
    "light your burner knowing that the hose was tested",
  ],
  strengths: [
    "Kitchens run out every three to six weeks, so customers return by themselves.",
    "Nobody enjoys carrying a cylinder to the plant.",
    "Restaurants and bakeries buy large quantities on fixed days.",
    "Collecting cylinders for a plant can begin without owning one.",
  ],
  channels: [
    {
      name: "estate and compound groups",
      how: "Announce two pick-up hours a day and the price of the morning.",
    },
    {
      name: "caretakers and security men",
      how: "Give each one a number that earns a small share per refill.",
    },
    {
      name: "restaurants and bakeries",
      how: "Weigh their cylinders for a week and offer a fixed refill day.",
    },
    {
      name: "a sticker on the cylinder",
      how: "Put name, number and last refill date on every cylinder you touch.",
    },
    {
      name: "Google Maps",
      how: "List hours, price and the safety checks, because people search when the gas finishes.",
    },
  ],
  seasons: [
    { when: "in December and around the feasts", what: "families cook more and queues form at plants" },
    { when: "in the rainy months", what: "charcoal and firewood are wet, and gas gains customers" },
    { when: "at resumption of campuses", what: "small cylinders are bought and filled" },
    {
      when: "when the dollar or the supply moves",
      what: "the kilo price changes weekly and honesty is tested",
    },
  ],
  regulators: [
    {
      body: "NMDPRA",
      when: "before you build or buy into a gas plant or store cylinders for sale",
      what: "The petroleum regulator licenses plants and retail outlets and sets safety distances.",
    },
    {
      body: "the state fire service",
      when: "before you store filled cylinders",
      what: "Ask for an inspection and a fire certificate.",
    },
    {
      body: "SON",
      when: "before you buy cylinders, hoses and regulators to sell",
      what: "Substandard cylinders are seized, and old ones must be retested.",
    },
    {
      body: "the local government or estate management",
      when: "before you sell in a residential street",
      what: "Many streets do not allow gas beside shops and schools.",
    },
  ],
  capital: {
    low: 2_600_000,
    high: 6_500_000,
    buys: [
      { item: "six 50 kg cylinders or a share in a plant’s supply", low: 800_000, high: 1_300_000 },
      { item: "a filling scale, hoses, regulators and tools", low: 150_000, high: 400_000 },
      { item: "a cargo tricycle, or a bike with a cylinder rack", low: 900_000, high: 2_800_000 },
      { item: "extinguishers, sand buckets and gas leak detectors", low: 80_000, high: 200_000 },
      { item: "licence, inspection and site preparation", low: 300_000, high: 900_000 },
      { item: "the first gas stock and some new small cylinders", low: 400_000, high: 900_000 },
    ],
  },
  firstTest:
    "Collect cylinders for twenty houses on two evenings, fill them at a licensed plant with a video of the scale, and charge only for carrying.",
  earn: [
    "a margin on each kilo",
    "a fee for collecting and returning cylinders",
    "monthly supply to restaurants",
    "sale of cylinders, hoses and burners",
    "yearly safety checks for estates",
  ],
  risks: [
    {
      risk: "a leak or a fire injures people",
      answer: "Store only where the regulator allows, train everybody, test every valve and keep insurance.",
    },
    {
      risk: "the price falls after you have bought high",
      answer: "Buy often and little, and post the price daily.",
    },
    {
      risk: "a rider disappears with cylinders",
      answer: "Tag each cylinder, take a guarantor for each rider and send the owner a picture.",
    },
    {
      risk: "the plant gives short weight",
      answer: "Weigh at the plant and again at home, and change the plant after the second time.",
    },
    {
      risk: "the site is closed by officials",
      answer: "Do not begin before the licence; work as collector for a licensed plant until then.",
    },
  ],
  measures: [
    "kilos sold in each area",
    "minutes from pick-up to return",
    "refills for each regular customer",
    "complaints about weight",
    "safety checks done and faults found",
  ],
  automations: [
    {
      task: "predicting when a kitchen runs out",
      how: "From the last two refills the assistant writes to the house three days before the gas should finish.",
    },
    {
      task: "booking cylinder pick-ups",
      how: "The customer gives address, cylinder size and kilos, and gets the price and the time.",
    },
    { task: "sending weight and payment", how: "A picture of the scale and the amount go out together." },
    { task: "posting the price of the day", how: "One message from you changes the answer everywhere." },
    { task: "following restaurant refills", how: "Each kitchen has its day and a running balance." },
  ],
  system: {
    what: "a refill calendar that writes to each kitchen before its gas finishes",
    why: "The seller who remembers the date gets the refill.",
  },
  campaigns: [
    {
      idea: "a first-refill sticker",
      steps: [
        "Fill at normal price and put the date sticker on.",
        "Write to the house after three weeks.",
        "Give a free hose check at the third refill.",
      ],
    },
    {
      idea: "an estate gas day",
      steps: [
        "Agree one day with the residents’ chairman.",
        "Collect in the morning and return before three.",
        "Share the video of the scale in their group.",
      ],
    },
    {
      idea: "a restaurant steady price",
      steps: [
        "Fix the carrying fee for three months.",
        "Refill at closing time.",
        "Give one spare cylinder on trust after the second month.",
      ],
    },
    {
      idea: "a safety Saturday",
      steps: [
        "Test hoses and regulators without charge in one street.",
        "Write down what is bad.",
        "Return with new ones at a clear price.",
      ],
    },
    {
      idea: "a student small-cylinder plan",
      steps: [
        "Sell small cylinders in two payments.",
        "Include the first filling.",
        "Pick up at the hostel gate on fixed days.",
      ],
    },
  ],
  questions: cookingGasQuestions,
  nameRoots: [
    { root: "Flame", language: "English", meaning: "steady fire" },
    { root: "Blue", language: "English", meaning: "the colour of clean fire" },
    { root: "Burner", language: "English", meaning: "the kitchen that is never cold" },
    { root: "Kilo", language: "English", meaning: "a full and honest weight" },
    { root: "Ina", language: "Yoruba", meaning: "fire" },
    { root: "Imole", language: "Yoruba", meaning: "light" },
    { root: "Ite Oma", language: "Igbo", meaning: "a good pot" },
    { root: "Ebe Nri", language: "Igbo", meaning: "where food is made" },
    { root: "Wuta", language: "Hausa", meaning: "fire" },
    { root: "Haske", language: "Hausa", meaning: "light" },
    { root: "Girki", language: "Hausa", meaning: "cooking" },
    { root: "Full Kilo", language: "Pidgin", meaning: "nothing missing in the weight" },
  ],
};
