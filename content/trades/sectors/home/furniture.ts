import { furnitureQuestions } from "../../questions/home/furniture.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const furniture: Sector = {
  id: "furniture",
  name: "furniture and carpentry",
  kind: "both",
  keywords: words(`
    furniture, furniture maker, carpenter, carpenters, carpentry, woodwork, wood work, cabinet,
    cabinets, kitchen cabinet, kitchen cabinets, wardrobe, wardrobes, bed frame, beds, mattress,
    mattresses, sofa, sofas, chairs and sofa, upholstery, dining table, office furniture, tv stand,
    shelf, shelves, mdf, hdf, wooden doors, roofing carpenter, cane chairs, ottoman, school desks,
    make furniture, dining set, dining sets
  `),
  lines: [
    { id: "sofas", words: words("sofa, sofas, foam, chair, chairs, upholstery, cover, covers") },
    {
      id: "cabinets",
      words: words("wardrobe, wardrobes, kitchen, cabinet, cabinets, drawers, shelf, shelves"),
    },
    { id: "schools", words: words("desk, desks, school, schools") },
  ],
  offerNouns: [
    "beds, wardrobes and kitchen cabinets",
    "sofas and upholstery",
    "office and school furniture",
    "doors, shelves and television stands",
    "repairs and recovering of old chairs",
  ],
  customers: [
    "couples furnishing a first flat",
    "landlords and builders finishing houses",
    "schools buying desks",
    "offices opening a new room",
    "families whose sofa has sunk",
  ],
  wants: [
    "wood that is dry and will not bend",
    "the measurement of the room and not of a catalogue",
    "foam that keeps its shape",
    "drawers that close",
    "delivery on the date of moving in",
    "a finish without smell and bubbles",
  ],
  worries: [
    "the carpenter will use weak wood under a fine cover",
    "the date will pass three times",
    "the wardrobe will not enter through the door",
    "the foam will be flat in six months",
    "termites will come with the wood",
    "the deposit will be eaten before the wood is bought",
  ],
  proofs: [
    "the inside frame, photographed before covering",
    "the name and density of the foam",
    "a drawing with measurements, signed",
    "a sofa after two years in a house with children",
    "the wood in the drying stack with its date",
    "the list of materials with receipts",
  ],
  benefits: [
    "see the frame of your sofa before the cloth covers it",
    "fill the odd corner that shop furniture never fits",
    "move in with your bed already standing",
    "pay by stages that you can see",
    "sit on a sample before you choose your foam",
    "recover your father’s chairs instead of throwing them away",
  ],
  strengths: [
    "Each new house, school and office needs beds, desks and doors.",
    "Imported furniture is dear and rarely fits the room.",
    "Half is paid before the wood is bought.",
    "Repairs and recovering bring work in thin months.",
  ],
  channels: [
    {
      name: "real estate agents and builders",
      how: "Leave a price by metre for wardrobes and kitchens before the ceiling is done.",
    },
    { name: "Instagram and TikTok", how: "Show frame, foam, cover and the room, in four pictures." },
    { name: "schools and churches", how: "Make one sample desk or chair and let it be used for a month." },
    {
      name: "a signboard with a finished chair outside",
      how: "Change the piece weekly and write its price.",
    },
    { name: "estate WhatsApp groups", how: "Offer repair days for doors, hinges and chairs." },
  ],
  seasons: [
    { when: "from October to December", what: "people furnish before visitors come" },
    { when: "before September", what: "desks, boards and hostel beds are made" },
    { when: "in the dry months", what: "building sites reach doors, kitchens and wardrobes" },
    { when: "in the rains", what: "wood dries slowly and delivery dates need a margin" },
  ],
  regulators: [
    {
      body: "the state forestry department",
      when: "before you buy logs or move timber in quantity",
      what: "Timber moves with papers, and some species are restricted.",
    },
    {
      body: "the local government or estate",
      when: "before you run saws near houses",
      what: "Noise, dust and waste decide whether a workshop can stay.",
    },
    {
      body: "SON",
      when: "before you import boards, foam or fittings",
      what: "Boards and foams have standards.",
    },
    {
      body: "CAC",
      when: "before you quote for schools and offices",
      what: "They need an invoice and a tax number.",
    },
  ],
  capital: {
    low: 1_500_000,
    high: 4_250_000,
    buys: [
      { item: "a circular saw, planer, drill, router and hand tools", low: 400_000, high: 1_100_000 },
      { item: "a spray gun, compressor and sewing head for covers", low: 250_000, high: 650_000 },
      { item: "workshop rent for one year with a roof for wood", low: 200_000, high: 600_000 },
      { item: "boards, wood, foam, cloth and glue for three jobs", low: 350_000, high: 900_000 },
      { item: "power or shared machine time", low: 200_000, high: 700_000 },
      { item: "delivery hire and a first sample piece", low: 100_000, high: 300_000 },
    ],
  },
  firstTest:
    "Make one bed and one shelf for paying relatives at another carpenter’s machine, note hours and cost, and deliver on the date you wrote.",
  earn: [
    "made-to-measure pieces with half before cutting",
    "kitchens and wardrobes by metre",
    "repairs and recovering",
    "desks and chairs in numbers",
    "delivery and fitting",
  ],
  risks: [
    { risk: "wet wood bends after delivery", answer: "Dry it, measure moisture and refuse fresh planks." },
    { risk: "boards and foam go up", answer: "Quote for five days and buy with the deposit on that day." },
    {
      risk: "a measurement is wrong",
      answer: "Measure twice, photograph with the tape and let the customer sign the drawing.",
    },
    {
      risk: "dust catches fire or somebody is cut",
      answer: "Clean daily, use guards, and keep extinguisher and first aid box.",
    },
    {
      risk: "apprentices damage a finished piece",
      answer: "Finish away from cutting, wrap each piece and let one person answer for it.",
    },
  ],
  measures: [
    "pieces delivered on the written day",
    "hours spent on each type of piece",
    "wood thrown away",
    "repairs on your own work within a year",
    "offers that became deposits",
  ],
  automations: [
    {
      task: "collecting room and measures",
      how: "The assistant asks for wall, height, door and a picture, and sends a first price range.",
    },
    {
      task: "showing the stages",
      how: "Cutting, frame, cover, finish: a picture goes to the customer at each.",
    },
    { task: "following stage payments", how: "The next stage begins when its payment is matched." },
    { task: "booking repair days", how: "Doors, hinges and chairs are collected by street for one day." },
    { task: "keeping drawings by customer", how: "The next shelf starts from the old measurements." },
    {
      task: "counting desks by class",
      how: "The school fills a table by class and size, and gets price, dates and a drawing.",
    },
  ],
  system: {
    what: "an order board with drawings, stage pictures and dates",
    why: "Furniture is bought on trust in what cannot be seen.",
  },
  campaigns: [
    {
      idea: "a frame-before-cover series",
      steps: [
        "Post the skeleton of each sofa.",
        "Name wood and foam.",
        "Let people ask for the same inside.",
      ],
    },
    {
      idea: "a first-flat set",
      steps: [
        "Choose bed, wardrobe and table for small rooms.",
        "Price together.",
        "Deliver within three weeks.",
      ],
    },
    {
      idea: "a chair rescue Saturday",
      steps: [
        "Collect sunk chairs in one street.",
        "Change foam at one price by seat.",
        "Return them in a week.",
      ],
    },
    {
      idea: "a school desk trial",
      steps: ["Leave two desks in a class for a month.", "Show what held.", "Quote before the long holiday."],
    },
    {
      idea: "a landlord’s door list",
      steps: ["Walk through one empty house.", "List doors, locks and kitchen.", "Fix all in two days."],
    },
    {
      idea: "a staff room corner",
      steps: [
        "Furnish one corner of a school’s staff room.",
        "Let teachers use it for a month.",
        "Quote tables and shelves by room.",
      ],
    },
  ],
  questions: furnitureQuestions,
  nameRoots: [
    { root: "Timber", language: "English", meaning: "honest wood" },
    { root: "Grain", language: "English", meaning: "the lines in the wood" },
    { root: "Joint", language: "English", meaning: "what holds together" },
    { root: "Joinery", language: "English", meaning: "careful work in wood" },
    { root: "Igi", language: "Yoruba", meaning: "a tree and wood" },
    { root: "Ijoko", language: "Yoruba", meaning: "a seat" },
    { root: "Ibusun", language: "Yoruba", meaning: "a bed" },
    { root: "Osisi", language: "Igbo", meaning: "a tree and wood" },
    { root: "Oche", language: "Igbo", meaning: "a chair" },
    { root: "Kujera", language: "Hausa", meaning: "a chair" },
    { root: "Itace", language: "Hausa", meaning: "wood" },
    { root: "Strong Wood", language: "Pidgin", meaning: "wood that lasts" },
  ],
};
