import { cleaningQuestions } from "../../questions/home/cleaning.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const cleaning: Sector = {
  id: "cleaning",
  name: "cleaning and fumigation",
  kind: "service",
  keywords: words(`
    cleaning, cleaning service, cleaning services, cleaning company, cleaner, cleaners, deep cleaning,
    home cleaning, house cleaning, office cleaning, post construction cleaning, janitorial, janitor,
    fumigation, fumigator, pest control, cockroach, cockroaches, rats, termites, bed bugs,
    housekeeping, housekeeper, house help, domestic staff, nanny, maid, upholstery cleaning,
    sofa cleaning, waste disposal, waste collection, recycling, gardening, window cleaning,
    clean house, clean houses
  `),
  lines: [
    {
      id: "cleaning",
      words: words("clean, cleaned, cleaning, cleaner, cleaners, corners, kitchen, checklist, rooms, sofa"),
    },
    { id: "pests", words: words("fumigation, pest, pests, cockroach, cockroaches, chemicals") },
  ],
  offerNouns: [
    "deep cleaning of whole flats",
    "weekly home and office cleaning",
    "cleaning after building work",
    "fumigation and pest control",
    "sofa, rug and mattress cleaning",
  ],
  customers: [
    "working couples",
    "offices and clinics",
    "landlords between two tenants",
    "new owners after the builders",
    "short-let hosts",
  ],
  wants: [
    "cleaners who can be trusted with the keys",
    "corners that are really clean",
    "the same person each week",
    "a fixed price by rooms",
    "materials brought along",
    "a time that is kept",
  ],
  worries: [
    "something will be missing from the house",
    "strong chemicals will harm the children",
    "only the visible parts will be cleaned",
    "the cleaner will not come on Monday",
    "the cockroaches will return in two weeks",
    "a television will be broken and nobody will admit it",
  ],
  proofs: [
    "the names and identity of the team before arrival",
    "a room checklist signed at the end",
    "pictures of the corners before and after",
    "the list of products used",
    "guarantor forms of the staff",
    "a second visit written into the pest offer",
  ],
  benefits: [
    "come home to a kitchen you did not have to wash",
    "know who holds your key",
    "walk through a checklist before the team leaves",
    "give your new tenant a house that smells of nothing",
    "get the same cleaner on the same day each week",
    "sleep in a room without cockroaches and know when your children may enter",
  ],
  strengths: [
    "Couples who both work would rather buy time than scrub.",
    "Weekly homes and offices give steady income.",
    "Tools are simple, and training makes the difference.",
    "Moving, building and pests bring urgent work all year.",
  ],
  channels: [
    {
      name: "estate managers and agents",
      how: "Offer a price for empty flats with pictures before and after.",
    },
    { name: "offices below thirty staff", how: "Clean once at a trial price and leave the checklist." },
    { name: "short-let hosts", how: "Promise a turn within three hours with pictures and a linen count." },
    { name: "builders and tilers", how: "Ask for the handover week of each house." },
    { name: "Google Maps", how: "Collect reviews that name the area and the type of cleaning." },
  ],
  seasons: [
    { when: "in December", what: "homes are cleaned before visitors" },
    { when: "at the end of January and mid-year", what: "tenants move" },
    { when: "in the rains", what: "mould, mosquitoes and blocked drains bring calls" },
    { when: "in harmattan", what: "dust brings windows, rugs and offices" },
  ],
  regulators: [
    {
      body: "CAC",
      when: "before you take office contracts",
      what: "Offices ask for company papers and a tax number.",
    },
    {
      body: "the state environmental health and waste agency",
      when: "before you fumigate or carry waste",
      what: "Fumigators and waste collectors are licensed in many states.",
    },
    {
      body: "NAFDAC",
      when: "before you buy or repack pesticides",
      what: "Use registered products only, and keep their labels.",
    },
    {
      body: "the state internal revenue service",
      when: "before you employ a team",
      what: "Staff bring PAYE and, from a certain number, other duties.",
    },
  ],
  capital: {
    low: 660_000,
    high: 1_950_000,
    buys: [
      { item: "vacuum, scrubber or pressure washer", low: 250_000, high: 800_000 },
      { item: "mops, buckets, ladders, cloths and brushes", low: 80_000, high: 200_000 },
      { item: "products for two months", low: 70_000, high: 180_000 },
      { item: "a sprayer, masks and gloves for pest work", low: 50_000, high: 150_000 },
      { item: "uniforms, identity cards and checks of staff", low: 50_000, high: 140_000 },
      { item: "transport for the first months", low: 120_000, high: 350_000 },
      { item: "adverts and printed checklists", low: 40_000, high: 120_000 },
    ],
  },
  firstTest:
    "Clean five flats yourself with one helper, use the checklist, note hours by room, and ask each for a weekly day.",
  earn: [
    "deep cleaning by number of rooms",
    "weekly homes and offices",
    "after-building cleaning by size",
    "fumigation with a second visit",
    "sofas, rugs and mattresses by piece",
  ],
  risks: [
    {
      risk: "a theft is alleged",
      answer: "Send two people, check guarantors, photograph at entry and note valuables with the owner.",
    },
    {
      risk: "staff leave for a client’s house",
      answer: "Pay on time, write it into the agreement and rotate kindly.",
    },
    {
      risk: "a floor or screen is damaged",
      answer: "Test products, train by surface and keep a small damage fund or insurance.",
    },
    {
      risk: "chemicals harm somebody",
      answer: "Use registered products by label, and give a written time before re-entry.",
    },
    { risk: "offices pay late", answer: "Invoice on a fixed day and begin with one month before." },
  ],
  measures: [
    "visits that began on time",
    "checklists signed without a remark",
    "hours used by room",
    "homes that became weekly",
    "days of staff absence",
  ],
  automations: [
    {
      task: "giving a price by rooms",
      how: "The assistant asks type, rooms, area and pictures, and answers with price and hours.",
    },
    { task: "planning teams by area", how: "Visits of one day are grouped by street." },
    { task: "sending names before arrival", how: "The client gets the names and hour the evening before." },
    {
      task: "collecting the checklist",
      how: "The team sends pictures room by room, and the client confirms.",
    },
    { task: "reminding of second visits", how: "Pest and sofa clients hear when the next date is due." },
  ],
  system: {
    what: "a visit planner with team names, checklists and pictures",
    why: "Trust in a cleaner begins before the bell rings.",
  },
  campaigns: [
    {
      idea: "a while-you-work day",
      steps: [
        "Offer a whole flat on a weekday.",
        "Send pictures at noon.",
        "Ask for a weekly day in the evening.",
      ],
    },
    {
      idea: "an agent’s empty flat pack",
      steps: ["Clean one flat before showing.", "Give pictures to the agent.", "Agree a price by bedroom."],
    },
    {
      idea: "a mould and drain month",
      steps: ["In June check bathrooms and drains.", "Write what returns and why.", "Offer two visits."],
    },
    {
      idea: "an office first Friday",
      steps: ["Clean after closing once.", "Leave the sheet on each desk.", "Quote on Monday."],
    },
    {
      idea: "a mattress day for estates",
      steps: ["Bring one machine.", "Clean by piece.", "Show the water."],
    },
  ],
  questions: cleaningQuestions,
  nameRoots: [
    { root: "Spark", language: "English", meaning: "a surface that shines" },
    { root: "Sweep", language: "English", meaning: "a clean floor" },
    { root: "Fresh Room", language: "English", meaning: "air that smells of nothing" },
    { root: "Broom", language: "English", meaning: "order in the house" },
    { root: "Imototo", language: "Yoruba", meaning: "cleanliness" },
    { root: "Ile Mimo", language: "Yoruba", meaning: "a clean house" },
    { root: "Tunse", language: "Yoruba", meaning: "making good again" },
    { root: "Nzacha", language: "Igbo", meaning: "cleaning" },
    { root: "Ulo Ocha", language: "Igbo", meaning: "a clean house" },
    { root: "Share", language: "Hausa", meaning: "sweeping" },
    { root: "Tsabta", language: "Hausa", meaning: "cleanliness" },
    { root: "No Dirt", language: "Pidgin", meaning: "nothing left dirty" },
  ],
};
