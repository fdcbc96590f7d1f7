import type { ModuleContent } from "../course-content.ts";

export const deliveries: ModuleContent = {
  slug: "deliveries",
  title: "Deliveries without twenty phone calls",
  summary:
    "Zones with prices, a list for each rider, messages to the customer at the right moments, and a proof that the parcel arrived.",
  outline: [
    "A zone table from your last fifty deliveries: area, price, time, and the places that belong to no zone",
    "Addresses that riders find: area, street, nearest known place, a second phone number, and a location pin",
    "The rider's list of the day from the order sheet, in the order of the road and not of the orders",
    "Three messages to the customer and when they go: packed, on the way with name and number, arrived",
    "Proof of delivery that protects both sides: a code of four digits, a photo of the parcel without the person, the time",
    "Failed deliveries: who pays for the second journey, said before the first one",
    "Interstate by park or courier: the waybill picture, the call after arrival, and what to do on the third day",
  ],
  lessons: [],
  quiz: [],
  task: "Deliver for one week with a zone table, a list for each rider and the three messages. You have done it when at least nine of ten deliveries have a proof with a time, and you can say from the sheet what the failed ones cost in naira.",
};
