import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitLimits } from "#app/analytics/contract.ts";
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

async function refused(answer: Response, field?: string): Promise<void> {
  const body = await answer.json();
  expect([answer.status, body.title]).toEqual([422, "invalid"]);
  if (field) expect(Object.keys(body.fields)).toContain(field);
  expect(await storedVisits()).toHaveLength(0);
}

describe("a visit", () => {
  test("is stored with its source and device, and without the visitor's address", async () => {
    const answer = await send({
      session_id,
      screen_width: 360,
      events: [
        {
          page_visited: "/tools?utm_source=fb&fbclid=abc#top",
          referrer: "https://l.facebook.com/l.php?u=secret",
        },
        {
          page_visited: "/tools",
          clicked_element: "Button: Enroll Now",
          referrer: "https://mindsync.example/",
        },
      ],
    });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    const common = { session_id, device_type: "Mobile", screen_width: 360, user_agent: phone };
    const kept = await storedVisits();
    expect(kept).toMatchObject([
      { ...common, page_visited: "/tools?utm_source=fb", referrer_source: "Facebook", clicked_element: null },
      { ...common, page_visited: "/tools", referrer_source: "Direct", clicked_element: "Button: Enroll Now" },
    ]);
    expect(JSON.stringify(kept)).not.toContain("secret");
    for (const { event_timestamp } of kept)
      expect(Math.abs(Date.now() - Date.parse(event_timestamp))).toBeLessThan(30_000);
  });

  test("may come as a beacon, in plain text", async () => {
    const body = JSON.stringify({ session_id, events: [{ page_visited: "/" }] });
    const answer = await site.fetch("/api/visits", {
      method: "POST",
      body,
      headers: {
        "content-type": "text/plain;charset=UTF-8",
        "user-agent": phone,
        "sec-fetch-site": "same-origin",
      },
    });
    expect(answer.status).toBe(204);
    expect(await storedVisits()).toHaveLength(1);
  });

  test("that waited for a network counts for the time when it happened", async () => {
    for (const ago of [0, 90_000, visitLimits.agoMs]) {
      await forgetVisits();
      expect((await sendEvent({ ago })).status).toBe(204);
      const [row] = await storedVisits();
      expect(Math.abs(Date.now() - ago - Date.parse(row?.event_timestamp))).toBeLessThan(30_000);
    }
  });

  test("may have any letters, and loses what PostgreSQL cannot store", async () => {
    const answer = await sendEvent({
      page_visited: "/to\0ols?from=Ọ̀\ud800",
      clicked_element: "Link: \0Free AI Tools\u0007",
      referrer: "https://a\0b.example",
    });
    expect(answer.status).toBe(204);
    expect(await storedVisits()).toMatchObject([
      { page_visited: "/tools", clicked_element: "Link: Free AI Tools", referrer_source: "ab.example" },
    ]);
  });

  test("is stored with many others that come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => sendEvent({ page_visited: `/courses/${index}` })),
    );
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    expect(new Set((await storedVisits()).map(({ page_visited }) => page_visited)).size).toBe(60);
  });
});

describe("no row is left by", () => {
  test.each(["/admin-login", "/admin-dashboard?range=7", "/recruitment/admin", "/Admin-Dashboard"])(
    "the page %s",
    async (page_visited) => {
      expect((await sendEvent({ page_visited })).status).toBe(204);
      expect(await storedVisits()).toHaveLength(0);
    },
  );

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20.0",
    "curl/8.5.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36",
  ])("the bot %s", async (bot) => {
    expect((await sendEvent({}, { "user-agent": bot })).status).toBe(204);
    expect(await storedVisits()).toHaveLength(0);
  });

  test("a visitor who opted out of counting", async () => {
    expect((await sendEvent({}, { "sec-gpc": "1" })).status).toBe(204);
    expect(await storedVisits()).toHaveLength(0);
  });
});

describe("a visit is refused", () => {
  test("without a session, or with one that is no UUID", async () => {
    for (const session of [undefined, null, "", "1", 1, "7b1c8f54-6f0e-4f52-9a39-0a7d7c9a3f1z"]) {
      await refused(await send({ session_id: session, events: [{ page_visited: "/" }] }), "session_id");
    }
  });

  test("with no event, or more than fifty", async () => {
    const events = (count: number) => Array.from({ length: count }, () => ({ page_visited: "/" }));
    for (const count of [0, 51]) await refused(await send({ session_id, events: events(count) }), "events");
    await refused(await send({ session_id, events: { page_visited: "/" } }), "events");
    expect((await send({ session_id, events: events(50) })).status).toBe(204);
    expect(await storedVisits()).toHaveLength(50);
  });

  test("as a whole, with one event that is invalid", async () => {
    await refused(
      await send({ session_id, events: [{ page_visited: "/" }, { page_visited: "" }] }),
      "events.1.page_visited",
    );
  });

  test.each([
    [
      "page_visited",
      [
        "",
        "about",
        "//evil.example",
        "https://mindsync.example/",
        `/${"a".repeat(visitLimits.sent)}`,
        1,
        null,
      ],
    ],
    ["clicked_element", ["", "Enroll", "Knob: a", "button:a", "1: a", 1, null]],
    ["referrer", ["a".repeat(2049), 1, null]],
    ["ago", [-1, 1.5, visitLimits.agoMs + 1, "1", null]],
    ["number", [0, 1.5, 2_000_000_001, "1", null]],
  ])("with a %s that is wrong", async (field, values) => {
    for (const value of values) await refused(await sendEvent({ [field]: value }), `events.0.${field}`);
  });

  test("with a width that no screen has", async () => {
    for (const screen_width of [-1, 32768, 1.5, "360", null]) {
      await refused(
        await send({ session_id, screen_width, events: [{ page_visited: "/" }] }),
        "screen_width",
      );
    }
    expect((await send({ session_id, screen_width: 32767, events: [{ page_visited: "/" }] })).status).toBe(
      204,
    );
  });

  test("when it is larger than 32 KB", async () => {
    const padded = (bytes: number) =>
      JSON.stringify({ session_id, events: [{ page_visited: "/" }] }).padEnd(bytes);
    const sendText = (body: string, headers = {}) =>
      site.fetch("/api/visits", { method: "POST", body, headers: { "user-agent": phone, ...headers } });
    const long = visitLimits.bytes + 1;
    expect((await sendText(padded(long))).status).toBe(413);
    expect((await sendText(padded(long), { "content-length": String(long) })).status).toBe(413);
    expect(await storedVisits()).toHaveLength(0);
    expect((await sendText(padded(visitLimits.bytes))).status).toBe(204);
  });
});

test("page and element are cut at their limits", async () => {
  const query = Array.from({ length: 20 }, (_, at) => `utm_content=${String(at).padStart(20, "a")}`).join(
    "&",
  );
  const page_visited = `/tools?${query}`.slice(0, visitLimits.page);
  const clicked_element = "Link: Enroll Now".padEnd(visitLimits.element, " a");
  for (const more of ["", "b"])
    await sendEvent({ page_visited: `/tools?${query}${more}`, clicked_element: clicked_element + more });
  const kept = { page_visited, clicked_element: "Link: Enroll Now" };
  expect(await storedVisits()).toMatchObject([kept, kept]);
});

test("the counter's own form has the browser's clock, and is stored once however often it is sent", async () => {
  const message = {
    session_id,
    screen_width: 360,
    from: "https://wa.me",
    sent: 90_000,
    // What the counter remembers besides.
    key: 0,
    at: "/?utm_source=flyer",
    page: "/",
    number: 2,
    last: "https://wa.me",
    used: "/tools/faq-generator",
    events: [
      { page_visited: "/", number: 1, at: 30_000 },
      { page_visited: "/", number: 2, at: 80_000, clicked_element: "a: Free AI Tools" },
      { page_visited: "/", number: 3, at: 81_000, clicked_element: "button: Enroll Now" },
      { page_visited: "/", number: 4, at: 82_000, clicked_element: "summary: Products" },
      { page_visited: "/", number: 5, at: 83_000, clicked_element: "constructor: Products" },
    ],
  };
  for (let time = 0; time < 2; time += 1) expect((await send(message)).status).toBe(204);
  const kept = await storedVisits();
  expect(kept.map((row) => [row.referrer_source, row.clicked_element])).toEqual([
    ["WhatsApp", null],
    ["WhatsApp", "Link: Free AI Tools"],
    ["WhatsApp", "Button: Enroll Now"],
    ["WhatsApp", "Interactive Element: Products"],
    ["WhatsApp", "Interactive Element: Products"],
  ]);
  expect(Math.abs(Date.now() - 60_000 - Date.parse(kept[0]?.event_timestamp))).toBeLessThan(30_000);
});

test("a host name longer than a referrer may be is cut, not refused", async () => {
  expect((await sendEvent({ referrer: `https://${"a.".repeat(400)}example/` })).status).toBe(204);
  expect((await sendEvent({ referrer: `android-app://${"a".repeat(1000)}/` })).status).toBe(204);
  for (const { referrer_source } of await storedVisits())
    expect(referrer_source.length).toBeLessThanOrEqual(visitLimits.referrer);
});
