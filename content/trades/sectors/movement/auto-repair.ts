import { autoRepairQuestions } from "../../questions/movement/auto-repair.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const autoRepair: Sector = {
  id: "auto-repair",
  name: "car repair and spare parts",
  kind: "both",
  keywords: words(`
    mechanic, mechanics, mechanic workshop, auto repair, auto repairs, car repair, car repairs,
    auto mechanic, automobile, auto parts, spare parts, spare part, car parts, tyres, tyre, vulcanizer,
    vulcaniser, wheel alignment, panel beater, panel beating, rewire, auto electrician, car battery,
    engine oil, car wash, car care, car detailing, car diagnosis, auto diagnosis, car ac,
    motorcycle parts, keke parts, car dealer, car dealers, car sales, tokunbo cars, sell cars,
    car tracker, fix motor, motor parts
  `),
  lines: [
    {
      id: "repair",
      words: words(`
        repair, repairs, repaired, mechanic, diagnosis, fault, scanner, test drive, test drives
      `),
    },
    { id: "parts", words: words("spare parts, parts seller, tyres, batteries") },
    { id: "wash", words: words("wash, detailing") },
    { id: "sales", words: words("used car, dealer, car sales") },
  ],
  offerNouns: [
    "servicing and repairs",
    "computer diagnosis",
    "new and used spare parts",
    "tyres, batteries and alignment",
    "car wash and detailing",
    "used cars that were inspected",
  ],
  customers: [
    "private car owners",
    "ride drivers who earn by the day",
    "companies with a few vehicles",
    "people buying a used car",
    "women tired of being overcharged",
  ],
  wants: [
    "the fault named before parts are bought",
    "the old part in the hand",
    "a finish at the promised hour",
    "parts with a known grade",
    "a test drive together",
    "an honest word on what can wait",
  ],
  worries: [
    "a good part will be removed",
    "the same fault will return",
    "the mechanic will drive the car around",
    "the diagnosis is only guessing with the owner’s money",
    "fuel will be stolen",
    "the part is used and sold as new",
    "the mileage of the used car was turned back",
  ],
  proofs: [
    "the scanner report with code and price",
    "the old part and the receipt",
    "mileage and fuel photographed at entry and exit",
    "a job card with hour and signature",
    "the name and grade of the part",
    "a warranty slip",
  ],
  benefits: [
    "read your fault on paper before you pay",
    "keep the old part and compare",
    "drive out at the hour you were told",
    "plan the next repair instead of being towed",
    "check a used car before you pay the seller",
    "keep one record of your car for its next buyer",
  ],
  strengths: [
    "Cars here are old and roads are hard, so repairs never end.",
    "Ride drivers and companies need quick, regular service.",
    "Honest diagnosis is rare and brings whole offices.",
    "Oil, filters, batteries and tyres are sold at the same visit.",
    "A car that is washed by a careful hand comes back every Saturday.",
    "Buyers of a used car pay for an honest eye.",
    "Vehicles keep getting older, so owners stay with the person they trust.",
  ],
  channels: [
    { name: "ride drivers’ groups", how: "Offer a night slot and a price by service." },
    { name: "companies with five cars", how: "Send a monthly sheet by plate with cost and next date." },
    { name: "Google Maps", how: "Ask for reviews with car model and fault." },
    { name: "car buyers", how: "Offer a pre-purchase check with thirty points and pictures." },
    { name: "parts sellers", how: "Agree on grades and returns with two shops." },
  ],
  seasons: [
    { when: "before Easter, Sallah and December travel", what: "owners ask for checks, tyres and brakes" },
    { when: "in the rains", what: "wipers, lights and flooded engines bring cars in" },
    { when: "in the hot months", what: "cooling, batteries and air conditioning fail" },
    { when: "in January", what: "owners postpone, and companies renew plans" },
  ],
  regulators: [
    {
      body: "SON",
      when: "before you sell tyres, batteries, oil and brake parts",
      what: "These have standards, and expired tyres are seized.",
    },
    {
      body: "the local government and state planning",
      when: "before you open a workshop by the road",
      what: "Mechanics are often asked to use assigned villages.",
    },
    {
      body: "the state environment agency",
      when: "before you pour out oil or burn tyres",
      what: "Used oil must be collected.",
    },
    { body: "CAC", when: "before you service companies", what: "They pay against invoices." },
    {
      body: "SCUML",
      when: "before you deal in cars",
      what: "Car dealers register against money laundering.",
    },
  ],
  capital: {
    low: 1_250_000,
    high: 3_650_000,
    buys: [
      { item: "tool boxes, jacks, stands and an engine hoist", low: 400_000, high: 1_100_000 },
      { item: "a good scanner", low: 150_000, high: 500_000 },
      { item: "compressor, battery charger and tester", low: 150_000, high: 400_000 },
      { item: "space in a workshop for one year, with gate", low: 200_000, high: 600_000 },
      { item: "oil, filters, plugs, bulbs and brake parts", low: 300_000, high: 800_000 },
      { item: "job cards, cameras and signboard", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Do thirty services in a rented bay with a job card and pictures for each, buy parts per job, and see how many cars return for the next oil.",
  earn: [
    "labour by job",
    "parts with a receipt and fair margin",
    "diagnosis and pre-purchase checks",
    "monthly company care",
    "wash and detailing while waiting",
  ],
  risks: [
    {
      risk: "the diagnosis is wrong",
      answer: "Scan, test and show before parts, and charge for the diagnosis.",
    },
    {
      risk: "a part turns out to be fake",
      answer: "Buy by grade from two shops, keep packs and give the warranty you get.",
    },
    {
      risk: "a car is damaged or stolen from in the yard",
      answer: "Photograph, lock keys, keep a gate book and insurance.",
    },
    { risk: "cars stay unpaid for months", answer: "Take parts money first and write storage after a week." },
    {
      risk: "a boy learns on a customer’s car",
      answer: "Give learners stripped parts, and let one person sign each job.",
    },
  ],
  measures: [
    "jobs finished at the promised hour",
    "cars back with the same fault in thirty days",
    "hours sold by each mechanic",
    "parts returned",
    "cars under monthly care",
  ],
  automations: [
    {
      task: "booking bays",
      how: "The assistant asks car, year, fault and a video of the sound, and gives a slot and the diagnosis fee.",
    },
    { task: "approving parts", how: "The owner gets code, part, grade and price, and answers yes." },
    { task: "showing the repair", how: "Picture of the old part, the new one and the test." },
    { task: "calling for the next service", how: "By date or mileage each car gets its message." },
    { task: "reporting to companies", how: "By plate: cost, faults and next date." },
  ],
  system: {
    what: "a job card by plate number with approvals, pictures and next service",
    why: "Owners do not fear the price, they fear not knowing.",
  },
  campaigns: [
    {
      idea: "a thirty-point travel check",
      steps: ["Check before a holiday.", "Mark red, yellow and green.", "Repair the red first."],
    },
    {
      idea: "a driver’s night service",
      steps: ["Open until ten twice a week.", "Do oil and brakes in one hour.", "Keep the price."],
    },
    {
      idea: "a women’s car morning",
      steps: [
        "Explain lights, oil and tyres.",
        "Let each check her own.",
        "Give the card with three numbers.",
      ],
    },
    {
      idea: "a used car eye",
      steps: ["Inspect before purchase.", "Send pictures and a list.", "Stay neutral to the seller."],
    },
    {
      idea: "a plate record for companies",
      steps: ["Begin with three cars.", "Report monthly.", "Show what was avoided."],
    },
  ],
  questions: autoRepairQuestions,
  nameRoots: [
    { root: "Piston", language: "English", meaning: "the heart of an engine" },
    { root: "Torque", language: "English", meaning: "turning force" },
    { root: "Spanner", language: "English", meaning: "the mechanic’s hand" },
    { root: "Gear", language: "English", meaning: "smooth movement" },
    { root: "Awako", language: "Yoruba", meaning: "a driver" },
    { root: "Enjini", language: "Yoruba", meaning: "an engine" },
    { root: "Atunto", language: "Yoruba", meaning: "putting in order" },
    { root: "Ugbo Oma", language: "Igbo", meaning: "a good vehicle" },
    { root: "Nruzi", language: "Igbo", meaning: "setting right" },
    { root: "Injin", language: "Hausa", meaning: "an engine" },
    { root: "Mota Lafiya", language: "Hausa", meaning: "a healthy car" },
    { root: "Smooth Drive", language: "Pidgin", meaning: "driving without trouble" },
  ],
};
