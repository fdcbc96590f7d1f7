/** The application form and the applicant's own page, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invalidPhone } from "#app/forms/contract.ts";
import { applicationFields } from "#content/application-form.ts";
import { ownApplication, statusWords } from "#content/own-application.ts";
import { sql } from "#server/platform/database.ts";
import { anApplication, anApplicationRead } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { postTo } from "#tests/support/post-form.ts";
import { openLink, pageOfLink } from "#tests/support/private-link.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { submitApplication } from "./applications.server.ts";
import { storedKeys } from "./private-key.server.ts";

testDatabase();
const log = logged();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications, withdrawn_applications, concierge_exchanges cascade`;
  await forgetVisits();
});

const rows = () => sql()`select * from recruitment_applications order by created_at`;

const post: ReturnType<typeof postTo> = (...form) => postTo(site)(...form);
const apply = (changed: Parameters<typeof anApplication>[0] = {}) =>
  post("/recruitment/apply", anApplication(changed));

const { missing } = ownApplication;

const linkIn = (html: string) => /\/recruitment\/application\/[\w-]{22}/.exec(html)?.[0] ?? "";

/** The text of a page, without its tags and scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the form", () => {
  test("is different for each visitor, and cached by nobody", async () => {
    const forms = [await site.fetch("/recruitment/apply"), await site.fetch("/recruitment/apply")];
    const keys = await Promise.all(
      forms.map(async (form) => /name="submissionKey" value="([^"]+)"/.exec(await form.text())?.[1]),
    );
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect(forms[0]?.headers.get("cache-control")).toBe("no-store");
  });

  test("without script is stored, and the response has the text, the reference and the link", async () => {
    const answer = await apply();
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ full_name: "Ọlájùmọ̀kẹ́ Adéyẹmí", tools_knowledge: ["Airtable", "Zoho"] });
    const shown = wordsOf(html);
    expect(shown).toContain("Application Submitted!");
    expect(shown).toContain(
      "Thanks for applying! We&#x27;ll review your submission and reach out on WhatsApp within 48 hours if you&#x27;re shortlisted. Stay sharp.",
    );
    expect(shown).toContain(row?.ref);
    const key = linkIn(html)?.split("/").at(-1) ?? "";
    expect(row).toMatchObject(storedKeys(key));
    expect(html).toContain('href="/recruitment/onboarding"');
  });

  test("with errors is refused with everything typed, and stores nothing", async () => {
    for (const [changed, message] of [
      [{ fullName: " " }, "Full Name is required"],
      [{ phoneNumber: "0803 123 4567" }, invalidPhone],
      [{ age: "17" }, applicationFields.age.invalid],
      [{ email: "ade@" }, "Please enter a valid email address"],
      [{ techSkills: "11" }, "Please choose one of the listed options for Tech Skills Rating"],
      [{ businessTypes: "short" }, "Business Types must be at least 10 characters"],
      [{ whyJoinMindsync: "a".repeat(1001) }, "Why Join must be less than 1000 characters"],
      [{ videoFile: randomUUID() }, "Please choose it again, or apply without it."],
    ] as const) {
      const answer = await apply({ cityState: "Typed & kept", ...changed });
      const html = await answer.text();
      expect([message, answer.status]).toEqual([message, 422]);
      expect(wordsOf(html)).toContain(message);
      expect(wordsOf(html)).toContain("Validation Error Please correct the errors in the form.");
      expect(html).toContain('value="Typed &amp; kept"');
      expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Zoho"|value="Zoho"[^>]*checked=""/);
    }
    expect(await rows()).toEqual([]);
    expect(log.text()).not.toContain("Typed & kept");
  });

  test("with a field twice is refused before it is read", async () => {
    const body = "phoneNumber=0803+123+4567&phoneNumber=1";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.fetch("/recruitment/apply", { method: "POST", body, headers });
    expect(answer.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test("sent twice is stored once, with one receipt", async () => {
    const fields = anApplication();
    const answers = await Promise.all([
      post("/recruitment/apply", fields),
      post("/recruitment/apply", fields),
    ]);
    const links = await Promise.all(answers.map(async (answer) => linkIn(await answer.text())));
    expect(links[0]).toMatch(/./);
    expect(links[0]).toBe(links[1]);
    expect(await rows()).toHaveLength(1);
  });

  test("is accepted from our own origin, also behind a proxy, and from no other", async () => {
    const { address, close } = await site.listen();
    const from = (origin: string) =>
      fetch(`${address}/recruitment/apply`, {
        method: "POST",
        headers: { origin, "x-forwarded-for": "203.0.113.7" },
        body: new URLSearchParams({ fullName: "Ade" }),
      });
    const own = "https://localhost:3000";
    expect((await from(own)).status).toBe(422);
    expect((await from(address)).status).toBe(422);
    for (const other of ["https://elsewhere.example", "null"]) expect((await from(other)).status).toBe(400);
    close();
  });
});

describe("the private page", () => {
  const open = async () => {
    const { ref, path } = await submitApplication(anApplicationRead());
    return { ref, path, key: path.split("/").at(-1) ?? "" };
  };

  test.each(Object.entries(statusWords))(
    "says what %s means, and nothing else about the person",
    async (status, words) => {
      const { ref, path } = await open();
      await sql()`update recruitment_applications set status = ${status}`;
      const answer = await pageOfLink(site, path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      for (const text of [words.heading, words.text, words.label, ref, "Hello Ọlájùmọ̀kẹ́"]) {
        expect(wordsOf(html)).toContain(text);
      }
      expect(html).toContain(`href="${words.next.href}"`);
      for (const text of ["Adéyẹmí", "2348031234567", "olajumoke@", "Ibadan", "Pharmacies"]) {
        expect(html).not.toContain(text);
      }
    },
  );

  test("is not cached, indexed, counted or passed on", async () => {
    const { path: link } = await open();
    const { path, headers } = await openLink(site, link);
    for (const address of [path, `${path}?withdraw`, `${path}.data`, `${path.slice(0, -1)}~`]) {
      const answer = await site.fetch(address, { headers });
      const html = await answer.text();
      expect([address, answer.headers.get("cache-control")]).toEqual([address, "no-store"]);
      expect(answer.headers.get("x-robots-tag")).toContain("noindex");
      expect(answer.headers.get("referrer-policy")).toBe(
        address.includes("withdraw") ? "same-origin" : "no-referrer",
      );
      expect(html).not.toMatch(/assets\/count/);
      expect(html).not.toContain('rel="canonical"');
      if (!address.endsWith(".data")) expect(html).toContain('name="robots" content="noindex');
    }
    const other = await site.fetch("/recruitment/apply");
    expect(other.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  test("is withdrawn in two steps; the page says so afterwards, and repeating it changes nothing", async () => {
    const { ref, path: link } = await open();
    const { path, headers } = await openLink(site, link);
    const first = await (await site.fetch(path, { headers })).text();
    expect(first).toContain('href="?withdraw#withdraw"');
    expect(first).not.toContain("<form");
    const asked = await (await site.fetch(`${path}?withdraw`, { headers })).text();
    expect(wordsOf(asked)).toContain("your name, phone number, email address, city, age and every answer");
    expect(asked).toMatch(new RegExp(`<form[^>]*action="${path}"`));
    expect(await rows()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(path, {}, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
      expect(await rows()).toEqual([]);
      const page = await site.fetch(path, { headers });
      const shown = wordsOf(await page.text());
      expect(page.status).toBe(200);
      expect(shown).toContain("Your application is withdrawn");
      expect(shown).toContain(ref);
      expect(shown).not.toContain("Ọlájùmọ̀kẹ́");
    }
  });

  test("of an unknown key helps, and says nothing about others", async () => {
    await open();
    const unknown = await openLink(site, `/recruitment/application/${"A".repeat(22)}`);
    for (const { path, headers } of [
      { path: "/recruitment/application/nothing", headers: {} },
      unknown,
      { path: `${unknown.path}?withdraw`, headers: unknown.headers },
    ]) {
      const answer = await site.fetch(path, { headers });
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect(wordsOf(html)).toContain("There is no application at this link");
      expect(wordsOf(html)).toContain(missing.text);
      expect(html).toContain("https://wa.me/2347000000003");
      expect(html).toContain('href="/recruitment/apply"');
    }
    expect((await post(unknown.path, {}, unknown.headers)).status).toBe(404);
    for (const key of ["%E2%82%AC", "%2F%2Felsewhere.example", "%0D%0AX-A: b"]) {
      const answer = await post(`/recruitment/application/${key}`, {});
      expect([key, answer.status, answer.headers.get("location")]).toEqual([key, 404, null]);
    }
    expect(await rows()).toHaveLength(1);
  });

  test("leaves its key in no log, whatever is done with the address", async () => {
    const { path, key } = await open();
    const addresses = [
      path,
      `${path}/`,
      `${path}/more`,
      `${path}.`,
      `${path}%`,
      `${path}%E0%A4%A`,
      `${path}.data`,
      `/recruitment/applications/${key}`,
      `/recruitment/%61pplication/${key}/more`,
      `/Recruitment/Application/${key}x`,
    ];
    for (const address of addresses) {
      for (const method of ["GET", "HEAD", "POST", "PUT"]) {
        const body = method === "POST" ? { body: new URLSearchParams({ a: "1" }) } : {};
        await site.fetch(address, { method, ...body });
        await site.fetch(address, { method, ...body, headers: { origin: "https://elsewhere.example" } });
      }
    }
    expect(log.entries.length).toBeGreaterThan(10);
    expect(log.text()).toContain("/recruitment/application/…");
    expect(log.text()).not.toContain(key);
  });

  test("leaves its key neither in the figures nor in a conversation", async () => {
    const { path, key } = await open();
    const visit = (event: Record<string, unknown>) =>
      site.fetch("/api/visits", {
        json: { session_id: randomUUID(), events: [{ page_visited: "/", ...event }] },
        headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14)" },
      });
    for (const page_visited of [path, `${path}?withdraw`, path.toUpperCase(), `/?next=${path}`]) {
      expect((await visit({ page_visited })).status).toBe(204);
      expect((await visit({ page_visited, clicked_element: "Button: Yes" })).status).toBe(204);
    }
    expect((await visit({ clicked_element: `Link: https://mindsync.example${path}` })).status).toBe(204);
    expect((await visit({ referrer: `https://mindsync.example${path}` })).status).toBe(204);
    const figures = await sql()`select * from visitor_analytics`;
    expect(figures).toHaveLength(1);
    expect(JSON.stringify(figures)).not.toContain(key);

    const answer = await site.fetch("/api/functions/yemi-chat", {
      json: {
        userMessage: `What is this: https://mindsync.example${path}`,
        sessionId: `website-chat-${randomUUID()}`,
        currentPage: path,
        scrollDepth: { [path]: 50 },
      },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(key);
    await expect
      .poll(() => sql()`select page, question from concierge_exchanges`)
      .toEqual([
        {
          page: "/recruitment/application/…",
          question: "What is this: https://mindsync.example/recruitment/application/…",
        },
      ]);
  });
});
