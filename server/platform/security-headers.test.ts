import { expect, test, vi } from "vitest";

/** The module as it is with a public address. */
async function headersOf(address: string) {
  vi.stubEnv("SITE_URL", address);
  vi.resetModules();
  return import("./security-headers.ts");
}

test("where the site is on https, browsers come back by https alone for a year, to its subdomains too", async () => {
  const { answerHeaders, everyAnswer } = await headersOf("https://www.mindsync.example");
  const wanted = "max-age=31536000; includeSubDomains";
  // Built files are sent with the first, everything else with the second.
  expect(everyAnswer["Strict-Transport-Security"]).toBe(wanted);
  for (const path of ["/", "/sign-in", "/api/openapi.json", "/reset-password"])
    expect([path, answerHeaders(path)["Strict-Transport-Security"]]).toEqual([path, wanted]);
});

test("without https nothing is promised that would shut browsers out", async () => {
  const { everyAnswer } = await headersOf("http://localhost:3000");
  expect(everyAnswer).not.toHaveProperty("Strict-Transport-Security");
});
