/** The key of a private link stays in no address: its first request exchanges it for a cookie. */
import { randomBytes } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newAppointmentKey } from "#app/leads/appointment-keys.server.ts";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { bookLinkPath } from "#app/store/contract.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { site as brand } from "#content/site.ts";
import { db, sql } from "#server/platform/database.ts";
import { anApplicationRead } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anAppointment, freeSlots } from "#tests/support/lead.ts";
import { openLink } from "#tests/support/private-link.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { exchangeKey, openedKey } from "./opened-link.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const key = (bytes: number) => randomBytes(bytes).toString("base64url");

/** An address of each kind of private link, as it is mailed. The path after the exchange has a name in place of the key. */
const links: readonly (readonly [link: (key: string) => string, bytes: number, exchanged: RegExp])[] = [
  [(token) => `/reset-password?token=${token}`, 24, /^\/reset-password\?link=[\w-]{12}$/],
  [(token) => `/confirm-email?token=${token}`, 24, /^\/confirm-email\?link=[\w-]{12}$/],
  [
    (token) => `/confirm-email/new-address?token=${token}`,
    24,
    /^\/confirm-email\/new-address\?link=[\w-]{12}$/,
  ],
  [(token) => `/your-data/confirm?token=${token}`, 24, /^\/your-data\/confirm\?link=[\w-]{12}$/],
  [(secret) => `/recruitment/application/${secret}`, 16, /^\/recruitment\/application\/[\w-]{12}$/],
  [
    (secret) => `/recruitment/application/${secret}?withdraw`,
    16,
    /^\/recruitment\/application\/[\w-]{12}\?withdraw$/,
  ],
  [(secret) => `/your-call/${secret}`, 16, /^\/your-call\/[\w-]{12}$/],
  [(token) => bookLinkPath(token), 18, /^\/store\/download\/[\w-]{12}$/],
  [(token) => `${bookLinkPath(token)}/file`, 18, /^\/store\/download\/[\w-]{12}$/],
];

describe.each(links)("a link %s", (linkOf, bytes, exchanged) => {
  test.each(["GET", "HEAD"])(
    "answers %s with the page's address without the key, and a cookie that only the server reads",
    async (method) => {
      const secret = key(bytes);
      const answer = await site.fetch(linkOf(secret), { method });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(exchanged),
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      const [cookie = "", ...more] = answer.headers.getSetCookie();
      expect(more).toEqual([]);
      expect(cookie).toMatch(
        /^mindsync\.link-[\w-]{12}=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
      );
      const told = `${answer.headers.get("location")} ${cookie} ${await answer.text()}`;
      expect(told).not.toContain(secret);
    },
  );

  test("opens as often as somebody likes, in any browser; the address without the key opens nothing", async () => {
    const secret = key(bytes);
    const first = await openLink(site, linkOf(secret));
    const second = await openLink(site, linkOf(secret));
    expect(second.path).toBe(first.path);
    expect(second.headers).not.toEqual(first.headers);
    for (const method of ["GET", "HEAD"]) {
      const page = await site.fetch(first.path, { method, headers: second.headers });
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("location")).toBeNull();
      const shown = await page.text();
      expect(shown).not.toContain(privateLinkTexts.notOpened);
      if (method === "GET" && linkOf(secret).includes("token=")) expect(shown).toContain(`value="${secret}"`);
    }
    const html = await (await site.fetch(first.path)).text();
    expect(html).toContain(privateLinkTexts.notOpened);
    expect(html).not.toContain(secret);
  });
});

test("a page shows what is behind the link again after a reload, to this browser alone", async () => {
  const { ref, path } = await submitApplication(anApplicationRead());
  const mine = await openLink(site, path);
  const other = await openLink(site, (await submitApplication(anApplicationRead())).path);
  for (let time = 0; time < 2; time += 1) {
    const page = await site.fetch(mine.path, { headers: mine.headers });
    expect([page.status, (await page.text()).includes(ref)]).toEqual([200, true]);
  }
  for (const headers of [{}, other.headers, { cookie: mine.headers.cookie.slice(0, -4) }]) {
    const page = await site.fetch(mine.path, { headers });
    expect([page.status, (await page.text()).includes(ref)]).toEqual([404, false]);
  }
  // Two links in one browser do not disturb each other.
  const both = { cookie: `${other.headers.cookie}; ${mine.headers.cookie}` };
  expect(await (await site.fetch(mine.path, { headers: both })).text()).toContain(ref);
});

test("nothing is changed by a form that is sent to an address with a key", async () => {
  const [slot = ""] = await freeSlots();
  await bookAppointment(appointmentInput.parse(anAppointment(slot)));
  const [{ id } = { id: "" }] = await sql()<{ id: string }[]>`select id from appointments`;
  const call = await newAppointmentKey(db(), id);
  const { path: application } = await submitApplication(anApplicationRead());
  for (const [link, fields] of [
    [call, { change: "cancel" }],
    [application, {}],
  ] as const) {
    const answer = await site.fetch(link, { method: "POST", body: new URLSearchParams(fields) });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).not.toBe(link);
  }
  expect(await sql()`select status from appointments`).toEqual([{ status: "booked" }]);
  expect(await sql()`select 1 from withdrawn_applications`).toEqual([]);
  const opened = await openLink(site, call);
  const cancelled = await site.fetch(opened.path, {
    method: "POST",
    headers: opened.headers,
    body: new URLSearchParams({ change: "cancel" }),
  });
  expect(cancelled.headers.get("location")).toBe(`${opened.path}?done=cancel`);
  expect(await sql()`select status from appointments`).toEqual([{ status: "cancelled" }]);
});

test("an opened link ends after its hours, and is bound to its kind and its name", async () => {
  const asked = (cookie?: string) =>
    new Request("https://mindsync.example/", { headers: cookie ? { cookie } : {} });
  const secret = key(24);
  const answer = await exchangeKey(asked(), "new-password", secret, (name) => name);
  const name = answer.headers.get("location") ?? "";
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(await openedKey(asked(cookie), "new-password", name)).toBe(secret);
  expect(await openedKey(asked(cookie), "confirm-email", name)).toBe("");
  const other = `${name.slice(0, -1)}${name.endsWith("A") ? "B" : "A"}`;
  expect(await openedKey(asked(cookie.replace(name, other)), "new-password", other)).toBe("");
  expect(await openedKey(asked(), "new-password", name)).toBe("");
  const elsewhere = await site.fetch(`/confirm-email?link=${name}`, { headers: { cookie } });
  expect(await elsewhere.text()).not.toContain(secret);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60 * 1000 });
  expect(await openedKey(asked(cookie), "new-password", name)).toBe("");
});

test("on a site with https the cookie is for this host and https alone", async () => {
  vi.spyOn(brand, "url", "get").mockReturnValue("https://mindsync.example" as never);
  const request = new Request("https://mindsync.example/");
  const answer = await exchangeKey(request, "book", key(18), (name) => name);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-mindsync\.link-[\w-]{12}=[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("a browser has no more than eight opened links: another site cannot fill its cookies", async () => {
  const jar = new Map<string, string>();
  for (let count = 0; count < 40; count += 1) {
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await site.fetch(`/reset-password?token=${key(24)}`, { headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";")[0]?.split("=") ?? [];
      if (/Max-Age=0;/.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
  }
  expect(jar.size).toBe(8);
  expect([...jar].join().length).toBeLessThan(2_000);
});
