import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: { action?: unknown };
}

let site: TestSite;
let addresses: string[];
beforeAll(async () => {
  site = await testSite();
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  addresses = Object.values(build.routes as Record<string, BuiltRoute>)
    .filter(({ module }) => module.action)
    .map(({ path = "" }) => `/${path.replace(/:\w+/g, "anything")}`);
});

const hostile = {
  "a list of four thousand million": "zz[4000000000]=1",
  "a list in a field that a form has": "email[4000000000]=1",
  "an order to the form library": `__intent__=${encodeURIComponent(
    JSON.stringify({ type: "update", payload: { name: "zz[4000000000]", value: 1 } }),
  )}`,
  "a state of the form library": "__state__=%7B%22validated%22%3A%7B%7D%7D",
  "fifteen thousand levels": `a${"[0]".repeat(15_000)}=1`,
  "objects within objects": `${Array(5_000).fill("a").join(".")}=1`,
  "a prototype": "__proto__.polluted=1",
  "a constructor": "constructor.prototype.polluted=1",
  "eight thousand fields": Array.from({ length: 8_000 }, (_, at) => `f${at}=1`).join("&"),
  "one name of sixty thousand letters": `${"n".repeat(60_000)}=1`,
};

describe("a form that no page sends", () => {
  test("is tried on every address that takes one", () => {
    expect(addresses.length).toBeGreaterThan(25);
    expect(addresses).toEqual(expect.arrayContaining(["/contact", "/enroll", "/recruitment/apply"]));
  });

  test.each(Object.entries(hostile))("%s is refused everywhere, at once", async (_, body) => {
    const { headers } = await site.signIn();
    for (const address of addresses) {
      for (const who of [{}, headers]) {
        for (const path of [address, `${address === "/" ? "/_root" : address}.data`]) {
          let status = 0;
          const taken = await cpuTime(async () => {
            ({ status } = await site.fetch(path, {
              method: "POST",
              body,
              headers: { "content-type": "application/x-www-form-urlencoded", ...who },
            }));
          });
          expect([path, status < 500]).toEqual([path, true]);
          // Pages open to everybody say that the form is wrong; the others redirect to the sign-in first.
          if (["/contact", "/enroll", "/appointment", "/recruitment/apply", "/sign-in"].includes(path)) {
            expect([path, status]).toEqual([path, 400]);
          }
          expect([path, taken < 1000]).toEqual([path, true]);
        }
      }
    }
  });
});
