import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverArts } from "#content/ebooks.ts";

const file = readFileSync("app/store/covers.svg", "utf8");

test("covers.svg has a view for each cover, and no two are the same", () => {
  const parts = file.split(/(?=<view )/).slice(1);
  expect(parts.map((part) => /<view id="([^"]+)"/.exec(part)?.[1]).sort()).toEqual([...coverArts].sort());
  const drawn = parts.map((part) =>
    part
      .replace(/<view [^>]*>/, "")
      .replace(/<g ([^>]*?) transform="translate\(\d+ 0\)">\n/g, "<g $1>\n")
      .replace("</svg>", "")
      .trim(),
  );
  expect(new Set(drawn).size).toBe(coverArts.length);
  expect(drawn.every((squares) => (squares.match(/<(path|circle)/g)?.length ?? 0) > 3)).toBe(true);
});

test("each view shows a different area", () => {
  const views = [...file.matchAll(/viewBox="([^"]+)"/g)].map(([, box = ""]) => box.split(" ").map(Number));
  for (const [at, [x = 0, y, width = 0, height]] of views.entries()) {
    expect([y, width, height]).toEqual([-11, 148, 135]);
    expect(views.some(([other = 0], place) => place !== at && Math.abs(other - x) < width)).toBe(false);
  }
});
