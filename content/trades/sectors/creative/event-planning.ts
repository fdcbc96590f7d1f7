import { eventPlanningQuestions } from "../../questions/creative/event-planning.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const eventPlanning: Sector = {
  id: "event-planning",
  name: "event planning and rentals",
  kind: "service",
  keywords: words(`
    event planning, event planner, event planners, event management, wedding planner, wedding planning,
    event centre, event center, event hall, hall rental, party rentals, chairs and canopy, canopies,
    canopy, canopy rental, chairs and tables, mc, master of ceremony, dj, disc jockey, live band,
    hypeman, ushers, ushering, ushering agency, bouncers, conference, conferences, seminar, concert,
    event ticketing, party planner, burial planning
  `),
  lines: [
    {
      id: "planning",
      words: words(`
        planner, planners, planning, budget, coordination, programme, vendor, vendors, peace,
        answers for everything
      `),
    },
    { id: "rentals", words: words("chair, chairs, canopy, canopies, tables, rent, rentals") },
  ],
  offerNouns: [
    "full planning of weddings and burials",
    "day-of coordination",
    "chairs, tables, canopies and cooling vans",
    "ushers, MC, DJ and sound",
    "conference and launch management",
  ],
  customers: [
    "families with guests from many towns",
    "couples who both work",
    "companies with a launch or a retreat",
    "people abroad burying or marrying at home",
    "associations with yearly conventions",
  ],
  wants: [
    "one person who answers for everything",
    "vendors who arrive on time",
    "a budget that does not move in the dark",
    "guests who are seated and fed",
    "a programme that begins on the hour",
    "peace on the day",
    "clean chairs that match and do not shake",
    "canopies that stand before the cooks arrive",
  ],
  worries: [
    "the planner will take money from vendors",
    "the hall will be double-booked",
    "guests without invitation will eat first",
    "the generator will go off during the speech",
    "the family will run around instead of sitting",
    "canopies will fall in the rain",
  ],
  proofs: [
    "the budget sheet of a past event, without names",
    "the running order by the minute",
    "vendor contracts with arrival hours",
    "the seating and food plan",
    "a hall checklist for power, water, toilets and parking",
    "a host who agrees to take a call",
  ],
  benefits: [
    "sit beside your mother on your own day",
    "see each naira by vendor",
    "know who to call for every problem, and not be the one who is called",
    "feed your invited guests first",
    "start when the programme says",
    "plan your father’s burial from abroad without quarrels at home",
  ],
  strengths: [
    "Celebrations are large, and families are scattered.",
    "Deposits come months before the work.",
    "Rentals earn each weekend after they are bought.",
    "Each event shows the planner to hundreds of hosts.",
  ],
  channels: [
    { name: "halls", how: "Become one of three planners that a hall recommends by knowing its faults." },
    { name: "diaspora groups", how: "Explain your video reports and separate account for vendors." },
    { name: "vendors", how: "Pay on time; paid vendors recommend planners." },
    { name: "company administrators", how: "Send a two-page plan for a dinner with three budgets." },
    { name: "churches and registries", how: "Leave a checklist for couples with your number on it." },
  ],
  seasons: [
    {
      when: "from October to January",
      what: "weddings, carols, burials and company dinners share the same Saturdays",
    },
    {
      when: "at Easter and in August",
      what: "families gather at home for traditional weddings, burials and conventions",
    },
    { when: "during Ramadan and Lent", what: "parties are few and the time goes into planning" },
    { when: "in the rains", what: "canopies, flooring and second halls are asked for" },
  ],
  regulators: [
    {
      body: "the state safety commission and fire service",
      when: "before you gather a large crowd",
      what: "In Lagos the Safety Commission clears larger events; other states have their own office.",
    },
    {
      body: "the police and local government",
      when: "before you close a street or hold a procession",
      what: "Ask early, in writing.",
    },
    {
      body: "the music society approved by the Nigerian Copyright Commission",
      when: "before you play music at ticketed events",
      what: "Public performance needs a licence.",
    },
    {
      body: "CAC",
      when: "before you hold clients’ money for vendors",
      what: "A registered name and a separate account prevent quarrels.",
    },
    {
      body: "the state internal revenue service",
      when: "before you sell tickets",
      what: "Some states charge entertainment or consumption tax.",
    },
  ],
  capital: {
    low: 1_900_000,
    high: 5_100_000,
    buys: [
      { item: "100 chairs, 10 tables and two canopies", low: 900_000, high: 2_200_000 },
      { item: "a sound set with microphones", low: 350_000, high: 1_000_000 },
      { item: "radios, clipboards, first aid and uniforms", low: 80_000, high: 220_000 },
      { item: "a laptop, planning templates and phone", low: 350_000, high: 900_000 },
      { item: "hired van and store for three months", low: 150_000, high: 450_000 },
      { item: "website, pictures and first adverts", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Coordinate one real event for a friend only on the day, with a running order and arrival hours, and write down every minute that was lost.",
  earn: [
    "a planning fee, fixed or by budget",
    "day-of coordination",
    "rent of chairs, canopies and sound",
    "ushers and staff by number",
    "conference packages by delegate",
  ],
  risks: [
    {
      risk: "a vendor fails in the morning",
      answer: "Keep a second vendor for cake, sound, power and food, and a small reserve.",
    },
    {
      risk: "the family changes decisions",
      answer: "Name one decider, and write each change with its price.",
    },
    {
      risk: "rain falls on the canopies or the power goes",
      answer: "Rent flooring, a second generator and keep a covered plan.",
    },
    {
      risk: "strangers enter and things are stolen",
      answer: "Use lists, bands and one gate, with ushers who are fed first.",
    },
    { risk: "vendor money is mixed with yours", answer: "Pay from one event account and show it weekly." },
  ],
  measures: [
    "enquiries that paid a planning fee",
    "vendors who arrived on time",
    "the difference between budget and final cost",
    "rentals returned whole",
    "hosts who recommended somebody within three months",
  ],
  automations: [
    {
      task: "collecting the first facts",
      how: "The assistant asks type, date, place, guests and budget, and sends the right checklist.",
    },
    {
      task: "following vendor deadlines",
      how: "Each vendor gets the agreed dates, and you see who has not confirmed.",
    },
    { task: "handling guest replies", how: "Guests answer by chat, and seats and meals are counted." },
    { task: "sending the running order", how: "Every person gets an hour and place the evening before." },
    { task: "reminding of payments", how: "The host sees what is due this month and to whom." },
  ],
  system: {
    what: "an event board with vendors, payments, guests and a running order",
    why: "What hosts pay for is that nothing has to be remembered.",
  },
  campaigns: [
    {
      idea: "a hall truth series",
      steps: ["Visit one hall a week.", "Test power, water and parking.", "Publish what a host should ask."],
    },
    {
      idea: "a day-of rescue offer",
      steps: [
        "Offer coordination to couples who planned alone.",
        "Meet twice.",
        "Take over on the last evening.",
      ],
    },
    {
      idea: "a burial from abroad plan",
      steps: ["Write one page of steps and people.", "Show the video report.", "Name the account rule."],
    },
    {
      idea: "a rental bundle",
      steps: [
        "Offer chairs, canopy and sound for a hundred.",
        "Deliver the evening before.",
        "Take back the next noon.",
      ],
    },
    {
      idea: "a company dinner menu",
      steps: [
        "Give three complete budgets.",
        "Visit five administrators in September.",
        "Hold the date until they answer.",
      ],
    },
  ],
  questions: eventPlanningQuestions,
  nameRoots: [
    { root: "Toast", language: "English", meaning: "a wish for good" },
    { root: "Gather", language: "English", meaning: "people coming together" },
    { root: "Guestbook", language: "English", meaning: "names of those who came" },
    { root: "Timeline", language: "English", meaning: "each thing at its hour" },
    { root: "Ariya", language: "Yoruba", meaning: "merriment" },
    { root: "Ajoyo", language: "Yoruba", meaning: "rejoicing together" },
    { root: "Inawo", language: "Yoruba", meaning: "a celebration" },
    { root: "Emume", language: "Igbo", meaning: "a ceremony" },
    { root: "Oriri", language: "Igbo", meaning: "a feast" },
    { root: "Biki", language: "Hausa", meaning: "a celebration" },
    { root: "Taro", language: "Hausa", meaning: "a gathering" },
    { root: "Groove", language: "Pidgin", meaning: "a lively party" },
  ],
};
