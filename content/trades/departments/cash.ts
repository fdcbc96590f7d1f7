import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const cash: Department = {
  id: "cash",
  name: "cash and bank",
  keywords: words(`
    cash, cashier, cashiers, till, tills, checkout, pos desk, bank, banking, cash office,
    cash handling, payments, payment desk, petty cash, bursar, fees desk, teller, cash and bank,
    daily closing
  `),
  purpose: "cash, POS and transfers agree with the sales of the day, and two people can prove it",
  owner: "cashier",
  others: ["supervisor", "accounts officer"],
  tools: [
    "the till or cash box with a lock",
    "POS terminal with paper",
    "the bank application for reading only",
    "a note checker",
    "the receipt book and the closing form",
  ],
  before: [
    "the opening float has been counted by two people",
    "the terminal prints and has network",
    "the account shown to customers is the business account",
    "enough small notes are there",
    "yesterday’s closing has been signed",
  ],
  steps: [
    {
      do: "Count the float with the supervisor before the first sale.",
      who: "cashier",
      check: "both names stand under the amount",
      record: "the closing form",
    },
    {
      do: "Enter every sale before you give goods or a receipt.",
      who: "cashier",
      check: "sale number and receipt agree",
      record: "the till or sales book",
    },
    {
      do: "Say the amount and what you received aloud, and check large notes.",
      who: "cashier",
      check: "the customer has heard the amount",
    },
    {
      do: "Confirm transfers in the account itself and POS by the printed slip.",
      who: "cashier",
      check: "the alert or slip has the right amount and today’s hour",
      record: "the transfer list",
    },
    {
      do: "Write the customer’s name beside each transfer.",
      who: "cashier",
      check: "no alert is without a name",
      record: "the transfer list",
    },
    {
      do: "Pay out small expenses only with a voucher and within the limit.",
      who: "cashier",
      check: "voucher and receipt are pinned together",
      record: "the petty cash book",
    },
    {
      do: "Move extra cash to the safe at the set hours with a witness.",
      who: "cashier",
      check: "the drop slip carries two signatures",
      record: "the safe book",
    },
    {
      do: "Stop sales at closing, and print or total the day.",
      who: "cashier",
      check: "sales total is fixed before counting",
      record: "the closing form",
    },
    {
      do: "Count cash, slips and transfers with the supervisor watching.",
      who: "supervisor",
      check: "three totals stand beside the sales total",
      record: "the closing form",
    },
    {
      do: "Write any difference with its sign and reason, and sign both.",
      who: "supervisor",
      check: "the form is signed on the same evening",
      record: "the closing form",
    },
    {
      do: "Bank the cash the next working morning and file the slip.",
      who: "accounts officer",
      check: "bank credit equals the form",
      record: "the bank file",
    },
  ],
  qualityChecks: [
    "no sale is without a receipt number",
    "cash, POS and transfers are shown apart",
    "the person who counts is not alone",
    "refunds carry a supervisor’s signature",
    "banked amounts equal the closing form",
  ],
  records: [
    "closing forms by date",
    "POS slips and the transfer list",
    "petty cash vouchers with receipts",
    "bank slips and statements",
  ],
  whenWrong: [
    {
      problem: "the count is short or over",
      do: "Count again, read the last vouchers and refunds, write the difference and never fill it from your pocket.",
    },
    {
      problem: "the customer shows an alert and the account shows nothing",
      do: "Wait for the account or ask for another way to pay; write the name and hour.",
    },
    {
      problem: "the POS debits and prints declined",
      do: "Give the customer the declined slip, note the number and report to the provider the same day.",
    },
    {
      problem: "a note looks false",
      do: "Return it politely at once; if it was found later, keep it apart and tell the supervisor.",
    },
    {
      problem: "there is a robbery",
      do: "Obey, protect people, remember faces, call the police and the owner after they have left.",
    },
  ],
  measures: [
    "differences for each cashier",
    "transfers without a name at closing",
    "minutes needed for closing",
    "cash banked on the next working day",
  ],
  review: "every three months, and after any difference above the limit",
};
