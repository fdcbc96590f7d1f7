import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const cleaning: Department = {
  id: "cleaning",
  name: "cleaning and hygiene",
  keywords: words(`
    cleaning, cleaner, cleaners, hygiene, sanitation, janitors, janitorial, toilet, toilets,
    housekeeping, housekeeper, laundry room, waste, environment, facility cleaning, infection control,
    disinfection
  `),
  purpose:
    "rooms, toilets and tools are clean before people use them, and everybody can see when it was done",
  owner: "cleaning supervisor",
  others: ["cleaner", "store keeper", "head of each room"],
  tools: [
    "mops and cloths in separate colours for toilets, kitchen and rooms",
    "detergent, disinfectant and measuring cup",
    "gloves, boots and masks",
    "warning signs for wet floors",
    "the checklist on each door",
  ],
  before: [
    "water and products are enough for the day",
    "products are labelled and never mixed",
    "hours when rooms are empty are known",
    "bins have bags",
  ],
  steps: [
    {
      do: "Put on gloves and boots, and take the tools of the right colour.",
      who: "cleaner",
      check: "toilet tools stay apart",
    },
    {
      do: "Open windows, pick up papers and empty the bins into tied bags.",
      who: "cleaner",
      check: "no bag stands inside",
    },
    {
      do: "Dust from high to low: fans, shelves, switches, handles, tables.",
      who: "cleaner",
      check: "a white cloth stays white",
    },
    {
      do: "Sweep or vacuum corners and under furniture.",
      who: "cleaner",
      check: "corners and skirting are free",
    },
    {
      do: "Mix detergent by the cup and mop backwards to the door with the sign out.",
      who: "cleaner",
      check: "the floor dries without marks",
    },
    {
      do: "Scrub toilets, basins and taps with their own brush, and disinfect with the written waiting time.",
      who: "cleaner",
      check: "there is no smell and no stain",
      record: "the door checklist",
    },
    {
      do: "Fill soap, tissue and water.",
      who: "cleaner",
      check: "each point is full",
      record: "the door checklist",
    },
    {
      do: "Clean what many hands touch again at midday.",
      who: "cleaner",
      check: "handles, switches and counters are done",
      record: "the door checklist",
    },
    {
      do: "Take waste to its place, and sharp or medical waste only in its own box.",
      who: "cleaner",
      check: "the waste place is closed and clean",
    },
    {
      do: "Wash cloths and mops, and hang them to dry by colour.",
      who: "cleaner",
      check: "nothing lies wet in a bucket",
    },
    {
      do: "Sign with hour and name, and report what is broken.",
      who: "cleaner",
      check: "hour, name and fault are written",
      record: "the door checklist",
    },
    {
      do: "Walk round unannounced once a day.",
      who: "cleaning supervisor",
      check: "three rooms were checked with the cloth",
      record: "the inspection sheet",
    },
  ],
  qualityChecks: [
    "toilets were checked every two hours of use",
    "colours of tools were not mixed",
    "products stand locked away from food and children",
    "signs stood on wet floors",
    "drains and gutters run",
  ],
  records: [
    "door checklists",
    "the inspection sheet",
    "the product list with safety notes",
    "fumigation and tank-washing dates",
  ],
  whenWrong: [
    {
      problem: "water does not run",
      do: "Use the reserve tank for toilets and kitchen first, close some toilets with a notice and call the plumber.",
    },
    {
      problem: "chemicals touch skin or eyes",
      do: "Rinse with much clean water for fifteen minutes and take the pack along to the clinic.",
    },
    {
      problem: "a visitor slips",
      do: "Help, call the first aider, write place and hour, and check the sign rule.",
    },
    {
      problem: "a cleaner is absent",
      do: "Do toilets, kitchen and entrance first with the reserve person, and leave offices for later.",
    },
    {
      problem: "rats or cockroaches are seen",
      do: "Clear food and water at once, mark the place and book the pest treatment.",
    },
  ],
  measures: [
    "rooms that passed the cloth test",
    "complaints about toilets",
    "products used for each room",
    "faults reported and repaired",
  ],
  review: "every three months, and at the start of the rains",
};
