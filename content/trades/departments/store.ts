import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const store: Department = {
  id: "store",
  name: "the store and stock",
  keywords: words(`
    store, store keeper, storekeeper, store keeping, storekeeping, stock, stocks, stock keeping,
    stock taking, stocktaking, inventory, inventory management, warehouse team, stockroom,
    supplies room, goods in, merchandise, shelf stocking, shelf
  `),
  purpose:
    "goods are counted in, counted out and found again, so that nothing finishes or disappears in silence",
  owner: "store keeper",
  others: ["sales person", "purchasing officer", "manager"],
  tools: [
    "bin cards or the stock sheet",
    "the goods-received book",
    "the issue book",
    "a scale and a tape",
    "labels, marker and a lock with two keys",
  ],
  before: [
    "every shelf has a name and every item its place",
    "the smallest allowed quantity of fast items is written down",
    "delivery notes of the day are expected and known",
    "the store is dry, lit and free of rats",
  ],
  steps: [
    {
      do: "Meet the delivery, and compare the goods with the order and the supplier’s note before the car leaves.",
      who: "store keeper",
      check: "item, quantity and quality have been ticked",
      record: "the goods-received book",
    },
    {
      do: "Count, weigh or measure with the driver present, and open one pack in ten.",
      who: "store keeper",
      check: "both have signed the same figure",
      record: "the goods-received book",
    },
    {
      do: "Send back what is damaged or near its date, and write it on the supplier’s note.",
      who: "store keeper",
      check: "the note shows the difference and a signature",
      record: "the supplier’s note",
    },
    {
      do: "Write date and batch on the pack and put new goods behind old ones.",
      who: "store keeper",
      check: "the oldest date stands in front",
    },
    {
      do: "Add the quantity to the card at once.",
      who: "store keeper",
      check: "card and shelf show one figure",
      record: "the bin card",
    },
    {
      do: "Issue goods only against a signed request with item, quantity and use.",
      who: "store keeper",
      check: "the request is signed by the person who receives",
      record: "the issue book",
    },
    {
      do: "Take the quantity off the card before the goods leave the door.",
      who: "store keeper",
      check: "the new balance is written",
      record: "the bin card",
    },
    {
      do: "Report every item that has reached its smallest quantity before noon.",
      who: "store keeper",
      check: "purchasing has answered with a day",
      record: "the reorder list",
    },
    {
      do: "Count ten items each evening, always other ones, and compare with the card.",
      who: "store keeper and a second person",
      check: "differences are written and explained",
      record: "the daily count sheet",
    },
    {
      do: "Count everything on the last working day of the month with somebody from outside the store.",
      who: "manager",
      check: "the count is signed by two people",
      record: "the month’s stock sheet",
    },
    {
      do: "Lock the store, and hand the key over against a signature.",
      who: "store keeper",
      check: "the key book is signed",
      record: "the key book",
    },
  ],
  qualityChecks: [
    "card and shelf agree for the ten counted items",
    "nothing stands on the floor or against a wet wall",
    "no item is past its date",
    "issues carry two names",
    "the store was never open and empty of staff",
  ],
  records: [
    "the goods-received book with supplier’s notes",
    "bin cards or the stock sheet",
    "the issue book",
    "monthly counts with differences",
    "the list of damaged and expired goods",
  ],
  whenWrong: [
    {
      problem: "the count is lower than the card",
      do: "Count again with another person, read the last ten issues, write the difference and tell the manager the same day.",
    },
    {
      problem: "goods arrive without an order",
      do: "Keep them apart, sign for nothing and call purchasing.",
    },
    {
      problem: "an item finishes before the report",
      do: "Buy the need of three days by the emergency rule and raise the smallest quantity.",
    },
    {
      problem: "goods are wet, broken or expired",
      do: "Separate, photograph, write them off with the manager’s signature and never return them to the shelf.",
    },
    {
      problem: "somebody wants goods without a request",
      do: "Refuse politely and call the manager; friendship is not a request.",
    },
  ],
  measures: [
    "items below the smallest quantity",
    "the value of differences in the month",
    "goods written off and why",
    "requests that waited longer than one hour",
  ],
  review: "every three months, and whenever a count is wrong twice",
};
