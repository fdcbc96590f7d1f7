import { expect, test } from "vitest";
import { isTimetable, linesUnder, readParts, writeParts } from "./procedure-lines.ts";

const document = `Purpose
Work is done.

Steps
# Open the shop.
(+) # Sweep.
(++) # Polish.

Checks
(+) The owner looks.`;

test("a document is read by its headings, with the length of each line", () => {
  const parts = readParts(document);
  expect(parts.map(({ heading }) => heading)).toEqual(["Purpose", "Steps", "Checks"]);
  expect(linesUnder(parts, "Steps")).toEqual([
    { text: "Open the shop.", isStep: true, level: 0 },
    { text: "Sweep.", isStep: true, level: 1 },
    { text: "Polish.", isStep: true, level: 2 },
  ]);
  expect(linesUnder(parts, "Checks")).toEqual([{ text: "The owner looks.", isStep: false, level: 1 }]);
  expect(linesUnder(parts, "Records")).toEqual([]);
});

test("it is written with numbered steps", () => {
  expect(writeParts(readParts(document))).toBe(`Purpose
Work is done.

Steps
1. Open the shop.
2. Sweep.
3. Polish.

Checks
The owner looks.`);
});

test.each([
  [["5:45: walk the fence.", "6:00: count keys.", "Every two hours: patrol."], true],
  [["Monday: print the list.", "Tuesday morning: call.", "Friday: compare."], true],
  [["Two people count the cash.", "Every chair is counted.", "From the top, wipe the shelf."], false],
])("%j is told by hours: %s", (steps, expected) => {
  const parts = readParts(`Steps\n${steps.map((step) => `# ${step}`).join("\n")}`);
  expect(isTimetable(parts)).toBe(expected);
});
