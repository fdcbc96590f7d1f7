import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const sales: Department = {
  id: "sales",
  name: "sales",
  keywords: words(`
    sales, sale, selling, sales team, sales rep, sales reps, sales representative, marketer, marketers,
    field sales, business development, lead, leads, quotation, quotations, closing sales, order taking,
    orders, showroom
  `),
  purpose: "every enquiry gets an answer, a price and a next date, whoever is on duty",
  owner: "sales lead",
  others: ["sales person", "store keeper", "cashier"],
  tools: [
    "the current price list with its date",
    "the enquiry book or sheet",
    "the quotation form",
    "the WhatsApp number of the business",
    "photos of goods or finished work",
  ],
  before: [
    "the price list has been confirmed by the owner this week",
    "the store has sent what is out of stock",
    "yesterday’s open enquiries are marked",
    "the phone is charged and has data",
  ],
  steps: [
    {
      do: "Greet the customer within five minutes and write down the name, the phone number and what is needed.",
      who: "sales person",
      check: "the enquiry has a name, a number and a need",
      record: "the enquiry book",
    },
    {
      do: "Ask for quantity, date, place and budget before you mention a price.",
      who: "sales person",
      check: "all four answers are written beside the enquiry",
      record: "the enquiry book",
    },
    {
      do: "Check with the store that the goods or the free date exist.",
      who: "sales person",
      check: "the store keeper has answered yes with a quantity",
    },
    {
      do: "Send the price from the list with delivery, what is included and the day until which it holds.",
      who: "sales person",
      check: "the customer has the price in writing",
      record: "the quotation file",
    },
    {
      do: "Ask what still stands in the way, and answer that one thing with a picture or a sample.",
      who: "sales person",
      check: "the customer has said yes, no or a date for the answer",
    },
    {
      do: "Repeat the order in one message: item, quantity, price, place, date and deposit.",
      who: "sales person",
      check: "the customer has written yes",
      record: "the order book",
    },
    {
      do: "Give the customer the business account and let the cashier confirm the money before work or packing begins.",
      who: "cashier",
      check: "the alert stands in the business account",
      record: "the receipt book",
    },
    {
      do: "Hand the confirmed order to the store or the workshop with its date.",
      who: "sales person",
      check: "somebody has signed for the order",
      record: "the order book",
    },
    {
      do: "Call every open enquiry again after one day and after three days, then close it with a reason.",
      who: "sales person",
      check: "no enquiry older than four days is open",
      record: "the enquiry book",
    },
    {
      do: "Send the lead the day’s enquiries, orders and lost sales before closing.",
      who: "sales person",
      check: "three numbers and the main reason for losses have been sent",
      record: "the daily sales message",
    },
  ],
  qualityChecks: [
    "no price was given that is not on the list",
    "discounts carry the name of the person who allowed them",
    "each order has a written yes from the customer",
    "no order was started without its deposit",
    "promised dates were agreed with the store or workshop",
  ],
  records: [
    "the enquiry book with the reason for each lost sale",
    "signed or written order confirmations",
    "quotations with their dates",
    "the daily sales message",
  ],
  whenWrong: [
    {
      problem: "the customer says that another shop is cheaper",
      do: "Compare what is included, show the proof, and do not go below the list without the lead’s yes.",
    },
    {
      problem: "an alert is shown but the account is empty",
      do: "Ask the customer politely to wait, check the account itself and release nothing on a screenshot.",
    },
    {
      problem: "a price was quoted wrongly",
      do: "Tell the lead at once; a price that has been accepted in writing is kept, and the list is corrected.",
    },
    {
      problem: "the goods finish after the order was taken",
      do: "Call the customer the same hour with a date, a replacement or the money back.",
    },
    {
      problem: "two sales people claim one customer",
      do: "Look in the enquiry book; the first complete entry counts.",
    },
  ],
  measures: [
    "enquiries, orders and lost sales by reason",
    "minutes until the first answer",
    "orders confirmed in writing",
    "discounts given and by whom",
  ],
  review: "every month with the sales team, and on the day a price list changes",
};
