import { afterEach, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { testSite } from "#tests/support/site.ts";
import { loader } from "./security-txt.ts";

afterEach(() => void vi.useRealTimers());

/** The fields of the file by name. */
function fieldsOf(text: string): Record<string, string> {
  expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S.*\n)+$/);
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
}

test("whoever finds a security problem is told where to write, until half a year from now", async () => {
  const answer = await (await testSite()).fetch("/.well-known/security.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = fieldsOf(await answer.text());
  expect(fields).toMatchObject({ Contact: `mailto:${site.email}`, "Preferred-Languages": "en" });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThanOrEqual(180);
});

test("it does not expire while the server runs on", async () => {
  vi.useFakeTimers({ now: new Date("2031-05-06T10:00:00Z") });
  expect(fieldsOf(await loader().text()).Expires).toBe("2031-11-02T00:00:00.000Z");
});

test("it names its address where that is https", async () => {
  expect(fieldsOf(await loader().text())).not.toHaveProperty("Canonical");
  vi.spyOn(site, "url", "get").mockReturnValue("https://mindsync.example" as never);
  expect(fieldsOf(await loader().text()).Canonical).toBe("https://mindsync.example/.well-known/security.txt");
});
