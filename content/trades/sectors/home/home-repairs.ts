import { homeRepairsQuestions } from "../../questions/home/home-repairs.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const homeRepairs: Sector = {
  id: "home-repairs",
  name: "home repairs and installations",
  kind: "service",
  keywords: words(`
    plumber, plumbers, plumbing, electrician, electricians, electrical wiring, wiring, house wiring,
    ac repair, air conditioner, ac installation, ac servicing, refrigeration, painter, painters,
    painting, tiler, tilers, tiling, welder, welding, welder and fabricator, fabrication,
    burglary proof, aluminium windows, cctv, cctv camera, cctv installation, security cameras,
    electric fence, borehole, borehole drilling, handyman, handymen, artisan, artisans, house painting,
    roofing, waterproofing, renovation
  `),
  lines: [
    { id: "pipes", words: words("plumber, plumbing, leak, leaks, water, tap, taps, borehole, boreholes") },
    { id: "current", words: words("electrician, wiring, wired, electrical, sockets, socket, load") },
    { id: "cooling", words: words("air conditioner, air conditioners, ac, cool, cools, gas") },
    { id: "finish", words: words("painter, painting, paint, tiler, tiles, tiling, ceilings") },
    { id: "metal", words: words("welder, welding, gates, gate, burglary proof, windows, fabrication") },
    { id: "eyes", words: words("cctv, camera, cameras, fence, fences") },
  ],
  offerNouns: [
    "plumbing and wiring repairs",
    "air conditioner installation and servicing",
    "painting, tiling and ceilings",
    "gates, windows and burglary proof",
    "cameras, fences and boreholes",
  ],
  customers: [
    "tenants with a leak tonight",
    "landlords preparing a flat",
    "offices with many air conditioners",
    "people building a house",
    "schools and hotels with daily faults",
  ],
  wants: [
    "an artisan who comes at the hour",
    "the cause repaired and not only the sign",
    "materials at the true price",
    "a clean place after the work",
    "a fixed price after inspection",
    "a number that answers next month",
  ],
  worries: [
    "the artisan will keep saying tomorrow",
    "materials will be bought twice",
    "another thing will spoil after the visit",
    "the price will rise in the middle",
    "a stranger will be alone in the house",
    "the leak will return at the first rain",
  ],
  proofs: [
    "pictures of the fault, the repair and the cleaned place",
    "receipts of materials in the client’s name",
    "the artisan’s name, face and guarantor",
    "a written price after inspection",
    "the test before leaving: water on, load on, gate moved",
    "a warranty slip for labour",
  ],
  benefits: [
    "get a name, a face and an hour before anybody knocks",
    "see the price after inspection and before work",
    "keep receipts for your landlord",
    "cool your room with a unit that was cleaned and not only gassed",
    "report a fault once and have it followed for you",
    "know what to repair now and what can wait",
  ],
  strengths: [
    "Houses break every week, and good artisans are hard to find.",
    "Tools are few for each trade, and the client pays for materials.",
    "Offices and landlords need one number for many trades.",
    "Maintenance plans turn repairs into monthly income.",
  ],
  channels: [
    {
      name: "estate and tenants’ groups",
      how: "Answer each question with one safe first step and an hour at which you can come.",
    },
    { name: "agents and landlords", how: "Offer a list of faults with prices for empty flats." },
    { name: "building material shops", how: "Leave your card where people buy a tap and have no plumber." },
    { name: "Google Maps", how: "Let each client write the trade, area and hour of arrival." },
    { name: "offices and schools", how: "Offer a monthly round with a written list." },
  ],
  seasons: [
    { when: "from February to April", what: "air conditioners, fans and boreholes are asked for" },
    { when: "in the rains", what: "roofs leak, gutters overflow and walls get wet" },
    { when: "in November and December", what: "families paint, light and lock up before visitors come" },
    { when: "in January", what: "tenants change and flats are prepared" },
  ],
  regulators: [
    {
      body: "NEMSA",
      when: "before you wire buildings or connect large loads",
      what: "Electrical installations and personnel are certified.",
    },
    {
      body: "the state water agency",
      when: "before you drill a borehole",
      what: "Some states ask for a permit and a survey.",
    },
    {
      body: "CAC",
      when: "before you take maintenance contracts",
      what: "Offices and schools pay against invoices.",
    },
    {
      body: "the police or estate security",
      when: "before you fit cameras facing the street and electric fences",
      what: "Ask for the rules of the place, and mind your neighbours’ privacy.",
    },
  ],
  capital: {
    low: 720_000,
    high: 2_550_000,
    buys: [
      { item: "a full tool set for two trades", low: 250_000, high: 700_000 },
      { item: "test instruments: meters, gauges and camera", low: 100_000, high: 300_000 },
      { item: "ladder, harness, boots and uniforms", low: 80_000, high: 220_000 },
      { item: "a used motorcycle or transport money", low: 150_000, high: 900_000 },
      { item: "fast-moving parts: taps, breakers, gas, sealants", low: 100_000, high: 300_000 },
      { item: "cards, receipt books and adverts", low: 40_000, high: 120_000 },
    ],
  },
  firstTest:
    "Repair twenty faults with one partner in one estate, charge for inspection, write arrival and finish, and see who calls again.",
  earn: [
    "inspection and labour by fault",
    "installation by unit or point",
    "margin on parts with a receipt",
    "monthly maintenance for offices and landlords",
    "commission when you send a checked artisan",
  ],
  risks: [
    {
      risk: "materials money is lost",
      answer: "Let the client buy from a named shop, or show receipts at once.",
    },
    { risk: "a fault returns", answer: "Write cause and test, give a labour warranty and keep photographs." },
    {
      risk: "an artisan behaves badly in a house",
      answer: "Check identity and guarantor, send names and never allow side deals.",
    },
    {
      risk: "somebody falls from a roof or is shocked",
      answer: "Use harness and lock the breaker, and insure the team.",
    },
    { risk: "the client delays payment", answer: "Take materials before and labour on the test." },
  ],
  measures: [
    "arrivals within the promised hour",
    "faults that came back in thirty days",
    "jobs by trade",
    "inspections that became work",
    "clients on a monthly plan",
  ],
  automations: [
    {
      task: "sorting faults by pictures",
      how: "The assistant asks for picture, area and urgency, gives the safe first step and books the right trade.",
    },
    {
      task: "sending the artisan’s card",
      how: "Name, face and hour go to the client before anybody sets out.",
    },
    { task: "approving prices", how: "After inspection the client gets labour and parts, and answers yes." },
    { task: "collecting before and after pictures", how: "Each job is closed with test and warranty date." },
    { task: "planning servicing", how: "Air conditioners and pumps are called up every few months." },
  ],
  system: {
    what: "a job desk on WhatsApp with artisans, approvals and warranty dates",
    why: "People do not look for a plumber, they look for one who comes.",
  },
  campaigns: [
    {
      idea: "a pre-heat service month",
      steps: [
        "Clean air conditioners in February at one price by unit.",
        "Note gas and sound.",
        "Book the second date in June.",
      ],
    },
    {
      idea: "a roof check before the rain",
      steps: ["Photograph ten roofs.", "Mark what will leak.", "Repair in one week."],
    },
    {
      idea: "a landlord’s handover list",
      steps: ["Walk through an empty flat.", "Write thirty points with prices.", "Finish in three days."],
    },
    {
      idea: "an office fault hour",
      steps: ["Come each first Monday.", "Repair small things on the list.", "Quote the large ones."],
    },
    {
      idea: "a safe socket week",
      steps: [
        "Test sockets and breakers in one street.",
        "Mark the dangerous ones.",
        "Repair in the order of danger.",
      ],
    },
  ],
  questions: homeRepairsQuestions,
  nameRoots: [
    { root: "Wrench", language: "English", meaning: "a tool that holds" },
    { root: "Tap", language: "English", meaning: "water that runs" },
    { root: "Fuse", language: "English", meaning: "safety in the line" },
    { root: "Handle", language: "English", meaning: "work in good hands" },
    { root: "Atunse Ile", language: "Yoruba", meaning: "repair of the house" },
    { root: "Ise Ona", language: "Yoruba", meaning: "skilled craft" },
    { root: "Onise Owo", language: "Yoruba", meaning: "one who works with skill" },
    { root: "Aka Nka", language: "Igbo", meaning: "a skilled hand" },
    { root: "Ndozi", language: "Igbo", meaning: "repairing" },
    { root: "Gyaran Gida", language: "Hausa", meaning: "repair of the house" },
    { root: "Sana’a", language: "Hausa", meaning: "a trade" },
    { root: "Handy", language: "Pidgin", meaning: "able to do many things" },
  ],
};
