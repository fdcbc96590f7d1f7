import { shortLetQuestions } from "../../questions/property/short-let.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const shortLet: Sector = {
  id: "short-let",
  name: "short-let apartments and guest houses",
  kind: "service",
  keywords: words(`
    short let, short lets, shortlet, shortlets, short-let, short-lets, serviced apartment,
    serviced apartments, airbnb, guest house, guesthouse, hotel, hotels, lodge, hostel business,
    student hostel, bed and breakfast, holiday home, apartment booking, hospitality, hotel management,
    resort, motel, co-living, vacation rental, beach house, room booking, event villa
  `),
  lines: [
    { id: "flats", words: words("flat, flats, apartment, apartments, caution, kitchen") },
    { id: "students", words: words("student, students, hostel") },
    { id: "hotels", words: words("hotel, guest house, resort") },
  ],
  offerNouns: [
    "furnished flats by the night",
    "rooms by the week and month",
    "long stays for companies",
    "student hostel beds",
    "management of other people’s flats",
  ],
  customers: [
    "returning Nigerians and visitors",
    "business travellers",
    "couples on a weekend",
    "families in town for a wedding or hospital",
    "students looking for a safe bed",
    "landlords with an empty furnished flat",
  ],
  wants: [
    "light for the whole night",
    "the flat that was in the pictures",
    "hot water and clean sheets",
    "a check-in without phone calls",
    "a quiet and safe street",
    "the rules before payment",
  ],
  worries: [
    "the generator will go off at midnight",
    "the caution money will not come back",
    "the flat is already given to somebody else",
    "cameras may be hidden inside",
    "extra charges will come at check-out",
    "the estate will refuse visitors",
  ],
  proofs: [
    "a video of today with the date and the meter",
    "the power plan by hours",
    "a house rules page",
    "cleaning pictures before check-in",
    "guest reviews with month and reason for stay",
    "the caution refund list with days",
  ],
  benefits: [
    "arrive at midnight and find light, water and a key",
    "know the power hours before you book",
    "get your caution back on a named day",
    "work with internet and a table that was meant for it",
    "send your guests to a clean flat in a safe street",
    "earn from your empty flat and read one report a month",
  ],
  strengths: [
    "Visitors prefer a kitchen and a door of their own.",
    "A furnished flat by the night can bring more than yearly rent.",
    "Owners abroad want somebody to look after their flats.",
    "Companies book for weeks when weekends are quiet.",
    "Students need a bed every session and pay for the whole year.",
    "Small hotels with light, water and manners keep their guests from bigger ones.",
    "A good location sells the same room again every night.",
  ],
  channels: [
    {
      name: "booking platforms",
      how: "Keep calendar, rules and photographs true, and answer within minutes.",
    },
    { name: "Instagram", how: "Show one room, the light at night and the price by night with the caution." },
    { name: "companies and hospitals", how: "Offer a weekly price with an invoice." },
    { name: "returning guests", how: "Write in October with dates for December." },
    { name: "estate and hotel partners", how: "Exchange overflow with a fair share." },
  ],
  seasons: [
    { when: "from 15 December to 5 January", what: "every bed is full and deposits must be early" },
    { when: "at Easter, Sallah and long weekends", what: "couples and families book two or three nights" },
    { when: "in examination and resumption weeks", what: "students look for safe beds" },
    { when: "from February to May", what: "business stays and monthly prices keep the flat warm" },
  ],
  regulators: [
    {
      body: "the state hotel licensing or tourism office",
      when: "before you take paying guests",
      what: "Many states register and inspect hotels and short-lets.",
    },
    {
      body: "the state internal revenue service",
      when: "before you set your price",
      what: "Consumption tax may be due on each night.",
    },
    {
      body: "the estate association and landlord",
      when: "before you sublet by the night",
      what: "Get the permission in writing.",
    },
    {
      body: "NDPC",
      when: "before you copy guests’ identity papers",
      what: "Store them safely and for a stated time.",
    },
    { body: "SCUML", when: "before you run a hotel", what: "Hotels register against money laundering." },
  ],
  capital: {
    low: 3_800_000,
    high: 10_500_000,
    buys: [
      { item: "rent or deposit for one flat in a good street", low: 1_500_000, high: 4_000_000 },
      { item: "bed, mattress, sofa, kitchen and television", low: 900_000, high: 2_400_000 },
      { item: "inverter with batteries or a share in the generator", low: 700_000, high: 2_200_000 },
      { item: "air conditioner, water heater and pump", low: 400_000, high: 1_000_000 },
      { item: "two linen sets, towels and cleaning things", low: 120_000, high: 300_000 },
      { item: "internet, locks, cameras outside and insurance", low: 120_000, high: 350_000 },
      { item: "photographs, platforms and adverts", low: 60_000, high: 180_000 },
    ],
  },
  firstTest:
    "Manage one furnished flat of somebody else for two months for a share, write each night, cost and complaint, and see what is left.",
  earn: [
    "nights, with weekend and December prices",
    "weekly and monthly stays",
    "management share from owners",
    "early check-in, laundry and airport cars",
    "small shoots and meetings where the house rules allow them",
  ],
  risks: [
    {
      risk: "a party damages the flat",
      answer: "Check identity and number, write rules and hold a refundable caution.",
    },
    {
      risk: "power costs more than the night",
      answer: "Write hours and limits, and put the meter in the report.",
    },
    {
      risk: "guests cancel late and want everything back",
      answer: "Write refund days by season and rebook kindly.",
    },
    {
      risk: "a booking turns out to be fraud",
      answer: "Verify identity, keep a register and refuse payment from third parties.",
    },
    { risk: "two guests are booked into one night", answer: "Keep one calendar for all platforms." },
  ],
  measures: [
    "nights sold out of nights open",
    "the average price of a night",
    "hours of power and its cost",
    "complaints for each ten stays",
    "days until caution is returned",
  ],
  automations: [
    {
      task: "answering dates and prices",
      how: "The assistant shows free nights, total with caution, power plan and rules.",
    },
    { task: "collecting identity and payment", how: "Guests send papers safely and get the receipt." },
    { task: "sending check-in steps", how: "Address, gate, key and internet arrive at noon of the day." },
    { task: "ordering the turn-over", how: "Cleaner and laundry get the hour and send pictures." },
    { task: "returning caution", how: "The exit list is done in chat, and the refund day is stated." },
  ],
  system: {
    what: "one calendar for all platforms with check-in messages, cleaning and caution",
    why: "Guests forgive small rooms and never silence at the gate.",
  },
  campaigns: [
    {
      idea: "a December early list",
      steps: ["Write to last year’s guests.", "Open dates against deposit.", "Publish the power plan."],
    },
    {
      idea: "a work-week price",
      steps: ["Sell Monday to Friday to companies.", "Include internet and laundry.", "Invoice at the end."],
    },
    {
      idea: "a night light video",
      steps: ["Film the house at midnight.", "Show the inverter.", "Publish the power hours."],
    },
    {
      idea: "a wedding family block",
      steps: ["Offer three flats in one area.", "Give one contact.", "Add a partner with a bus."],
    },
    {
      idea: "a landlord’s trial quarter",
      steps: ["Furnish lightly.", "Share income by report.", "Decide with figures."],
    },
  ],
  questions: shortLetQuestions,
  nameRoots: [
    { root: "Nightlight", language: "English", meaning: "light until morning" },
    { root: "Guestroom", language: "English", meaning: "a bed that is ready" },
    { root: "Veranda", language: "English", meaning: "rest in the evening air" },
    { root: "Key", language: "English", meaning: "a door of one’s own" },
    { root: "Isinmi", language: "Yoruba", meaning: "rest" },
    { root: "Alejo", language: "Yoruba", meaning: "a guest" },
    { root: "Ile Alejo", language: "Yoruba", meaning: "a house for guests" },
    { root: "Ezumike", language: "Igbo", meaning: "rest" },
    { root: "Obia", language: "Igbo", meaning: "a guest" },
    { root: "Masauki", language: "Hausa", meaning: "a lodging" },
    { root: "Sauka", language: "Hausa", meaning: "arriving and staying" },
    { root: "Soft Landing", language: "Pidgin", meaning: "an easy arrival" },
  ],
};
