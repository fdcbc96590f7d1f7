import { solarQuestions } from "../../questions/technology/solar.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const solar: Sector = {
  id: "solar",
  name: "solar power, inverters and electrical energy",
  kind: "both",
  keywords: words(`
    solar, solar panel, solar panels, solar installation, solar installer, solar energy, inverter,
    inverters, inverter battery, solar battery, solar batteries, lithium battery, tubular battery,
    power backup, backup power, light problem, nepa, renewable energy, street light,
    solar street light, solar lamp, solar fan, solar generator, power station, charge controller,
    mini grid, stabilizer, stabiliser, generator alternative, solar borehole, no light, constant light
  `),
  lines: [
    {
      id: "power",
      words: words("freezer, fan, inverter, battery, batteries, air conditioner, roof, panels, generator"),
    },
    { id: "street", words: words("street light, street lights, pump, pumps") },
  ],
  offerNouns: [
    "solar and inverter systems for homes",
    "power for shops and cold rooms",
    "battery replacement",
    "solar street lights and pumps",
    "inspection and repair of old systems",
  ],
  customers: [
    "families tired of the generator",
    "shops with freezers",
    "clinics and pharmacies",
    "small offices that lose work when light goes",
    "farms that need water",
    "landlords who want steady light for tenants",
  ],
  wants: [
    "a system that carries the freezer at night",
    "a list of what it carries and for how long",
    "batteries that last the years that were promised",
    "neat wiring with protection",
    "a person to call in the rainy season",
    "payment in stages",
  ],
  worries: [
    "the battery will die after one year",
    "the installer counted the load wrongly",
    "the roof will leak where the panels stand",
    "the panels are fakes with a false number",
    "nobody will come when the system stops",
    "the system will not carry the air conditioner",
    "the street light will be stolen or dark after a year",
  ],
  proofs: [
    "the load sheet of the house with hours",
    "data sheets and serial numbers of panel, inverter and battery",
    "pictures of an installation after the second rainy season",
    "the meter reading at night",
    "the warranty papers of the maker and of the installer",
    "a client in the area who may be visited",
  ],
  benefits: [
    "sleep with the fan on when the street is dark",
    "keep your freezer cold without petrol",
    "know what your system carries before you pay",
    "work through the day without starting a generator",
    "read your battery on the phone",
    "call one number when a light on the inverter turns red",
    "walk into your compound at night under your own light",
    "water your farm without carrying fuel",
  ],
  strengths: [
    "Petrol and diesel are dear, and the grid fails in every area.",
    "A system that carries its load sells the next ones in the same street.",
    "Batteries, cleaning and upgrades bring the customer back.",
    "Clinics, schools and farms need it for work and not for comfort.",
  ],
  channels: [
    {
      name: "estate groups",
      how: "Show the load sheet and the night reading of one house, with the owner’s permission.",
    },
    {
      name: "shops with freezers",
      how: "Measure the freezer for a day and calculate the fuel that was burned.",
    },
    {
      name: "electricians and architects",
      how: "Give a fee for each house they bring before the ceiling is closed.",
    },
    { name: "Google Maps and YouTube", how: "Explain one question in two minutes: will it carry my pump." },
    {
      name: "cooperatives and banks with energy loans",
      how: "Prepare a quotation form that their members can use.",
    },
  ],
  seasons: [
    { when: "from February to May", what: "heat and weak supply bring the most enquiries" },
    { when: "in the rains", what: "less sun shows which systems were undersized" },
    { when: "when fuel price rises", what: "calls double in a week" },
    { when: "in December", what: "families install before visitors arrive" },
  ],
  regulators: [
    {
      body: "NEMSA",
      when: "before you connect larger installations",
      what: "It inspects and certifies electrical installations and technicians.",
    },
    {
      body: "SON",
      when: "before you import panels, batteries or inverters",
      what: "Ask for the SONCAP papers of each shipment.",
    },
    {
      body: "COREN",
      when: "before you sign designs as an engineer",
      what: "Engineering design is for registered engineers.",
    },
    {
      body: "NERC",
      when: "before you sell power to others or build a mini grid",
      what: "Generation and mini grids above set sizes need a permit.",
    },
    {
      body: "CAC",
      when: "before you tender to schools and companies",
      what: "Contracts ask for a registered business and tax papers.",
    },
  ],
  capital: {
    low: 1_800_000,
    high: 4_550_000,
    buys: [
      { item: "tools: drill, crimper, meters, ladder and safety gear", low: 250_000, high: 600_000 },
      { item: "a demonstration system for the shop", low: 800_000, high: 1_800_000 },
      { item: "cables, breakers, rails and connectors", low: 250_000, high: 600_000 },
      { item: "training and certification of two installers", low: 100_000, high: 350_000 },
      { item: "transport and site visits for three months", low: 150_000, high: 400_000 },
      { item: "a shop front or shared workshop for a year", low: 250_000, high: 800_000 },
    ],
  },
  firstTest:
    "Do load sheets for ten houses for a small fee, sell one installation on the customer’s deposit with a supplier’s goods, and check it yourself after thirty days.",
  earn: [
    "design and installation by system size",
    "the margin on panels, batteries and inverters",
    "maintenance visits by year",
    "battery replacement",
    "commission from energy loans",
  ],
  risks: [
    {
      risk: "equipment prices jump after the quotation",
      answer: "Let the quotation hold for three days, and buy with the deposit on the same day.",
    },
    {
      risk: "the customer adds load and blames you",
      answer: "Write the load sheet into the agreement, label the lines and show the reading.",
    },
    {
      risk: "a battery is returned",
      answer: "Buy with a serial number and maker’s warranty, record installation and settings.",
    },
    { risk: "a wire burns", answer: "Use breakers, correct cable size and photographs of each connection." },
    {
      risk: "payment stops before the end",
      answer: "Take most before delivery and the rest on switching on.",
    },
  ],
  measures: [
    "load sheets that became deposits",
    "days from deposit to light",
    "faults in the first ninety days",
    "systems visited this quarter",
    "the battery health of each system",
  ],
  automations: [
    {
      task: "taking the load of a house",
      how: "The assistant asks for each appliance with a picture of its label and hours, and makes the load sheet.",
    },
    {
      task: "answering what a system carries",
      how: "Common questions get an answer from your own three packages with conditions.",
    },
    {
      task: "reminding of cleaning and checks",
      how: "Each system has dates for panels, terminals and settings.",
    },
    { task: "following warranties", how: "Serial numbers are found by the customer’s phone number." },
    {
      task: "reporting installation stages",
      how: "The owner gets pictures at roof, wiring and switching on.",
    },
  ],
  system: {
    what: "a load calculator on WhatsApp with a record of each installation",
    why: "Undersized systems are born in a hurried chat about price.",
  },
  campaigns: [
    {
      idea: "a freezer test for shops",
      steps: [
        "Measure one freezer for a day.",
        "Show fuel against battery.",
        "Offer a small system in stages.",
      ],
    },
    {
      idea: "a rainy season check",
      steps: [
        "Visit old systems of any installer.",
        "Clean, measure and write the result.",
        "Quote only for what is weak.",
      ],
    },
    {
      idea: "a one-street price",
      steps: ["Bring five houses together.", "Buy in one lot.", "Install in one week with one visit plan."],
    },
    {
      idea: "a night reading series",
      steps: ["Post the battery at ten and at six.", "Name the load.", "Answer what each house asks."],
    },
    {
      idea: "a fan-and-light starter",
      steps: [
        "Offer a small kit for one room.",
        "Let it grow by a second battery.",
        "Credit the first when they upgrade.",
      ],
    },
  ],
  questions: solarQuestions,
  nameRoots: [
    { root: "Sun", language: "English", meaning: "the source of power" },
    { root: "Noon", language: "English", meaning: "the hour of most light" },
    { root: "Lumen", language: "English", meaning: "light that is measured" },
    { root: "Steady Light", language: "English", meaning: "power that does not blink" },
    { root: "Oorun", language: "Yoruba", meaning: "the sun" },
    { root: "Imole", language: "Yoruba", meaning: "light" },
    { root: "Itanna", language: "Yoruba", meaning: "a blossom" },
    { root: "Anyanwu", language: "Igbo", meaning: "the sun" },
    { root: "Ihe", language: "Igbo", meaning: "light" },
    { root: "Rana", language: "Hausa", meaning: "the sun" },
    { root: "Hasken Rana", language: "Hausa", meaning: "sunlight" },
    { root: "Light Dey", language: "Pidgin", meaning: "power is on" },
  ],
};
