import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const afterSales: Department = {
  id: "after-sales",
  name: "after-sales and complaints",
  keywords: words(`
    after sales, after-sales, aftersales, complaint, complaints, complaint handling, returns, refund,
    refunds, exchanges, warranty, warranties, repairs desk, feedback, reviews, customer retention,
    follow up, follow-up, claims
  `),
  purpose:
    "a customer with a problem leaves with a fair answer on a known day, and the same problem becomes rarer",
  owner: "after-sales officer",
  others: ["sales person", "technician", "owner"],
  tools: [
    "the complaint book with numbers",
    "the return and warranty rule",
    "the order and receipt book",
    "a camera or phone for pictures",
    "the list of who may approve what",
  ],
  before: [
    "the rule on returns hangs where customers read it",
    "spare goods or a reserve sum exist",
    "staff know that a complaint is never sent away",
    "yesterday’s open complaints have a name and a date",
  ],
  steps: [
    {
      do: "Thank the customer for coming back and write what happened in the customer’s words.",
      who: "after-sales officer",
      check: "the customer has read and agreed",
      record: "the complaint book",
    },
    {
      do: "Find order, date, batch or person that did the work.",
      who: "after-sales officer",
      check: "number and date stand beside the complaint",
      record: "the complaint book",
    },
    {
      do: "Look at the item or the place together and take pictures.",
      who: "after-sales officer",
      check: "pictures carry the complaint number",
      record: "the picture folder",
    },
    {
      do: "Apologise for the trouble without blaming anybody, and say which rule applies.",
      who: "after-sales officer",
      check: "the customer has understood the rule",
    },
    {
      do: "Offer the choices that the rule allows: repair, replace, money back or credit.",
      who: "after-sales officer",
      check: "the choice is written",
      record: "the complaint book",
    },
    {
      do: "Get the approval when it is above your limit.",
      who: "owner",
      check: "the answer came within one working day",
      record: "the complaint book",
    },
    {
      do: "Give the customer a day and a name, and carry it out.",
      who: "after-sales officer",
      check: "the customer has signed or written received",
      record: "the complaint book",
    },
    {
      do: "Return money by the way it was paid, with two signatures.",
      who: "accounts officer",
      check: "proof is with the complaint",
      record: "the refund list",
    },
    {
      do: "Tell the unit that caused it what happened, with the picture.",
      who: "after-sales officer",
      check: "the unit has written its cause",
      record: "the cause list",
    },
    {
      do: "Call the customer after three days.",
      who: "after-sales officer",
      check: "the answer is noted",
      record: "the complaint book",
    },
    {
      do: "Put the causes together every month and change the most frequent one.",
      who: "after-sales officer",
      check: "one change has an owner and a date",
      record: "the improvement list",
    },
  ],
  qualityChecks: [
    "the customer never had to argue for the written rule",
    "answers came on the promised day",
    "returned goods were kept apart until checked",
    "refunds have proof and two names",
    "no complaint was closed without the customer",
  ],
  records: [
    "the complaint book with pictures",
    "the refund and replacement list",
    "warranty slips",
    "the improvement list",
  ],
  whenWrong: [
    {
      problem: "there is no receipt",
      do: "Search by phone number, date and item; if the goods are clearly ours, treat it by the rule.",
    },
    {
      problem: "the fault was caused by the customer",
      do: "Show it kindly with the picture, offer repair at cost and write it down.",
    },
    {
      problem: "the customer threatens to post",
      do: "Do not bargain with fear; give the fair answer faster and ask to write how it ended.",
    },
    {
      problem: "the supplier refuses the claim",
      do: "Serve the customer by your own rule and settle with the supplier afterwards.",
    },
    {
      problem: "the same item comes back three times",
      do: "Stop its sale, call earlier buyers if it may be dangerous and inform the owner.",
    },
  ],
  measures: [
    "complaints for each hundred orders",
    "days until settled",
    "causes by unit",
    "customers who bought again after a complaint",
  ],
  review: "every quarter, and after a complaint that cost more than a day’s profit",
};
