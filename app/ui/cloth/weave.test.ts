import { describe, expect, it } from "vitest";
import { allPages, type Cloth } from "#content/pages.ts";
import { dyes, repeatOf, weave, weaves } from "./weave.ts";

const cloths = Object.keys(weaves) as Cloth[];

/** A piece of cloth as text, to compare. */
function read(cloth: Cloth, columns: number, rows: number): string[] {
  const squares = weave(cloth, columns, rows).map(({ tile, dye, quarters }) => `${tile} ${dye} ${quarters}`);
  return Array.from({ length: rows }, (_, row) => squares.slice(row * columns, (row + 1) * columns).join());
}

describe.each(cloths)("the cloth %s", (cloth) => {
  it("repeats without a seam", () => {
    const { columns, rows } = repeatOf(cloth);
    const once = read(cloth, columns, rows);
    const twice = read(cloth, columns * 2, rows * 2);
    expect(twice).toEqual([...once, ...once].map((row) => `${row},${row}`));
    expect(columns * rows).toBeLessThanOrEqual(25);
  });

  it("has only known dyes, and is not of one colour", () => {
    const letters = weaves[cloth].dye.join("");
    for (const letter of letters) expect(Object.keys(dyes)).toContain(letter);
    expect(new Set(letters).size).toBeGreaterThan(2);
  });
});

it("no two parts of the site have the same cloth", () => {
  const pieces = cloths.map((cloth) => read(cloth, 4, 4).join(";"));
  expect(new Set(pieces).size).toBe(cloths.length);
  for (const { cloth } of allPages) if (cloth) expect(cloths).toContain(cloth);
});
