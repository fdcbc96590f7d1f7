import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MaterialEntry, materialsDirectory } from "#materials/material.ts";
import { sql } from "#server/platform/database.ts";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { readDownloads } from "./downloads.server.ts";

const network = breakableDatabase();
let site: TestSite;
let entries: MaterialEntry[];

beforeAll(async () => {
  site = await testSite();
  entries = JSON.parse(readFileSync(`${materialsDirectory}/manifest.json`, "utf8"));
});
beforeEach(async () => {
  await sql()`delete from material_downloads`;
});

const person = {
  "user-agent": "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) Chrome/139.0.0.0 Mobile Safari/537.36",
};
const slip = "/materials/whatsapp-selling/order-slip.docx";
const office = "application/vnd.openxmlformats-officedocument";
const counted = async () => (await readDownloads()).all;

describe("a file of a free course", () => {
  test("of every kind is sent whole, with its name and type", async () => {
    for (const [kind, type] of [
      ["deck", `${office}.presentationml.presentation`],
      ["document", `${office}.wordprocessingml.document`],
      ["sheet", `${office}.spreadsheetml.sheet`],
      ["pdf", "application/pdf"],
      ["text", "text/plain; charset=utf-8"],
    ]) {
      const entry = entries.find((one) => one.kind === kind);
      // Not counted: a count that is stored late would be one of the next test.
      const headers = { ...person, "sec-gpc": "1" };
      const answer = await site.fetch(`/materials/${entry?.course}/${entry?.file}`, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${entry?.file}"`);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const content = Buffer.from(await answer.arrayBuffer());
      expect(content.length).toBe(entry?.bytes);
      expect(content.equals(readFileSync(`${materialsDirectory}/${entry?.course}/${entry?.file}`))).toBe(
        true,
      );
    }
  });

  test("is counted once for each download, by day, and not for HEAD or a 304 response", async () => {
    const first = await site.fetch(slip, { headers: person });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    await expect.poll(counted).toBe(1);

    const head = await site.fetch(slip, { method: "HEAD", headers: person });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(first.headers.get("content-length"));
    const again = await site.fetch(slip, { headers: { ...person, "if-none-match": etag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);

    await Promise.all(Array.from({ length: 20 }, () => site.fetch(slip, { headers: person })));
    await expect.poll(counted).toBe(21);
    expect(await sql()`select course, file, count from material_downloads`).toEqual([
      { course: "whatsapp-selling", file: "order-slip.docx", count: 21 },
    ]);
  });

  test("is not counted for bots, for prefetching, or for visitors who opt out", async () => {
    for (const headers of [
      { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
      { ...person, "sec-gpc": "1" },
      { ...person, "sec-purpose": "prefetch" },
    ]) {
      expect((await site.fetch(slip, { headers })).status).toBe(200);
    }
    // A download that counts comes last: once it is stored, the others would be too.
    await site.fetch(slip, { headers: person });
    await expect.poll(counted).toBe(1);
  });

  test("leads to no other file on the disk, whatever the address", async () => {
    for (const path of [
      "/materials/whatsapp-selling/none.docx",
      "/materials/none/order-slip.docx",
      "/materials/whatsapp-selling/..%2Fmanifest.json",
      "/materials/..%2F..%2Fpackage.json/x",
      "/materials/%2e%2e/manifest.json",
      "/materials/whatsapp-selling/..%5C..%5Cpackage.json",
      "/materials/whatsapp-selling/order-slip.docx%00.pdf",
      "/materials/whatsapp-selling/ORDER-SLIP.docx",
      "/materials/__proto__/constructor",
      "/materials/manifest.json",
    ]) {
      const answer = await site.fetch(path, { headers: person });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toMatch(/"course"|"dependencies"/);
    }
  });

  test("is sent while the database is down, and is counted when it is back", async () => {
    await network().cut();
    const answer = await site.fetch(slip, { headers: person });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    await network().mend();
    await expect.poll(async () => (await site.fetch("/readyz")).status, { timeout: 15_000 }).toBe(200);
    await site.fetch(slip, { headers: person });
    await expect.poll(counted, { timeout: 15_000 }).toBe(2);
  });
});

describe("the page of the downloads", () => {
  test("shows an admin the counts, beside the claim", async () => {
    await site.fetch(slip, { headers: person });
    await expect.poll(counted).toBe(1);
    await sql()`insert into material_downloads values ('2026-01-05', 'whatsapp-selling', 'old-file.docx', 1234)`;
    const { headers } = await site.signIn();
    const html = await (await site.fetch("/admin-dashboard/downloads", { headers })).text();
    for (const text of [
      "Order slip for chat orders",
      "no longer offered",
      "1,234",
      "1,235",
      "5,000+ downloads",
    ]) {
      expect(html).toContain(text);
    }
  });

  test("is refused to everybody else", async () => {
    const recruiter = await site.signIn({ role: "recruiter" });
    const learner = await site.signIn({ role: "learner" });
    for (const [headers, to] of [
      [{}, "/admin-login"],
      [recruiter.headers, "/admin-login?notice=denied"],
      [learner.headers, "/admin-login?notice=denied"],
    ] as const) {
      for (const path of ["/admin-dashboard/downloads", "/admin-dashboard/downloads.data"]) {
        const answer = await site.fetch(path, { headers });
        const said = `${answer.status} ${answer.headers.get("location") ?? (await answer.text())}`;
        expect(said).toContain(to);
        expect(said).not.toContain("order-slip");
      }
    }
  });
});
