import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const security: Department = {
  id: "security",
  name: "security, opening and closing",
  keywords: words(`
    security, security guard, guards, gateman, gate, opening, closing, opening and closing,
    opening the shop, closing the shop, lock up, keys, key holder, night guard, cctv room, safety,
    access control, fire safety
  `),
  purpose: "the place opens and closes in the same safe order, and people, keys and goods are accounted for",
  owner: "duty supervisor",
  others: ["key holder", "security guard", "cashier"],
  tools: [
    "the key book with numbered keys",
    "torch, radio or phone with credit",
    "the opening and closing sheet",
    "fire extinguishers and first aid box",
    "emergency numbers on the wall",
  ],
  before: [
    "two people are present to open and to close",
    "the guard has handed over the night’s notes",
    "the alarm, camera and outside lights work",
    "everybody knows the meeting place in a fire",
  ],
  steps: [
    {
      do: "Look at doors, windows and ground from outside before you turn the key.",
      who: "key holder",
      check: "nothing is broken or forced",
    },
    {
      do: "Open with a second person, switch off the alarm and walk through all rooms.",
      who: "key holder",
      check: "each room is ticked",
      record: "the opening sheet",
    },
    {
      do: "Check gas, sockets, water, toilets and extinguishers.",
      who: "duty supervisor",
      check: "faults are written and reported",
      record: "the opening sheet",
    },
    {
      do: "Count the float and valuable items that stood overnight.",
      who: "cashier",
      check: "the count equals last night’s sheet",
      record: "the closing form",
    },
    {
      do: "Let staff in at the set hour with their names.",
      who: "security guard",
      check: "nobody without duty is inside",
      record: "the attendance sheet",
    },
    {
      do: "Record visitors, vehicles and goods that go out with a pass.",
      who: "security guard",
      check: "pass and goods agree",
      record: "the gate book",
    },
    {
      do: "Announce closing fifteen minutes before, serve who is inside and lock the entrance.",
      who: "duty supervisor",
      check: "the last customer has left kindly",
    },
    {
      do: "Check toilets, changing rooms, store and corners for people.",
      who: "security guard",
      check: "each place was opened and seen",
      record: "the closing sheet",
    },
    {
      do: "Put cash into the safe after closing with two people.",
      who: "cashier",
      check: "drop slip and safe book agree",
      record: "the safe book",
    },
    {
      do: "Switch off machines, gas and water, and leave only the listed ones on.",
      who: "duty supervisor",
      check: "the list is ticked and smelled for gas or smoke",
      record: "the closing sheet",
    },
    {
      do: "Lock, test the doors by hand, set alarm and lights.",
      who: "key holder",
      check: "a second person has pulled each door",
    },
    {
      do: "Sign the key over and leave together by a way that changes.",
      who: "key holder",
      check: "key, hour and name are written",
      record: "the key book",
    },
  ],
  qualityChecks: [
    "two people opened and two closed",
    "keys in the box equal the key book",
    "goods left only with a pass",
    "extinguishers are charged and free",
    "camera time and picture are right",
  ],
  records: [
    "opening and closing sheets",
    "the key book and gate book",
    "incident reports",
    "dates of extinguishers and drills",
  ],
  whenWrong: [
    {
      problem: "a door is open or broken in the morning",
      do: "Do not enter, move away, call the owner and the police, and touch nothing.",
    },
    {
      problem: "a key is lost",
      do: "Report at once, change the cylinder the same day and write who held it.",
    },
    {
      problem: "the smell of gas or smoke is in the room",
      do: "Switch nothing, get people out, close the gas from outside if it is safe and call the fire service.",
    },
    {
      problem: "somebody refuses to leave at closing",
      do: "Stay polite with two people near, call the guard and then the police, and do not fight.",
    },
    {
      problem: "a member of staff is found with goods",
      do: "Keep a witness, write it, inform the manager privately and do not search the body.",
    },
  ],
  measures: [
    "days on which sheets are complete",
    "incidents by kind",
    "goods out without a pass",
    "minutes from alarm to answer",
  ],
  review: "twice a year with a drill, and after any incident",
};
