import { expect, test } from "vitest";
import { readParts, writeParts } from "../procedure-lines.ts";
import { joinJobs } from "./join-jobs.ts";

const loading = {
  heading: "Loading",
  parts: readParts(`Purpose
Each item leaves counted.

Safety and law first
# Lift heavy poles with two people and bent knees.
(+) # Tie the load before the truck moves.

Steps
# Count each item aloud into the truck.
(+) # Take a picture of the load.
(++) # Weigh the truck.

Records
The loading list.

When something goes wrong
# The truck is late: call the customer.`),
};
const returning = {
  heading: "Return",
  parts: readParts(`Purpose
Each item comes back counted.

Safety and law first
# Heavy poles: two people lift with bent knees.
# Pick up broken glass with gloves.

Steps
# Count each item in front of the customer.
(+) # Write broken chairs on the note.

Checks
The store agrees with the book.

Records
The return list.

When something goes wrong
# A chair is missing: write it before the truck leaves.`),
};

const write = (jobs: (typeof loading)[], length: "short" | "usual" | "long", asked = /(?!)/) =>
  writeParts(joinJobs(jobs, length, (text) => asked.test(text)));

test("one job is written as it is, in its length", () => {
  expect(write([loading], "usual")).toBe(`Purpose
Each item leaves counted.

Safety and law first
1. Lift heavy poles with two people and bent knees.
2. Tie the load before the truck moves.

Steps
1. Count each item aloud into the truck.
2. Take a picture of the load.

Records
The loading list.

When something goes wrong
1. The truck is late: call the customer.`);
});

test("two jobs are one procedure: each part once, without repeats, and the steps of each under its heading", () => {
  expect(write([loading, returning], "usual")).toBe(`Purpose
Each item leaves counted.
Each item comes back counted.

Safety and law first
1. Lift heavy poles with two people and bent knees.
2. Pick up broken glass with gloves.

Steps

Loading
1. Count each item aloud into the truck.

Return
1. Count each item in front of the customer.

Checks
The store agrees with the book.

Records
The loading list.
The return list.

When something goes wrong
1. The truck is late: call the customer.
2. A chair is missing: write it before the truck leaves.`);
});

test("a line about what was typed is in a shorter procedure too", () => {
  expect(write([loading, returning], "short", /broken chairs/)).toContain(
    "2. Write broken chairs on the note.",
  );
  expect(write([loading], "short", /Weigh/)).toContain("2. Weigh the truck.");
  expect(write([loading], "usual")).not.toContain("Weigh");
  expect(write([loading], "long")).toContain("3. Weigh the truck.");
});
