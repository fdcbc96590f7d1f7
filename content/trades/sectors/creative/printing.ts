import { printingQuestions } from "../../questions/creative/printing.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const printing: Sector = {
  id: "printing",
  name: "printing and branding",
  kind: "both",
  keywords: words(`
    printing, printing press, printer, printing and branding, branding, brand identity, logo,
    logo design, graphic design, graphics design, graphic designer, graphics designer, flyers, flyer,
    banners, banner, flex banner, t-shirt printing, shirt printing, dtf, sublimation, stickers,
    label printing, nylon printing, jotters, calendars, business cards, complimentary cards, id cards,
    mugs, souvenir printing, packaging design, monogramming, wedding invitation, invitation cards,
    large format, business centre, cyber cafe, photocopy
  `),
  lines: [
    {
      id: "paper",
      words: words(`
        programme, programmes, flyer, flyers, paper, card, cards, calendar, calendars, jotter, jotters,
        banner, banners
      `),
    },
    { id: "cloth", words: words("shirt, shirts, cap, caps") },
    { id: "labels", words: words("label, labels, sticker, stickers, bottle") },
    { id: "logo", words: words("logo, logos") },
  ],
  offerNouns: [
    "flyers, banners and cards",
    "branded shirts, caps and mugs",
    "labels, stickers and packs",
    "jotters, calendars and programmes",
    "logo and brand sheets",
  ],
  customers: [
    "small brands that need labels",
    "churches, schools and associations",
    "couples and families with a programme",
    "companies that give gifts at year end",
    "politicians and campaigns with a date",
  ],
  wants: [
    "a print with the colours of the screen",
    "delivery before the event",
    "a proof to approve",
    "small quantities too",
    "spelling that is right",
    "a designer who asks before drawing",
  ],
  worries: [
    "the name will be spelled wrongly on a thousand copies",
    "the colour will come out dull",
    "the shirt print will peel after washing",
    "the printer will say the machine is bad on the day",
    "the logo was copied from somewhere",
    "the files will not be handed over",
  ],
  proofs: [
    "the signed proof",
    "a shirt washed ten times",
    "paper samples with names and weights",
    "the print on a phone picture beside the design file",
    "a box of counted pieces",
    "the calendar of the press",
  ],
  benefits: [
    "approve every word before it is printed",
    "feel the paper before you pay",
    "hold your programme two days before the burial",
    "put your label on a bottle without it fading in ice",
    "reorder without explaining the design again",
    "get your own files for the next printer too",
  ],
  strengths: [
    "Every business, school and family prints something.",
    "Design, print and delivery in one hand saves the customer three journeys.",
    "Repeat orders need no new design.",
    "A small heat press works from one room while large jobs go to a press.",
  ],
  channels: [
    {
      name: "event planners and caterers",
      how: "Give one price sheet for invitations, programmes, souvenirs and labels.",
    },
    { name: "food and cosmetics makers", how: "Bring three label materials and wet them before their eyes." },
    {
      name: "church and school offices",
      how: "Hold their logos and templates, and ask before anniversaries.",
    },
    { name: "a corner near a market or campus", how: "Print small things while people wait." },
    { name: "Instagram", how: "Show the file, the print and the finished thing in one picture." },
  ],
  seasons: [
    {
      when: "from September to December",
      what: "calendars, jotters and gift items are ordered by offices, and December events need programmes",
    },
    {
      when: "before elections and conventions",
      what: "banners, shirts and stickers are wanted in thousands and must be paid before printing",
    },
    { when: "from January to March", what: "new brands and schools order stationery" },
    {
      when: "in the wedding and burial months",
      what: "programmes and invitations come with very short dates",
    },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you take company and government orders",
      what: "Purchase orders go to registered suppliers.",
    },
    {
      body: "copyright and trademark owners",
      when: "before you print a logo that is not the customer’s",
      what: "Printing famous marks or exam papers brings trouble; ask for authority in writing.",
    },
    {
      body: "ARCON",
      when: "before you produce posters for an advertising or political campaign",
      what: "Adverts shown to the public need its approval; ask your client for it.",
    },
    {
      body: "the local government",
      when: "before you set up a press with noise and waste ink",
      what: "Ask about premises and waste.",
    },
  ],
  capital: {
    low: 1_600_000,
    high: 4_450_000,
    buys: [
      { item: "a heat press and small printer for transfers", low: 400_000, high: 1_000_000 },
      { item: "a laptop with design software", low: 450_000, high: 1_200_000 },
      { item: "a cutter, laminator and binding tools", low: 120_000, high: 350_000 },
      { item: "paper, vinyl, blank shirts, caps and mugs", low: 200_000, high: 500_000 },
      { item: "power for press and computer", low: 250_000, high: 800_000 },
      { item: "shop front for one year with samples", low: 200_000, high: 600_000 },
    ],
  },
  firstTest:
    "Take ten orders with your own designs, print them at a trade press, and see which items bring reorders within a month.",
  earn: [
    "design fees by piece",
    "print margin by quantity",
    "shirts, caps and mugs by dozen",
    "labels on monthly reorder",
    "urgent work at a stated extra price",
  ],
  risks: [
    {
      risk: "a name is found to be misspelled after printing",
      answer: "Print only after a signed proof, and let a second person read names and dates.",
    },
    {
      risk: "the colour disappoints",
      answer: "Show a sample on the same material and explain screens and ink.",
    },
    {
      risk: "a machine breaks in the season",
      answer: "Keep an agreement with two other presses and finish a day early.",
    },
    {
      risk: "customers do not collect",
      answer: "Take seventy per cent before printing and the rest before delivery.",
    },
    {
      risk: "paper and shirts go up",
      answer: "Let quotations hold for five days and buy common blanks early.",
    },
  ],
  measures: [
    "quotations that became orders",
    "jobs delivered before the promised hour",
    "pieces spoiled in print",
    "reorders without new design",
    "design hours without pay",
  ],
  automations: [
    {
      task: "asking what to print",
      how: "The assistant asks item, quantity, size, text, date and sends the right form.",
    },
    {
      task: "sending proofs for approval",
      how: "The customer answers approved or marks a change, and the time is kept.",
    },
    {
      task: "quoting common items",
      how: "Quantities and prices of your ten usual items are answered at once.",
    },
    {
      task: "reminding of yearly dates",
      how: "Last year’s calendar, anniversary and programme buyers hear two months before.",
    },
    { task: "telling the state of the job", how: "Design, proof, printing, finishing, ready." },
  ],
  system: {
    what: "an order list with proofs, approvals and dates for each job",
    why: "A signed proof saves more money than a new machine.",
  },
  campaigns: [
    {
      idea: "a label test in ice water",
      steps: [
        "Put three labels in ice for an hour.",
        "Film the bowl at each quarter.",
        "Offer the strongest by the hundred.",
      ],
    },
    {
      idea: "a calendar early list",
      steps: [
        "Show three formats in September.",
        "Print for those who pay by October.",
        "Deliver in November.",
      ],
    },
    {
      idea: "a start-up set",
      steps: [
        "Sell logo, card, sticker and flyer at one price.",
        "Allow two changes.",
        "Hand over the files.",
      ],
    },
    {
      idea: "a church anniversary package",
      steps: [
        "Offer programme, banner and shirts with one proof meeting.",
        "Give delivery dates in writing.",
        "Keep the template.",
      ],
    },
    {
      idea: "a school identity day",
      steps: [
        "Photograph and print cards in school.",
        "Check the names with the register.",
        "Offer jotters for the next term.",
      ],
    },
    {
      idea: "a team shirt offer",
      steps: [
        "Show one design on three shirt qualities.",
        "Take sizes in a list.",
        "Print when two dozen are paid.",
      ],
    },
    {
      idea: "a logo repair week",
      steps: [
        "Redraw old logos so that they print clean.",
        "Show before and after.",
        "Offer cards and stickers with them.",
      ],
    },
  ],
  questions: printingQuestions,
  nameRoots: [
    { root: "Inkwell", language: "English", meaning: "where writing begins" },
    { root: "Proof", language: "English", meaning: "what is checked first" },
    { root: "Press", language: "English", meaning: "clear print" },
    { root: "Emblem", language: "English", meaning: "a sign that is known" },
    { root: "Iwe", language: "Yoruba", meaning: "paper and book" },
    { root: "Awo Tuntun", language: "Yoruba", meaning: "a new colour" },
    { root: "Ami", language: "Yoruba", meaning: "a sign" },
    { root: "Akwukwo", language: "Igbo", meaning: "paper and book" },
    { root: "Ihe Edere", language: "Igbo", meaning: "what is written" },
    { root: "Takarda", language: "Hausa", meaning: "paper" },
    { root: "Tambari", language: "Hausa", meaning: "a royal drum and a seal" },
    { root: "Sharp Print", language: "Pidgin", meaning: "a clear print" },
  ],
};
