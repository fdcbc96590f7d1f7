/** What nobody can bring into the counts: words of their own, and a country. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits, phone, session_id, storedVisits, visitsTo } from "#tests/support/visits.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await forgetVisits();
});

const { send, sendEvent } = visitsTo(() => site);

describe("what nobody may bring", () => {
  test("is a query, an address or a label that the site does not have", async () => {
    await sendEvent({
      page_visited: "/contact?email=amaka@mindsync.example&phone=08030000000&utm_source=fb",
    });
    await sendEvent({ page_visited: "/wp-admin/amaka" });
    expect((await storedVisits()).map(({ page_visited }) => page_visited)).toEqual([
      "/contact?utm_source=fb",
      "/404",
    ]);
    const words = await sql()`select word from visit_words`;
    expect(JSON.stringify(words)).not.toMatch(/amaka|0803/i);
  });

  test("is a country, unless a proxy of ours names it", async () => {
    const country = { "cf-ipcountry": "NG", "x-country": "GH" };
    const countries = () => sql()`select country from visit_sessions`;
    const alone = await testSite({ trustProxy: 0 });
    await alone.fetch("/api/visits", {
      json: { session_id, events: [{ page_visited: "/" }] },
      headers: { "user-agent": phone, ...country },
    });
    expect(await countries()).toEqual([{ country: "" }]);
    for (const [named, kept] of [
      ["NG", "NG"],
      ["XX", ""],
      ["Nigeria", ""],
    ]) {
      await forgetVisits();
      await sendEvent({}, { "x-country": named ?? "" });
      expect(await countries()).toEqual([{ country: kept }]);
    }
  });

  test("is more new words than a network has: the visits count, under words that are there", async () => {
    const bring = async (from: string, word: string) => {
      const events = Array.from({ length: 50 }, (_, at) => ({
        page_visited: `/courses/${word}-${at}`,
        clicked_element: `Button: ${word}`,
        referrer: `https://${word}${at}.example`,
      }));
      const answer = await send(
        { session_id: randomUUID(), events },
        { "user-agent": `${phone} ${word}`, "x-forwarded-for": from },
      );
      expect(answer.status).toBe(204);
    };
    await bring("203.0.113.7", "first");
    await bring("203.0.113.7", "second");
    await bring("2001:db8::1", "third");
    const kept = await storedVisits();
    expect(kept).toHaveLength(150);
    expect(kept.filter(({ page_visited }) => page_visited === "/404")).toHaveLength(50);
    expect(
      new Set(kept.slice(50, 100).map((row) => `${row.clicked_element} ${row.referrer_source}`)),
    ).toEqual(new Set(["Button: other Other"]));
    expect(JSON.stringify(await sql()`select word from visit_words`)).not.toContain("second");
  });
});
