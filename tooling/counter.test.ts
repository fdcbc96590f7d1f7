import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("the visitor counter of the build has at most 1.0 KB as gzip", () => {
  const folder = "build/client/assets";
  const counters = readdirSync(folder).filter((name) => /^count\.gen-.*\.js$/.test(name));
  expect(counters).toHaveLength(1);
  const script = readFileSync(`${folder}/${counters[0]}`);
  expect(script.toString()).toContain("/api/visits");
  // KB are 1,000 bytes, as in bench/README.md.
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(1000);
});
