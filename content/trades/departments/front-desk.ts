import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const frontDesk: Department = {
  id: "front-desk",
  name: "the front desk",
  keywords: words(`
    front desk, frontdesk, reception, receptionist, front office, secretary, visitors,
    appointment desk, booking desk, check in desk, guest relations, waiting room, admission desk,
    office assistant
  `),
  purpose: "each visitor is welcomed, recorded and brought to the right person without waiting in doubt",
  owner: "front desk officer",
  others: ["security guard", "office manager", "cleaner"],
  tools: [
    "the visitors’ book with a pen that works",
    "the appointment list",
    "the phone list with names and offices",
    "visitor tags",
    "a tray for letters and parcels",
  ],
  before: [
    "the desk, the chairs and the toilet have been checked",
    "today’s appointments are printed or open",
    "each person on the list has been told who is coming",
    "drinking water and change of tags are ready",
  ],
  steps: [
    {
      do: "Stand up or look up, greet the visitor and ask for the name and the person to see.",
      who: "front desk officer",
      check: "the visitor has been greeted before the door closes",
    },
    {
      do: "Write name, phone number, time in and purpose.",
      who: "front desk officer",
      check: "the line is complete and can be read",
      record: "the visitors’ book",
    },
    {
      do: "Check the appointment list and call the person inside.",
      who: "front desk officer",
      check: "the person inside has said come, wait or another date",
    },
    {
      do: "Tell the visitor how long it will be, and offer a seat and water.",
      who: "front desk officer",
      check: "the visitor knows the minutes",
    },
    {
      do: "Give a tag, and guide the visitor to the door or send somebody along.",
      who: "front desk officer",
      check: "the visitor sits with the right person",
    },
    {
      do: "Speak to those who wait after fifteen minutes with news or another choice.",
      who: "front desk officer",
      check: "nobody has waited longer without a word",
    },
    {
      do: "Answer each call by the third ring with the name of the business, and write messages with name, number and time.",
      who: "front desk officer",
      check: "the message has reached the person the same hour",
      record: "the message pad",
    },
    {
      do: "Receive parcels and letters only with a name, sign and inform the owner of the parcel.",
      who: "front desk officer",
      check: "the parcel has a signature out",
      record: "the parcel list",
    },
    {
      do: "Write the time out, take back the tag and thank the visitor.",
      who: "front desk officer",
      check: "tag and time are complete",
      record: "the visitors’ book",
    },
    {
      do: "Call tomorrow’s appointments at four o’clock and correct the list.",
      who: "front desk officer",
      check: "each appointment is marked yes, moved or gone",
      record: "the appointment list",
    },
  ],
  qualityChecks: [
    "no visitor entered without name and tag",
    "waiting people were told a time",
    "messages carry name, number and hour",
    "private matters were not discussed at the desk",
    "the desk was never empty during opening hours",
  ],
  records: [
    "the visitors’ book",
    "the appointment list with changes",
    "the parcel and message list",
    "lost and found items",
  ],
  whenWrong: [
    {
      problem: "the person to be seen is absent",
      do: "Apologise, offer another person or a date, and write who must call back before evening.",
    },
    {
      problem: "a visitor refuses to sign",
      do: "Explain the rule once, call the manager and let security stay near without force.",
    },
    {
      problem: "somebody is ill in the waiting room",
      do: "Give air and water if safe, call the first aider and the emergency number, and phone the family.",
    },
    {
      problem: "two people hold the same appointment hour",
      do: "Serve the earlier entry, offer the other the next free hour and tell the manager why it happened.",
    },
    {
      problem: "a stranger asks for staff numbers or addresses",
      do: "Give none, take the stranger’s number and pass it on.",
    },
  ],
  measures: [
    "visitors and minutes of waiting",
    "calls answered by the third ring",
    "appointments kept and missed",
    "messages delivered late",
  ],
  review: "every six months, and after any loss or quarrel at the door",
};
