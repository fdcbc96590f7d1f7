import { pharmacyQuestions } from "../../questions/care/pharmacy.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const pharmacy: Sector = {
  id: "pharmacy",
  name: "pharmacy and patent medicine",
  kind: "product",
  keywords: words(`
    pharmacy, pharmacies, pharmacist, chemist, chemist shop, patent medicine, patent medicine store,
    ppmv, drug store, drugstore, drugs, medicine, medicines, medication, malaria drugs, antibiotics,
    supplements, vitamins, herbal, herbal medicine, agbo, agbo jedi, blood pressure machine,
    medical supplies, medical equipment, first aid, multivitamins, drug shop, community pharmacy,
    sell drugs
  `),
  lines: [],
  offerNouns: [
    "prescription and everyday medicines",
    "blood pressure and sugar checks",
    "vitamins and baby products",
    "first aid kits for schools and offices",
    "monthly refills for regular medicines",
  ],
  customers: [
    "families with a feverish child at night",
    "people on blood pressure or diabetes medicine",
    "mothers with babies",
    "schools and factories that keep a first aid box",
    "older parents whose children pay from abroad",
  ],
  wants: [
    "the real drug with a number that can be checked",
    "advice in simple words",
    "privacy at the counter",
    "the same medicine every month at a known price",
    "somebody who says when a doctor is needed",
    "an open door in the evening",
  ],
  worries: [
    "the drug is fake or expired",
    "the seller will sell what is in stock and not what is needed",
    "others in the shop will hear the problem",
    "the price will be different next month",
    "two medicines will fight each other",
    "the shop will have no light for insulin and vaccines",
  ],
  proofs: [
    "the licence of the premises on the wall",
    "the pharmacist on duty by name",
    "the registration number and expiry date shown on each pack",
    "the fridge thermometer and its record",
    "receipts from the registered distributor",
    "a refill card with dose, dates and readings",
  ],
  benefits: [
    "check the number on your drug before you swallow it",
    "understand when and how to take your medicine",
    "get your monthly drugs before they finish",
    "know your blood pressure without a hospital queue",
    "ask a private question away from the counter",
    "pay from abroad for the medicine of your parents and see the receipt",
  ],
  strengths: [
    "People need medicine in every season and prefer somebody they trust nearby.",
    "Long-term medicines bring the same person back each month.",
    "Checks, baby goods and supplements bring a margin beside medicine.",
    "A licensed shop stands out where fake drugs are feared.",
  ],
  channels: [
    {
      name: "a refill list on WhatsApp",
      how: "Write to each patient five days before the medicine finishes, with price and delivery.",
    },
    {
      name: "churches, mosques and markets",
      how: "Hold a free pressure check once a month and write readings on a card.",
    },
    { name: "schools and factories", how: "Supply and inspect first aid boxes each term." },
    { name: "doctors and clinics nearby", how: "Tell them every Monday what is in stock and what is short." },
    {
      name: "diaspora families",
      how: "Offer a monthly pack for parents with a picture of the delivery and of the readings.",
    },
  ],
  seasons: [
    { when: "from May to October", what: "malaria, cough and stomach cases come with the rains" },
    { when: "from December to February", what: "harmattan brings catarrh, asthma and dry skin" },
    { when: "before school resumes", what: "first aid boxes, supplements and worm medicine are bought" },
    { when: "in the festive weeks", what: "sugar and pressure go up and refills are forgotten" },
  ],
  regulators: [
    {
      body: "the Pharmacy Council of Nigeria (PCN)",
      when: "before you open or buy a pharmacy or a patent medicine shop",
      what: "It registers premises and pharmacists, and licenses patent medicine vendors for a limited list.",
    },
    {
      body: "NAFDAC",
      when: "before you buy from a new distributor or bring in any product",
      what: "Only registered medicines may be sold, and the number should be checked.",
    },
    {
      body: "the state ministry of health",
      when: "before you fix the location",
      what: "States inspect and may keep their own register.",
    },
    {
      body: "NDPC",
      when: "before you keep patients’ readings on a phone or computer",
      what: "Health data is sensitive and must be protected.",
    },
  ],
  capital: {
    low: 2_650_000,
    high: 6_900_000,
    buys: [
      { item: "shop rent for one year with ceiling, tiles and air", low: 500_000, high: 1_200_000 },
      { item: "shelves, counter, lockable cupboard and signboard", low: 250_000, high: 600_000 },
      { item: "a medical fridge or good fridge with thermometer", low: 250_000, high: 500_000 },
      { item: "licences, inspection and registrations", low: 150_000, high: 450_000 },
      { item: "first stock of medicines from distributors", low: 1_200_000, high: 3_000_000 },
      { item: "blood pressure, sugar and weight instruments", low: 80_000, high: 180_000 },
      { item: "inverter or generator", low: 250_000, high: 900_000 },
    ],
  },
  firstTest:
    "Before renting, ask PCN what your own qualification allows, then record for two weeks what people in the street ask for at three shops and do not find.",
  earn: [
    "the margin on medicines, small on common and better on others",
    "monthly refills delivered",
    "small fees for checks",
    "baby, beauty and first aid goods",
    "supply to schools, clinics and factories",
  ],
  risks: [
    {
      risk: "fake drugs enter the shelf",
      answer:
        "Buy only from registered distributors with an invoice, check numbers and never from a bag at the door.",
    },
    {
      risk: "drugs expire unsold",
      answer:
        "Enter expiry dates on arrival, sell first what expires first and exchange with the distributor in time.",
    },
    {
      risk: "a wrong dose is given",
      answer:
        "Read the prescription twice, let a second person check and ask about pregnancy, age and other drugs.",
    },
    {
      risk: "credit to neighbours grows",
      answer: "Give no credit on medicine except to companies with a signed list.",
    },
    {
      risk: "an inspection closes the shop",
      answer: "Keep licence, registers and the professional on duty as the law says.",
    },
  ],
  measures: [
    "refills collected on time",
    "medicines asked for and not in stock",
    "the value of stock that expires within six months",
    "people sent on to a doctor",
    "fridge readings outside the range",
  ],
  automations: [
    {
      task: "reminding patients of refills",
      how: "Name, drug and date are kept, and the patient answers yes for delivery.",
    },
    {
      task: "checking availability",
      how: "People send the name or a picture, and get yes, no or when, while advice stays with the pharmacist.",
    },
    { task: "watching expiry dates", how: "A list of the next six months comes on the first of each month." },
    {
      task: "keeping pressure and sugar cards",
      how: "Readings are stored and sent to the patient to show the doctor.",
    },
    { task: "reordering from distributors", how: "Low items are listed by supplier each Thursday." },
  ],
  system: {
    what: "a refill and stock record with expiry dates",
    why: "A pharmacy loses money twice: when a refill is forgotten and when a drug expires.",
  },
  campaigns: [
    {
      idea: "a pressure check after service",
      steps: [
        "Agree with one church or mosque.",
        "Write readings on a card with your number.",
        "Call those with high readings to see a doctor.",
      ],
    },
    {
      idea: "a parents’ pack from abroad",
      steps: [
        "List the monthly drugs with price.",
        "Deliver with a picture and the reading.",
        "Send one receipt to the child abroad.",
      ],
    },
    {
      idea: "a first aid box for schools",
      steps: ["Inspect boxes free of charge.", "Leave the list of what is missing.", "Refill once a term."],
    },
    {
      idea: "a baby corner week",
      steps: [
        "Weigh babies and show growth cards.",
        "Explain fever in simple words.",
        "Offer one bag of basics.",
      ],
    },
    {
      idea: "a bring-your-drugs day",
      steps: [
        "Ask people to bring all medicines in a bag.",
        "Check dates and double use.",
        "Send on to the doctor what worries you.",
      ],
    },
  ],
  questions: pharmacyQuestions,
  nameRoots: [
    { root: "Remedy", language: "English", meaning: "what helps" },
    { root: "Dose", language: "English", meaning: "the right measure" },
    { root: "Vial", language: "English", meaning: "careful medicine" },
    { root: "Steady", language: "English", meaning: "health that is kept" },
    { root: "Ilera", language: "Yoruba", meaning: "health" },
    { root: "Iwosan", language: "Yoruba", meaning: "healing" },
    { root: "Ogwugwo", language: "Igbo", meaning: "healing" },
    { root: "Ahu Ike", language: "Igbo", meaning: "a strong body" },
    { root: "Magani", language: "Hausa", meaning: "medicine" },
    { root: "Lafiya", language: "Hausa", meaning: "health" },
    { root: "Well Body", language: "Pidgin", meaning: "being healthy" },
  ],
};
