import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chosenRoutes } from "./routes.ts";
import { ratioOf, target } from "./targets.ts";

test("all routes are those of the sitemap, each once, and others are named", () => {
  const all = chosenRoutes("all");
  expect(new Set(all).size).toBe(all.length);
  const listed = readFileSync("build/client/sitemap.xml", "utf8").matchAll(/<loc>([^<]*)<\/loc>/g);
  const paths = Array.from(listed, ([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !all.includes(path))).toEqual([]);
  expect(chosenRoutes("/,/video-courses")).toEqual(["/", "/video-courses"]);
});

test("the landing page is judged more strictly than the others", () => {
  expect([ratioOf("/"), ratioOf("/contact")]).toEqual([1.05, 1.15]);
  expect(target).toMatchObject({ tbt: 30, firstKB: 20, idleKB: 110 });
});
