import { travelQuestions } from "../../questions/property/travel.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const travel: Sector = {
  id: "travel",
  name: "travel, visa and tours",
  kind: "service",
  keywords: words(`
    travel, travels, travel agency, travel agent, travel and tours, tours, tour, tourism, tour guide,
    visa, visas, visa processing, visa assistance, visa consultant, flight ticket, flight tickets,
    flight booking, air ticket, hotel booking, study abroad, japa, admission abroad, relocation abroad,
    hajj, umrah, hajj and umrah, pilgrimage, holiday package, holiday packages, vacation, group trip,
    immigration, proof of funds, travel insurance, passport processing, dubai trip, excursion
  `),
  lines: [
    { id: "tickets", words: words("hotel, ticket, tickets, fare, fares, airline, flight, flights") },
    { id: "visas", words: words("visa, visas, embassy, refusal, refused") },
    { id: "study", words: words("study, admission, students, school") },
    { id: "pilgrims", words: words("hajj, umrah, pilgrims, pilgrimage") },
    { id: "groups", words: words("leader, group, groups, tour, tours, excursions") },
  ],
  offerNouns: [
    "flight and hotel bookings",
    "visa application help",
    "study abroad guidance",
    "Hajj and Umrah groups",
    "group trips and excursions",
  ],
  customers: [
    "traders flying to buy goods",
    "families visiting children abroad",
    "students with admission plans",
    "pilgrims and their children who pay",
    "friends and offices planning a trip",
  ],
  wants: [
    "a fare that still exists after payment",
    "an honest word on the visa",
    "every document in one list",
    "a group with a leader",
    "instalments for a trip",
    "an answer at the airport at night",
  ],
  worries: [
    "the agent will sell a false visa",
    "the ticket is only a reservation",
    "fees will be lost after refusal",
    "the hotel will not know the booking",
    "the group will be left alone",
    "documents will be used for something else",
    "the school abroad is not real",
    "the pilgrims will sleep far from the mosque",
    "the fee will be eaten and the file will lie untouched",
  ],
  proofs: [
    "the ticket number checked on the airline’s own page",
    "the receipt with agency fee and official fee apart",
    "the document checklist of the embassy",
    "the group itinerary with addresses",
    "the accreditation of the agency",
    "the written refund rule",
  ],
  benefits: [
    "check your ticket yourself on the airline’s page",
    "know which fee goes to whom",
    "hand in a file with nothing missing",
    "save for your trip in parts",
    "walk with a leader who has been there",
    "reach somebody when your flight is cancelled",
  ],
  strengths: [
    "People travel for trade, study, faith and family in good and bad years.",
    "Commission and service fees need no stock.",
    "A careful file is worth more than promises.",
    "One happy group fills the next.",
  ],
  channels: [
    {
      name: "mosques, churches and associations",
      how: "Present dates, total, instalments and the leader’s name.",
    },
    { name: "traders’ unions", how: "Offer trade fair packages with a translator." },
    { name: "schools and parents", how: "Hold a true talk on cost, tests and visas." },
    { name: "Instagram", how: "Show the places, the file and the fees, never the visa of a client." },
    { name: "past travellers", how: "Write a month before the same season." },
  ],
  seasons: [
    { when: "from June to August", what: "students leave and families visit children abroad" },
    { when: "from October to December", what: "fares climb and everybody wants to be home by Christmas" },
    { when: "in the months before Hajj and in Ramadan", what: "pilgrims pay and prepare" },
    { when: "before the fairs of April and October in China", what: "traders book" },
  ],
  regulators: [
    {
      body: "NCAA",
      when: "before you sell air travel to the public",
      what: "Travel agencies are licensed by the aviation regulator.",
    },
    {
      body: "NAHCON",
      when: "before you organise Hajj or Umrah",
      what: "Only licensed operators may carry pilgrims.",
    },
    {
      body: "IATA or a consolidator",
      when: "before you issue tickets",
      what: "Small agencies issue through an accredited one.",
    },
    {
      body: "CAC",
      when: "before you hold travellers’ money",
      what: "A registered name and account are the first thing a careful traveller checks.",
    },
    {
      body: "NDPC",
      when: "before you keep passports and bank papers",
      what: "These are sensitive documents that need safe storage.",
    },
  ],
  capital: {
    low: 1_250_000,
    high: 3_950_000,
    buys: [
      { item: "registration, licence steps and association", low: 200_000, high: 700_000 },
      { item: "a deposit with a ticket consolidator", low: 300_000, high: 900_000 },
      { item: "laptop, scanner and internet", low: 400_000, high: 1_100_000 },
      { item: "desk space for six months", low: 150_000, high: 500_000 },
      { item: "power for the office", low: 150_000, high: 500_000 },
      { item: "adverts, talks and printed checklists", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Book ten journeys for people you know through an accredited agency for a stated service fee, and see which kind of traveller returns.",
  earn: [
    "service fees by booking",
    "commission from airlines, hotels and insurers",
    "file preparation by stage",
    "group trips with a margin",
    "study guidance with a written fee",
  ],
  risks: [
    {
      risk: "fares change before payment",
      answer: "Quote with the hour of expiry and issue only after cleared payment.",
    },
    {
      risk: "a refused visa is blamed on you",
      answer: "Never promise, separate official fees and write what your fee covers.",
    },
    { risk: "a supplier fails", answer: "Use known partners, confirm bookings directly and insure groups." },
    { risk: "staff or clients forge papers", answer: "Check originals, refuse and keep the record." },
    { risk: "exchange rates move instalments", answer: "Price in stages with the rate of the day." },
    {
      risk: "a student pays a school that does not exist",
      answer: "Check the school on its government’s list and pay only to the account on its own page.",
    },
    {
      risk: "pilgrims fall ill or get lost",
      answer:
        "Check health papers, give tags with the hotel’s address and keep one nurse for each large group.",
    },
  ],
  measures: [
    "quotations that became tickets",
    "files complete at first submission",
    "refund cases and days",
    "places sold in each group",
    "travellers who booked again",
  ],
  automations: [
    {
      task: "asking travel details",
      how: "The assistant asks from, to, dates, names as on passport and baggage, and sends dated fares.",
    },
    { task: "collecting documents", how: "Each traveller sees what is missing, and files arrive safely." },
    { task: "following instalments", how: "Amounts and rates by date are sent in private." },
    { task: "warning of changes", how: "Flight changes and check-in hours go to all travellers." },
    { task: "preparing groups", how: "Packing list, leader and hotel come week by week." },
    {
      task: "checking a traveller’s file",
      how: "Passport, bank papers and photographs are looked through by list, and what is weak is named.",
    },
    {
      task: "answering visa and study basics",
      how: "The assistant gives official fees, waiting times and the embassy’s page, and books the talk.",
    },
    {
      task: "preparing pilgrims step by step",
      how: "Health card, luggage, money and prayers of the journey come in small lessons.",
    },
  ],
  system: {
    what: "a file tracker by traveller with documents, payments and dates",
    why: "Most refusals of service begin with one missing page.",
  },
  campaigns: [
    {
      idea: "a checklist evening",
      steps: ["Explain one visa by its official list.", "Give a paper copy.", "Offer file checks at a fee."],
    },
    {
      idea: "a save-to-travel group",
      steps: ["Fix date and total in stages.", "Report balances.", "Close at twenty."],
    },
    {
      idea: "a trader’s fair trip",
      steps: ["Offer flight, hotel and translator.", "Meet before the trip.", "Share factory rules."],
    },
    {
      idea: "a parents’ visit month",
      steps: ["Prepare files for elderly parents.", "Add insurance and wheelchair.", "Send gate guidance."],
    },
    {
      idea: "a ticket truth video",
      steps: ["Show how to check a ticket.", "Name three fake signs.", "Invite people to check theirs."],
    },
    {
      idea: "a study fair without promises",
      steps: [
        "Invite parents to see true costs of three countries.",
        "Show one complete file.",
        "Book private hours.",
      ],
    },
    {
      idea: "a pilgrims’ savings book",
      steps: [
        "Open a book with a monthly part.",
        "Teach one step of the journey at each meeting.",
        "Publish the hotel before the last part.",
      ],
    },
  ],
  questions: travelQuestions,
  nameRoots: [
    { root: "Gate", language: "English", meaning: "where the journey begins" },
    { root: "Itinerary", language: "English", meaning: "each step of the way" },
    { root: "Horizon", language: "English", meaning: "what is beyond" },
    { root: "Passage", language: "English", meaning: "a safe way through" },
    { root: "Irin Ayo", language: "Yoruba", meaning: "a joyful walk" },
    { root: "Oke Okun", language: "Yoruba", meaning: "overseas" },
    { root: "Ofurufu", language: "Yoruba", meaning: "the sky" },
    { root: "Njem Oma", language: "Igbo", meaning: "a good journey" },
    { root: "Elu", language: "Igbo", meaning: "height and sky" },
    { root: "Jirgi", language: "Hausa", meaning: "a ship or aeroplane" },
    { root: "Sama", language: "Hausa", meaning: "the sky" },
    { root: "Safe Land", language: "Pidgin", meaning: "arriving well" },
  ],
};
