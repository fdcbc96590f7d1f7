import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const production: Department = {
  id: "production",
  name: "production",
  keywords: words(`
    production, production line, factory, manufacturing, workshop, workshop floor, assembly,
    processing, packaging, packing, packers, machine operators, machine operator, quality control,
    quality assurance, sewing room, print room, block yard, batch production
  `),
  purpose: "each batch is made by the same measure, can be traced, and is stopped early when it is wrong",
  owner: "production supervisor",
  others: ["machine operator", "packer", "store keeper"],
  tools: [
    "the batch card",
    "the work method with measures",
    "scales, gauges and a signed sample",
    "gloves, boots, masks and a first aid box",
    "labels and a date stamp",
  ],
  before: [
    "the order or plan for the day is written",
    "materials were issued and tested",
    "machines are clean, guarded and oiled",
    "the signed sample lies on the table",
    "those on duty know the stop rule",
  ],
  steps: [
    {
      do: "Open a batch card with number, date, product, quantity and names.",
      who: "production supervisor",
      check: "the card hangs at the line",
      record: "the batch card",
    },
    {
      do: "Check materials by weight and look against the order.",
      who: "machine operator",
      check: "nothing outside the limit is used",
      record: "the batch card",
    },
    {
      do: "Clean and test the machine empty, then with a small quantity.",
      who: "machine operator",
      check: "the trial piece equals the sample",
    },
    {
      do: "Make the first piece and let the supervisor sign it.",
      who: "production supervisor",
      check: "first piece and sample lie side by side",
      record: "the batch card",
    },
    {
      do: "Run the batch at the written speed, heat or mix, and change nothing alone.",
      who: "machine operator",
      check: "settings stand on the card every hour",
      record: "the batch card",
    },
    {
      do: "Test one piece in every set number for size, weight and look.",
      who: "production supervisor",
      check: "readings are inside the limits",
      record: "the test sheet",
    },
    {
      do: "Put bad pieces into a red box with the reason.",
      who: "machine operator",
      check: "no bad piece lies among good ones",
      record: "the reject list",
    },
    {
      do: "Pack by count and weight, and stamp batch and date.",
      who: "packer",
      check: "the pack on the scale shows the label’s weight",
      record: "the packing list",
    },
    {
      do: "Hand the batch to the store with count and card.",
      who: "production supervisor",
      check: "the store keeper has signed",
      record: "the transfer note",
    },
    {
      do: "Clean, lock and switch off, and write what the machine needs.",
      who: "machine operator",
      check: "the next shift can begin without searching",
      record: "the machine book",
    },
    {
      do: "Compare material in, good pieces, rejects and waste at the end of the day.",
      who: "production supervisor",
      check: "the difference is explained",
      record: "the day’s production sheet",
    },
  ],
  qualityChecks: [
    "the first piece was signed before the run",
    "label, weight and date are right on ten packs",
    "rejects are counted by reason",
    "guards and gloves were used",
    "batch number leads back to the materials",
  ],
  records: [
    "batch cards with test sheets",
    "the machine book",
    "the reject list",
    "transfer notes to the store",
  ],
  whenWrong: [
    {
      problem: "pieces begin to differ from the sample",
      do: "Stop, separate all since the last good test, find the cause and sign a new first piece.",
    },
    {
      problem: "a machine makes a new noise or smell",
      do: "Switch off, warn others and call the technician; write the hour.",
    },
    {
      problem: "somebody is hurt",
      do: "Stop the line, give first aid, send to hospital, and keep the place as it is until it is written down.",
    },
    {
      problem: "materials are short in the middle",
      do: "Finish what can be finished, close the card with the real count and report.",
    },
    {
      problem: "a customer complains about a batch",
      do: "Find card and sample, stop sale of that batch and test again.",
    },
  ],
  measures: [
    "good pieces for each hour",
    "rejects by reason",
    "material used against the method",
    "minutes in which machines stood still",
  ],
  review: "every three months, and after each accident or returned batch",
};
