import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const purchasing: Department = {
  id: "purchasing",
  name: "purchasing",
  keywords: words(`
    purchasing, purchase, procurement, buyer, buying, suppliers, supplier, vendors list,
    vendor management, sourcing, market runs, requisition, purchase order, purchase orders
  `),
  purpose:
    "the business buys the right thing from a known seller at a compared price, with a paper for every naira",
  owner: "purchasing officer",
  others: ["store keeper", "accounts officer", "manager"],
  tools: [
    "the purchase request form",
    "the supplier list with phone numbers and account names",
    "the order form",
    "the comparison sheet",
    "the list of people who may approve and their limits",
  ],
  before: [
    "the request carries item, size, quantity, use and date",
    "the store has confirmed that it is not on the shelf",
    "the money for it is in the budget or the owner has agreed",
    "no supplier on the list is a hidden relative of the buyer",
  ],
  steps: [
    {
      do: "Receive the request and send back any that does not say size, quantity and date.",
      who: "purchasing officer",
      check: "the request can be bought without a question",
      record: "the request file",
    },
    {
      do: "Check the last price and the last quality of the item.",
      who: "purchasing officer",
      check: "last price and supplier are written on the request",
    },
    {
      do: "Ask at least two sellers for price, delivery day and return rule; three above the limit.",
      who: "purchasing officer",
      check: "the prices stand beside each other",
      record: "the comparison sheet",
    },
    {
      do: "Choose by full cost, with transport and quality, and write one reason.",
      who: "purchasing officer",
      check: "choice and reason are written",
      record: "the comparison sheet",
    },
    {
      do: "Get the approval of the person whose limit covers the sum.",
      who: "manager",
      check: "the signature is on the request",
    },
    {
      do: "Send a written order with item, size, quantity, price, day and account name.",
      who: "purchasing officer",
      check: "the supplier has confirmed in writing",
      record: "the order file",
    },
    {
      do: "Pay to the business account of the supplier, or against goods, and never to a private name that is not on the list.",
      who: "accounts officer",
      check: "the payment proof is filed with the order",
      record: "the payment file",
    },
    {
      do: "Tell the store what is coming and when.",
      who: "purchasing officer",
      check: "the store keeper expects it",
    },
    {
      do: "Compare the goods-received note with order and receipt.",
      who: "accounts officer",
      check: "three papers show one figure",
      record: "the purchase file",
    },
    {
      do: "Return or claim what is wrong within the agreed days.",
      who: "purchasing officer",
      check: "the supplier has answered with goods or money",
      record: "the claims list",
    },
    {
      do: "Write quality, day and behaviour of the supplier after each large purchase.",
      who: "purchasing officer",
      check: "one line is added",
      record: "the supplier list",
    },
  ],
  qualityChecks: [
    "two prices were compared or the reason is written",
    "request, order, received note and receipt agree",
    "the buyer is not the person who receives and pays",
    "gifts from suppliers were reported",
    "no order was split to stay under a limit",
  ],
  records: [
    "requests with approvals",
    "comparison sheets",
    "orders, received notes and receipts kept together",
    "the supplier list with remarks",
  ],
  whenWrong: [
    {
      problem: "the market price is higher than the approval",
      do: "Call before buying; above the allowed margin the approval is asked again.",
    },
    {
      problem: "the seller gives no receipt",
      do: "Use the market voucher with seller’s name, phone number, shop and a picture of the goods.",
    },
    {
      problem: "goods are fake or short",
      do: "Stop payment if possible, write to the supplier the same day and keep the pack.",
    },
    {
      problem: "it is urgent and the approver is away",
      do: "Use the deputy named on the list, for the need of one day only.",
    },
    {
      problem: "a supplier offers a private share",
      do: "Refuse, report it to the owner and get a second price.",
    },
  ],
  measures: [
    "the price of the ten main items against last month",
    "orders delivered on the agreed day",
    "purchases without two prices",
    "claims that were won",
  ],
  review: "twice a year, and when a main price rises by a tenth",
};
