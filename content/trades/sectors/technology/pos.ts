import { posQuestions } from "../../questions/technology/pos.ts";
import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

export const pos: Sector = {
  id: "pos",
  name: "POS and agent banking",
  kind: "service",
  keywords: words(`
    pos, pos business, pos agent, pos machine, pos operator, point of sale, agent banking,
    mobile money, mobile money agent, opay, moniepoint, palmpay, cash withdrawal,
    withdrawal and deposit, bill payment, bills payment, airtime, data sales, data reselling, vtu,
    recharge card, sim registration, money transfer, ajo, esusu, thrift collection, daily contribution,
    cooperative society, microfinance, loan business, pos stand
  `),
  lines: [
    { id: "cash", words: words("cash, withdrawal, withdrawals, atm, notes, card, pin, debit, debited") },
    { id: "savings", words: words("saving, savings, thrift, save, collector, contribution, ajo, esusu") },
    { id: "bills", words: words("bill, bills, data, airtime, token, tokens, electricity") },
  ],
  offerNouns: [
    "cash withdrawals and deposits",
    "transfers to all banks",
    "airtime, data and electricity tokens",
    "bill and subscription payments",
    "daily savings collection",
  ],
  customers: [
    "market traders who bank their sales",
    "workers far from a bank branch",
    "students who need data and cash",
    "older people who fear the ATM",
    "shops that need change and transfers",
  ],
  wants: [
    "cash at once and clean notes",
    "a fee that is written on the wall",
    "a receipt for every transaction",
    "help when a debit fails",
    "a machine with network",
    "somebody honest with cards and PINs",
  ],
  worries: [
    "the account will be debited and no cash will come",
    "the agent will copy the card",
    "the fee changes with the customer",
    "the thrift collector will run with the savings",
    "the note is fake",
    "standing in the open with cash is not safe",
    "the data will finish before the month",
  ],
  proofs: [
    "the fee list on the wall",
    "the agent’s name and identity card of the provider",
    "receipts kept by number",
    "the written way of solving a failed debit",
    "the savings card with both signatures",
    "the camera and the light at the point",
  ],
  benefits: [
    "get your cash without losing half a day at the bank",
    "read the fee before you give your card",
    "follow a failed debit with a number and a date",
    "save a little every day and see it on your card",
    "buy your token at night when the meter cries",
    "send money home and wait for the answer at the counter",
    "get your savings back on the day that stands on the card",
    "buy data and pay bills at one table without a queue",
  ],
  strengths: [
    "Banks are few, and cash is needed every day.",
    "Fees are small and come a hundred times a day.",
    "Trust brings savings, bills and school fees to the same chair.",
    "It can stand inside another shop without new rent.",
  ],
  channels: [
    {
      name: "the place itself",
      how: "Stand where people need cash: market gate, school, motor park, hospital.",
    },
    { name: "traders’ rows", how: "Go to each stall at closing time with the machine for deposits." },
    { name: "churches and associations", how: "Collect dues and levies with a list and a statement." },
    { name: "WhatsApp", how: "Take data, token and bill orders from people who know you, after payment." },
    { name: "landlords and schools", how: "Collect rents and fees for a small agreed charge." },
  ],
  seasons: [
    { when: "in the last and first week of each month", what: "salaries bring withdrawals and bills" },
    { when: "in December and before Sallah", what: "cash is scarce and the float must be larger" },
    { when: "at school resumption", what: "fees, data and withdrawals rise" },
    { when: "on market days", what: "traders deposit in the evening" },
  ],
  regulators: [
    {
      body: "CBN, through your licensed provider",
      when: "before you sign with a provider or add a second one",
      what: "Agents work under CBN’s agent banking rules, with limits, location and exclusivity; ask for the current text.",
    },
    {
      body: "CAC",
      when: "before you run the point under a business name",
      what: "Agents are asked to register their business.",
    },
    {
      body: "NDPC",
      when: "before you write down customers’ details",
      what: "Card data and PINs must never be kept, and other details only as needed.",
    },
    {
      body: "the state cooperative office or CBN",
      when: "before you collect savings or give loans to the public",
      what: "Cooperatives register with the state, and lending to the public needs a licence.",
    },
  ],
  capital: {
    low: 620_000,
    high: 2_000_000,
    buys: [
      { item: "a terminal with its deposit, and a second one as reserve", low: 50_000, high: 150_000 },
      { item: "cash and wallet float", low: 300_000, high: 1_000_000 },
      { item: "table, umbrella or kiosk with lock", low: 60_000, high: 250_000 },
      { item: "a good phone, power bank and two networks", low: 120_000, high: 300_000 },
      { item: "camera, light, note checker and safe box", low: 60_000, high: 200_000 },
      { item: "registration and signboard", low: 30_000, high: 90_000 },
    ],
  },
  firstTest:
    "Work for four weeks with a small float inside a shop that people trust, write each fee and each hour, and see whether evening deposits cover the cash of the morning.",
  earn: [
    "fees on withdrawals and deposits",
    "commission on bills, tokens and airtime",
    "evening collection from traders",
    "fees for collecting dues and rents",
    "other goods sold at the same table",
  ],
  risks: [
    {
      risk: "the point is robbed",
      answer: "Keep little cash in sight, bank several times a day, vary the way home and close before dark.",
    },
    {
      risk: "a transfer alert is fake",
      answer: "Pay out only when your own balance has moved, and never on a screenshot.",
    },
    {
      risk: "failed debits turn into quarrels",
      answer: "Keep receipts by number, show the provider’s time and follow up yourself.",
    },
    {
      risk: "float finishes at noon",
      answer: "Agree with two traders for cash in the afternoon and keep a reserve for month end.",
    },
    {
      risk: "a rule or fee of the provider changes",
      answer: "Read each circular and write the new fee on the wall the same day.",
    },
  ],
  measures: [
    "transactions by type and hour",
    "fees earned for each ₦100,000 of float",
    "failed debits and days to solve them",
    "times that the float finished",
    "the difference at closing",
  ],
  automations: [
    {
      task: "recording each transaction by message",
      how: "Type, amount and fee are sent once, and the day is balanced at closing.",
    },
    {
      task: "following failed debits",
      how: "Each case has a number, a date to call the provider and a message to the customer.",
    },
    { task: "warning of low float", how: "From the usual hours you hear when cash or wallet will finish." },
    {
      task: "keeping savings cards",
      how: "Every contribution is sent to the saver’s own phone on the spot.",
    },
    {
      task: "taking bill orders",
      how: "Meter number, amount and payment come in one chat, and the token goes back.",
    },
  ],
  system: {
    what: "a daily balance book with failed debits and savings confirmed by message",
    why: "The point that can prove every naira gets the savings of the street.",
  },
  campaigns: [
    {
      idea: "a traders’ closing round",
      steps: [
        "Choose one row and one hour.",
        "Collect deposits at the stalls.",
        "Send a statement each Friday.",
      ],
    },
    {
      idea: "a school fee week",
      steps: [
        "Agree with two schools.",
        "Sit at the gate for three mornings.",
        "Give receipts with the child’s name.",
      ],
    },
    {
      idea: "a token-at-night number",
      steps: [
        "Share one number for electricity tokens.",
        "Serve known customers until ten.",
        "Take payment first.",
      ],
    },
    {
      idea: "a savings card for December",
      steps: ["Open cards in February.", "Confirm each payment by message.", "Pay out on a published day."],
    },
    {
      idea: "a safe PIN talk",
      steps: [
        "Teach traders about fake alerts and PINs for ten minutes.",
        "Leave a card with five rules.",
        "Repeat each quarter.",
      ],
    },
  ],
  questions: posQuestions,
  nameRoots: [
    { root: "Till", language: "English", meaning: "where money is counted" },
    { root: "Float", language: "English", meaning: "cash that is ready" },
    { root: "Ledger", language: "English", meaning: "every naira written" },
    { root: "Coin", language: "English", meaning: "money in the hand" },
    { root: "Owo", language: "Yoruba", meaning: "money" },
    { root: "Esusu", language: "Yoruba", meaning: "saving in turns" },
    { root: "Kolo", language: "Yoruba", meaning: "a savings box" },
    { root: "Ego", language: "Igbo", meaning: "money" },
    { root: "Akpa", language: "Igbo", meaning: "a purse" },
    { root: "Kudi", language: "Hausa", meaning: "money" },
    { root: "Asusu", language: "Hausa", meaning: "a savings box" },
    { root: "Sure Pay", language: "Pidgin", meaning: "payment that is certain" },
  ],
};
