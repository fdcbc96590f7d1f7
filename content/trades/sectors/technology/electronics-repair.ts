import { electronicsRepairQuestions } from "../../questions/technology/electronics-repair.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const electronicsRepair: Sector = {
  id: "electronics-repair",
  name: "phone and electronics repair",
  kind: "service",
  keywords: words(`
    phone repair, phone repairs, phone repairer, repair phones, fix phones, screen replacement,
    laptop repair, laptop repairs, computer repair, computer engineer, electronics repair, electronics,
    tv repair, television repair, generator repair, generator repairer, fridge repair,
    refrigerator repair, washing machine repair, gsm repair, phone engineer, phone technician,
    technician, motherboard, home theatre, sound system, dstv installation, satellite installation,
    fix phone, charging port, repair tv, fix laptop
  `),
  lines: [
    { id: "phones", words: words("phone, phones, screen, chats, contacts, pictures, battery, fell") },
    { id: "laptops", words: words("laptop, laptops, computer, computers, printers") },
    {
      id: "home",
      words: words(`
        fridge, fridges, television, televisions, washing machine, washing machines, generator, generators
      `),
    },
  ],
  offerNouns: [
    "screen and battery replacement",
    "laptop repairs and upgrades",
    "television and sound repairs",
    "fridge and washing machine repairs",
    "data recovery",
  ],
  customers: [
    "people whose phone fell this morning",
    "students with slow laptops",
    "families with a fridge that stopped",
    "offices with many printers and computers",
    "shops that sell phones without repairing them",
    "phone sellers who send their warranty cases",
    "small offices whose computers hold the accounts",
    "homes whose television or washing machine has stopped",
    "hotels and landlords with many fridges and televisions",
  ],
  wants: [
    "a price before opening the phone",
    "the same parts that were inside before",
    "pictures and chats that stay private",
    "repair while waiting",
    "a word of truth when it is not worth the money",
    "a warranty on the part",
  ],
  worries: [
    "good parts will be exchanged for bad ones",
    "private pictures will be copied",
    "the price will grow after it was opened",
    "the phone will come back with another fault",
    "the repairer will travel with the phone",
    "the new screen will be a copy",
    "the laptop will lose all its files",
    "the fridge will stop again after the gas is finished",
  ],
  proofs: [
    "the serial numbers of the parts before and after",
    "a video of the opening and of the fault",
    "the receipt with fault, price and day",
    "the old part in a bag",
    "the warranty slip for the part",
    "reviews with phone model and fault",
  ],
  benefits: [
    "watch while your phone is opened",
    "know the price before a screw is turned",
    "take your old part home",
    "use your laptop again instead of buying another one",
    "keep your pictures yours while your screen is changed",
    "come on the day we said and find it ready",
  ],
  strengths: [
    "New devices are expensive, so people repair.",
    "Skill earns more than stock, and it starts with tools on one table.",
    "Offices and shops bring repairs in numbers.",
    "Every repair sells a case, a charger or a used phone.",
  ],
  channels: [
    { name: "Google Maps", how: "Let every satisfied customer write the model and the fault in the review." },
    { name: "phone shops", how: "Take their warranty repairs at a trade price with a fixed return day." },
    { name: "offices", how: "Offer a monthly visit for printers, laptops and cables." },
    { name: "TikTok", how: "Show one fault, one cause and one finished repair without the owner’s data." },
    { name: "a printed price list", how: "Put the ten most common repairs on the wall and on status." },
  ],
  seasons: [
    { when: "in the rains", what: "water damage and power surges bring most work" },
    { when: "before examinations and resumption", what: "laptops must work" },
    { when: "in December", what: "phones fall at parties and televisions must work for guests" },
    { when: "in hot months", what: "fridges, fans and batteries fail" },
  ],
  regulators: [
    { body: "CAC", when: "before you sign an office contract", what: "Offices pay against invoices." },
    {
      body: "NDPC",
      when: "before you open people’s devices as a business",
      what: "What you see on a device is personal data, so write a rule for staff and sign it.",
    },
    {
      body: "SON",
      when: "before you import screens, batteries and chargers",
      what: "Parts for electrical goods fall under standards.",
    },
    {
      body: "the local government",
      when: "before you open a workshop at a roadside",
      what: "Ask for the shop permit and where old batteries may be thrown.",
    },
  ],
  capital: {
    low: 1_050_000,
    high: 2_900_000,
    buys: [
      { item: "a hot air station, microscope, meters and screwdrivers", low: 250_000, high: 650_000 },
      { item: "screens, batteries and small parts of common models", low: 250_000, high: 600_000 },
      { item: "a laptop and test software", low: 250_000, high: 600_000 },
      { item: "table, light, shop corner for one year", low: 150_000, high: 500_000 },
      { item: "inverter and a surge-protected line", low: 150_000, high: 450_000 },
      { item: "receipts, bags for parts and a safe box", low: 30_000, high: 90_000 },
    ],
  },
  firstTest:
    "Repair twenty devices for people you know with parts bought one by one, write time and price for each, and learn which five faults are most of the work.",
  earn: [
    "labour by type of fault",
    "parts with a fair margin",
    "office maintenance by month",
    "refurbished devices for sale",
    "data recovery and upgrades",
  ],
  risks: [
    {
      risk: "a device dies on the table",
      answer: "Test and film before opening, write down risks and get the owner’s yes.",
    },
    {
      risk: "bad parts come back",
      answer: "Buy by grade, mark each part with date and keep a small warranty reserve.",
    },
    {
      risk: "devices are not collected",
      answer: "Take the diagnosis fee first and write the day after which they are sold.",
    },
    {
      risk: "staff copy private data",
      answer: "Work without passwords where possible, let staff sign and keep a camera over the tables.",
    },
    {
      risk: "a battery burns or somebody is shocked",
      answer: "Discharge, use fuses, keep an extinguisher and repair batteries only in the open.",
    },
  ],
  measures: [
    "repairs ready on the promised day",
    "devices that came back with the same fault",
    "the average hours for each repair",
    "parts used and their margin",
    "devices waiting for collection",
  ],
  automations: [
    {
      task: "giving a first price",
      how: "The assistant asks model, fault and a picture, and gives a range with the inspection rule.",
    },
    {
      task: "sending the repair state",
      how: "Received, opened, waiting for part, ready: the owner knows without calling.",
    },
    {
      task: "asking approval for new faults",
      how: "The owner sees the picture and the extra price, and answers yes or no.",
    },
    { task: "keeping part warranties", how: "Each part has a date that is found by phone number." },
    {
      task: "visiting offices on a schedule",
      how: "Each office gets the day of the visit and sends its list of faults.",
    },
  ],
  system: {
    what: "a job card for each device with pictures, price approval and messages",
    why: "Most quarrels in repair are about what was said and not about what was done.",
  },
  campaigns: [
    {
      idea: "a battery week",
      steps: [
        "Test batteries free of charge.",
        "Show the number on paper.",
        "Replace at one price by model.",
      ],
    },
    {
      idea: "a slow laptop clinic",
      steps: [
        "Take five laptops a day.",
        "Clean, change storage and test.",
        "Show the start-up time before and after.",
      ],
    },
    {
      idea: "an office cable day",
      steps: [
        "Visit an office for half a day.",
        "Repair small things at one price.",
        "Offer the monthly plan.",
      ],
    },
    {
      idea: "a rain warning",
      steps: [
        "Post what to do in the first minutes after water.",
        "Keep bags of drying agent.",
        "Open early after heavy rain.",
      ],
    },
    {
      idea: "a fridge check in estates",
      steps: [
        "Choose one estate and one Saturday.",
        "Clean coils and test sockets.",
        "Leave a sticker with the next date.",
      ],
    },
  ],
  questions: electronicsRepairQuestions,
  nameRoots: [
    { root: "Circuit", language: "English", meaning: "a line that works again" },
    { root: "Solder", language: "English", meaning: "joining with care" },
    { root: "Revive", language: "English", meaning: "coming back to work" },
    { root: "Bench", language: "English", meaning: "where things are repaired" },
    { root: "Atunse", language: "Yoruba", meaning: "repair" },
    { root: "Ona", language: "Yoruba", meaning: "skill and art" },
    { root: "Ise Owo", language: "Yoruba", meaning: "the work of the hands" },
    { root: "Mezie", language: "Igbo", meaning: "putting right" },
    { root: "Aka Oru", language: "Igbo", meaning: "a working hand" },
    { root: "Gyara", language: "Hausa", meaning: "repair" },
    { root: "Hannu", language: "Hausa", meaning: "the hand" },
    { root: "Correct Am", language: "Pidgin", meaning: "putting it right" },
  ],
};
