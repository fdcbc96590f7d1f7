import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const decisions = globSync("docs/decisions/0*.md").map((path) => {
  const file = basename(path);
  const [, status = ""] = readFileSync(path, "utf8").split(/\n\n/);
  return { file, number: file.slice(0, 4), status: status.replace(/\]\([^)]*\)/g, "]").replace(/\n/g, " ") };
});

const numbersIn = (text: string): readonly string[] => text.match(/\b00\d\d\b/g) ?? [];

/** The decisions that a status says it changes or replaces: 'Changes 'Ask' of [0042]; adds to [0030].' names one. */
function changedBy(status: string): string[] {
  const parts = status.split(/[.;]|,\s(?=adds|and changes|changes)/).map((part) => part.trim());
  return parts.filter((part) => /^(?:and )?(?:replaces|changes)\b/i.test(part)).flatMap(numbersIn);
}

test("every decision has a status and its line in the list of decisions", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  expect(decisions.length).toBeGreaterThan(60);
  expect(decisions.filter(({ status }) => !/\bStatus: /.test(status))).toEqual([]);
  expect(decisions.filter(({ file }) => list.split(`(${file}) `).length !== 2)).toEqual([]);
  expect(new Set(numbersIn(list).filter((number) => number !== "0031"))).toEqual(
    new Set(decisions.map(({ number }) => number)),
  );
});

test("a decision that another one changes names it", () => {
  const silent = decisions.flatMap(({ number, status }) =>
    changedBy(status).flatMap((changed) => {
      const target = decisions.find((one) => one.number === changed);
      return target && numbersIn(target.status).includes(number)
        ? []
        : [`${changed} does not name ${number}`];
    }),
  );
  expect(silent).toEqual([]);
});
