import { realEstateQuestions } from "../../questions/property/real-estate.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const realEstate: Sector = {
  id: "real-estate",
  name: "real estate agency",
  kind: "service",
  keywords: words(`
    real estate, real estate agent, real estate agency, realtor, realtors, estate agent, estate agents,
    estate agency, estate management, house agent, property, properties, property management,
    property developer, land, plots of land, plot of land, land sales, houses for sale, house for rent,
    flat for rent, apartment for rent, rent collection, tenancy, facility management, facility manager,
    land banking, surveyor, land surveyor, land documentation, property investment, property agent,
    estate surveyor, house rent, house agents
  `),
  lines: [
    { id: "rent", words: words("rent, rents, tenant, tenants, landlord, landlords, caution, move out") },
    { id: "land", words: words("land, plot, plots, survey, search report") },
  ],
  offerNouns: [
    "flats and houses for rent",
    "plots with checked papers",
    "houses for sale",
    "management of tenants and repairs",
    "inspection for buyers abroad",
  ],
  customers: [
    "families moving for work or school",
    "landlords who live elsewhere",
    "Nigerians abroad who want to build or buy",
    "young people renting a first flat",
    "investors with small savings",
  ],
  wants: [
    "pictures of the real house",
    "the full cost with fees before inspection",
    "papers that a lawyer can check",
    "a landlord who answers",
    "water, light and road told honestly",
    "an agent who does not waste Saturdays",
  ],
  worries: [
    "the land was sold to three people",
    "the agent will take inspection money and show another house",
    "the fees will be as large as the rent",
    "the family or the government will claim the land",
    "the building will flood",
    "the tenant will not pay and will not leave",
  ],
  proofs: [
    "a video from the street to the bathroom, with the date",
    "the search report from the land registry",
    "the survey plan checked with the surveyor-general’s office",
    "a table of rent, agency, legal and caution",
    "the written authority of the landlord",
    "handover sheets with meter readings",
  ],
  benefits: [
    "see the road and the water before you pay for transport",
    "know the whole sum before you inspect",
    "let your own lawyer read every paper",
    "collect your rent in another city with a monthly report",
    "buy from abroad with somebody who stands on your land",
    "move out with your caution money and a signed sheet",
  ],
  strengths: [
    "People move for work, school and marriage in all seasons.",
    "An agency begins with a phone, feet and honesty.",
    "Management brings income each month between sales.",
    "Checked papers are worth more to a buyer than a low price.",
  ],
  channels: [
    {
      name: "property websites and groups",
      how: "Post only what you have authority for, with total cost and date, and remove it when it goes.",
    },
    { name: "landlords one by one", how: "Offer to manage one flat with a monthly one-page report." },
    {
      name: "diaspora meetings and YouTube",
      how: "Walk a plot, show the papers to ask for and name the risks.",
    },
    { name: "lawyers and surveyors", how: "Work with two who may say no to your deal." },
    { name: "companies", how: "Serve new staff with five checked flats by budget." },
  ],
  seasons: [
    { when: "from January to March", what: "new jobs and new budgets move people" },
    { when: "from June to September", what: "families move before school" },
    { when: "in December", what: "Nigerians from abroad inspect land and houses" },
    { when: "in the heavy rains", what: "roads and floods show the truth about an area" },
  ],
  regulators: [
    {
      body: "the state real estate regulator",
      when: "before you act as agent",
      what: "In Lagos LASRERA registers practitioners; ask your own state.",
    },
    {
      body: "ESVARBON",
      when: "before you give valuations as an estate surveyor",
      what: "Valuation is for registered estate surveyors and valuers.",
    },
    {
      body: "SCUML",
      when: "before you handle property payments",
      what: "Real estate businesses register against money laundering.",
    },
    {
      body: "REDAN and the state planning permit office",
      when: "before you sell houses that are not built",
      what: "Buyers should see the permit, and developers have an association.",
    },
    {
      body: "CAC",
      when: "before you collect rents for others",
      what: "Keep clients’ money in a separate registered account.",
    },
  ],
  capital: {
    low: 880_000,
    high: 2_700_000,
    buys: [
      { item: "registration, regulator’s fees and agreements", low: 150_000, high: 450_000 },
      { item: "a phone with a good camera, stabiliser and light", low: 250_000, high: 700_000 },
      { item: "transport for inspections for three months", low: 150_000, high: 450_000 },
      { item: "listing sites, adverts and a page", low: 100_000, high: 350_000 },
      { item: "desk space and power for six months", low: 150_000, high: 500_000 },
      { item: "first search and survey checks", low: 80_000, high: 250_000 },
    ],
  },
  firstTest:
    "Take written authority for three flats, film them with the total cost, and let one of them without charging for inspection.",
  earn: [
    "commission on lets and sales",
    "a monthly share of managed rents",
    "inspection and search for buyers abroad",
    "letting fees for whole buildings",
    "a share in repairs that the landlord agreed",
  ],
  risks: [
    {
      risk: "papers are false",
      answer:
        "Search at the registry, check the survey, use the buyer’s lawyer and never take money for land that you have not searched.",
    },
    {
      risk: "owners let behind your back",
      answer: "Work with authority and dates, and with landlords who keep their word.",
    },
    { risk: "tenants default", answer: "Check work and guarantor, take caution and report early." },
    { risk: "rent money mixes with yours", answer: "Use a client account with a statement." },
    { risk: "empty listings anger people", answer: "Confirm each listing every Monday." },
    {
      risk: "the land is claimed after the survey",
      answer:
        "Publish the planned purchase with a lawyer, ask the neighbours and hold part of the money until papers are signed.",
    },
  ],
  measures: [
    "listings confirmed this week",
    "inspections for each closed deal",
    "days that a flat stays empty",
    "rents collected by the due date",
    "search reports that stopped a bad purchase",
  ],
  automations: [
    {
      task: "asking what people look for",
      how: "The assistant asks area, rooms, total budget and date, and sends only what fits.",
    },
    {
      task: "planning inspections",
      how: "Three houses in one direction are put into one morning with the owner’s yes.",
    },
    { task: "sending total costs", how: "Every listing carries rent and all fees in one table." },
    { task: "reminding tenants of rent and renewals", how: "Three months, one month and one week before." },
    {
      task: "following repairs",
      how: "The tenant sends a picture, the landlord approves, the artisan reports.",
    },
    {
      task: "answering questions on papers",
      how: "The assistant explains which paper a plot has, what it means and which office can confirm it.",
    },
  ],
  system: {
    what: "a listing and tenant book with total costs, dates and reports to landlords",
    why: "An honest table of fees closes more houses than banners.",
  },
  campaigns: [
    {
      idea: "a total-cost post",
      steps: [
        "Write rent and fees in one picture.",
        "Film street, water and meter.",
        "Remove it the day it goes.",
      ],
    },
    {
      idea: "a landlord’s quiet month",
      steps: ["Manage one flat for one month at no fee.", "Send the report.", "Sign for the year."],
    },
    {
      idea: "a diaspora search day",
      steps: ["Search one plot with permission.", "Explain each paper.", "Offer the service for a price."],
    },
    {
      idea: "a flood walk",
      steps: ["Walk an area after heavy rain.", "Film honestly.", "Recommend streets."],
    },
    {
      idea: "a first-flat clinic",
      steps: ["Explain fees and agreements on a Saturday.", "Give a checklist.", "Take wishes by budget."],
    },
  ],
  questions: realEstateQuestions,
  nameRoots: [
    { root: "Haven", language: "English", meaning: "a safe home" },
    { root: "Threshold", language: "English", meaning: "the step into a home" },
    { root: "Acre", language: "English", meaning: "land of one’s own" },
    { root: "Keystone", language: "English", meaning: "the stone that holds the arch" },
    { root: "Ile", language: "Yoruba", meaning: "a house" },
    { root: "Agbala", language: "Yoruba", meaning: "a compound" },
    { root: "Ibugbe", language: "Yoruba", meaning: "a dwelling" },
    { root: "Ulo Oma", language: "Igbo", meaning: "a good house" },
    { root: "Ala", language: "Igbo", meaning: "land" },
    { root: "Obodo", language: "Igbo", meaning: "a town" },
    { root: "Gida", language: "Hausa", meaning: "a house" },
    { root: "Fili", language: "Hausa", meaning: "an open plot" },
  ],
};
