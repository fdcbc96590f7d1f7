import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const delivery: Department = {
  id: "delivery",
  name: "delivery and dispatch",
  keywords: words(`
    delivery team, delivery, deliveries, dispatch, dispatch riders, dispatch team, riders, rider,
    drivers, driver, logistics, fleet, waybill desk, transport department, distribution, shipping
  `),
  purpose:
    "the right parcel reaches the right hands on the promised day, and money and proof come back the same evening",
  owner: "dispatch officer",
  others: ["rider", "packer", "cashier"],
  tools: [
    "the delivery list by area",
    "sealed packs with labels",
    "helmet, box, raincoat and phone",
    "the handover form or picture rule",
    "vehicle papers",
  ],
  before: [
    "each address has a phone number and a landmark",
    "goods are packed, labelled and counted",
    "tyres, brakes, lights and fuel have been checked",
    "riders know the amount to collect for each parcel",
    "routes avoid closed roads",
  ],
  steps: [
    {
      do: "Close the list at the agreed hour and sort parcels by direction.",
      who: "dispatch officer",
      check: "each rider has one direction",
      record: "the delivery list",
    },
    {
      do: "Call or message each receiver before leaving, and confirm place, hour and amount.",
      who: "dispatch officer",
      check: "the answer is yes, another hour or cancelled",
      record: "the delivery list",
    },
    {
      do: "Check pack, label and seal with the rider.",
      who: "rider",
      check: "both have counted the same number",
      record: "the handover sheet",
    },
    {
      do: "Inspect the bike or car and photograph mileage.",
      who: "rider",
      check: "the check sheet is signed",
      record: "the vehicle book",
    },
    {
      do: "Send the receiver the rider’s name and number when the rider leaves.",
      who: "dispatch officer",
      check: "the message has gone out",
    },
    {
      do: "Ride with helmet, keep the rules and hold no phone.",
      who: "rider",
      check: "no warning or damage stands in the vehicle book",
    },
    {
      do: "Ask the receiver’s name, let the parcel be seen and collect the amount before you hand over.",
      who: "rider",
      check: "money or alert has been confirmed by the office",
      record: "the delivery list",
    },
    {
      do: "Take a signature or a picture of the parcel at the door, without faces that do not agree.",
      who: "rider",
      check: "the proof is in the chat",
      record: "the proof folder",
    },
    {
      do: "Report failed deliveries at once with the reason, and wait for the answer before you move on.",
      who: "rider",
      check: "the reason stands on the list",
    },
    {
      do: "Bring back money, undelivered parcels and papers the same evening.",
      who: "rider",
      check: "cash, alerts and list agree to the naira",
      record: "the remittance sheet",
    },
    {
      do: "Tell customers of failed deliveries their new day.",
      who: "dispatch officer",
      check: "no parcel is without a date",
      record: "the delivery list",
    },
  ],
  qualityChecks: [
    "parcels went out sealed and dry",
    "proof exists for each delivered parcel",
    "remittance equals the list",
    "receivers were not charged a second time",
    "papers and insurance of the vehicle are in date",
  ],
  records: [
    "delivery lists with proofs",
    "the remittance sheet",
    "the vehicle book with fuel and repairs",
    "the list of damaged, lost and returned parcels",
  ],
  whenWrong: [
    {
      problem: "the receiver does not pick the call",
      do: "Try three times within fifteen minutes, message the sender and bring the parcel back.",
    },
    {
      problem: "the parcel was damaged on the way",
      do: "Photograph it, tell the office before the door and follow the damage rule.",
    },
    {
      problem: "the rider has an accident",
      do: "Care for people first, call the emergency line and the office, take pictures, and send another rider for the goods.",
    },
    {
      problem: "the receiver wants to pay later",
      do: "Do not hand over; call the office and let the sender decide in writing.",
    },
    {
      problem: "officials stop the vehicle",
      do: "Show the papers, stay polite, call the office and pay only against an official receipt.",
    },
  ],
  measures: [
    "parcels delivered on the promised day",
    "failed deliveries by reason",
    "money remitted late",
    "fuel and kilometres for each parcel",
  ],
  review: "every quarter, and after any accident or lost parcel",
};
