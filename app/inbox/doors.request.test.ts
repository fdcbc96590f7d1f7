/** A lead through every door: its source, its value, and once however often it is sent. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOnPrices, demoPrices, ebookPrices, enterprisePrices, packagePrices } from "#content/prices.ts";
import { sql } from "#server/platform/database.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads, storedLeads, tikTokVisit } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(forgetLeads);

const referer = "http://localhost/contact?q=secret";
const tikTok = {
  first_source: "TikTok",
  last_source: "TikTok",
  campaign: "dec-sale",
  landing: "/business-apps",
  used: "/tools/faq-generator",
};

/** Posts a form twice, as a visitor on a bad network does. */
async function sendTwice(
  path: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await postTo(site)(path, { visit: tikTokVisit, ...fields }, { referer, ...headers });
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

/** Follows a button to WhatsApp. @returns the message that is ready there */
async function press(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await site.fetch(path, {
    headers: { "sec-fetch-site": "same-origin", referer, ...headers },
  });
  expect([path, answer.status]).toEqual([path, 302]);
  const to = new URL(answer.headers.get("location") ?? "");
  expect(to.hostname).toBe("wa.me");
  return to.searchParams.get("text") ?? "";
}

const withVisit = (path: string, visit = tikTokVisit) =>
  `${path}${path.includes("?") ? "&" : "?"}visit=${encodeURIComponent(visit)}`;

describe("a form", () => {
  test("to contact us", async () => {
    await sendTwice("/contact", aContact());
    const [lead, ...more] = await storedLeads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      ...tikTok,
      door: "contact",
      name: "Amaka O'Neil",
      phone: "+2348031234567",
      email: "amaka@mindsync.example",
      items: ["whatsapp-assistant"],
      wants: "My orders get lost.\nCan you help?",
      form_page: "/contact",
      stage: "new",
      answered_at: null,
    });
    expect(await sql()`select ref from contact_submissions`).toEqual([{ ref: lead?.ref }]);
  });

  test("for an appointment", async () => {
    const [slot = ""] = await freeSlots();
    await sendTwice("/appointment", anAppointment(slot));
    expect(await storedLeads()).toMatchObject([
      { ...tikTok, door: "appointment", wants: "My orders get lost." },
    ]);
  });

  test("below the marketing tool", async () => {
    const input = { businessType: "A bakery", offer: "Bread", targetAudience: "Families" };
    const answer = await site.fetch("/api/functions/generate-marketing-content", { json: input });
    const written = await answer.json();
    const result = JSON.stringify({ input, version: 1, written, engine: "built-in" });
    const body = new URLSearchParams(input);
    const shown = await site.fetch("/tools/marketing-generator", { method: "POST", body });
    const [, form] = (await shown.text()).split('id="follow-up-form"');
    expect(form?.split("</form>")[0]).toContain('<input type="hidden" name="visit">');
    await sendTwice("/tools/marketing-generator", {
      intent: "follow-up",
      result,
      submissionKey: randomUUID(),
      name: "Bola",
      email: "Bola@bread.example",
      phone: "",
      business_type: "A bakery",
      message: "Please do it for me.",
    });
    expect(await storedLeads()).toMatchObject([
      { ...tikTok, door: "follow-up", email: "bola@bread.example" },
    ]);
  });

  test("to enroll", async () => {
    await sendTwice("/enroll", anEnrollment());
    expect(await storedLeads()).toMatchObject([
      { ...tikTok, door: "enrollment", name: "Amaka Okafor", items: ["ai-integration"] },
    ]);
  });

  test("to apply, with the number as other doors have it", async () => {
    await sendTwice("/recruitment/apply", anApplication({ phoneNumber: "8031234567" }));
    expect(await storedLeads()).toMatchObject([{ ...tikTok, door: "application", phone: "+2348031234567" }]);
  });

  test.each([
    ["/api/contact_submissions", aContact(), "contact"],
    ["/api/course_enrollments", anEnrollment(), "enrollment"],
    ["/api/recruitment_applications", anApplication(), "application"],
  ])("as a call, %s, without a source", async (path, json, door) => {
    const sent = path.includes("recruitment") ? { ...json, toolsKnowledge: ["Airtable"] } : json;
    for (const _ of [1, 2]) expect((await site.fetch(path, { json: sent })).status).toBe(201);
    expect(await storedLeads()).toMatchObject([{ door, first_source: null, form_page: null }]);
  });
});

describe("a WhatsApp button", () => {
  const firstMonth = ({ setup, monthly }: { setup: number; monthly: number }) => setup + monthly;
  test.each([
    [
      "/whatsapp/quote?package=smartagent-pro&add=web-chat-widget",
      "quote",
      ["smartagent-pro", "web-chat-widget"],
      firstMonth(packagePrices["smartagent-pro"]) + addOnPrices["web-chat-widget"].amount,
    ],
    [
      "/whatsapp/quote?item=leadbot-basic",
      "quote",
      ["leadbot-basic"],
      firstMonth(packagePrices["leadbot-basic"]),
    ],
    [
      "/whatsapp/quote?item=payment-integration",
      "quote",
      ["payment-integration"],
      addOnPrices["payment-integration"].amount,
    ],
    ["/whatsapp/quote?item=launch", "quote", [], null],
    ["/whatsapp/demo?item=healthcare", "demo", ["healthcare"], demoPrices.healthcare.amount],
    ["/whatsapp/demo?item=hospitality&as=schedule", "demo", ["hospitality"], demoPrices.hospitality.amount],
    [
      "/whatsapp/enterprise?item=healthcare-system",
      "enterprise",
      ["healthcare-system"],
      firstMonth(enterprisePrices["healthcare-system"]),
    ],
    ["/whatsapp/enterprise", "enterprise", [], null],
    [
      "/whatsapp/ebook?item=know-your-profit",
      "ebook",
      ["know-your-profit"],
      ebookPrices["know-your-profit"].amount,
    ],
    ["/whatsapp/tier?item=pro&course=Selling+soap", "tier", ["pro"], null],
    ["/whatsapp/exit-offer", "exit-offer", [], null],
  ])("%s is one lead with a reference, however often it is pressed", async (path, door, items, value) => {
    const message = await press(withVisit(path));
    expect(await press(withVisit(path))).toBe(message);
    const leads = await storedLeads();
    expect(leads).toMatchObject([{ ...tikTok, door, items, value, name: null, form_page: "/contact" }]);
    expect(message.split("\n").at(-1)).toBe(`Ref: ${leads[0]?.ref}`);
  });

  test("names the learner who is signed in", async () => {
    const { profile, headers } = await site.signIn({ role: "learner" });
    await press("/whatsapp/tier?item=elite&course=Books", headers);
    expect(await storedLeads()).toMatchObject([
      { name: profile.full_name, email: profile.email, wants: "Books" },
    ]);
  });

  test("opens the chat without a lead for programs, pages fetched ahead and links elsewhere", async () => {
    const senders: Record<string, string>[] = [
      { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
      { "sec-purpose": "prefetch" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "none" },
    ];
    for (const headers of senders) {
      expect(await press("/whatsapp/demo?item=healthcare", headers)).not.toContain("Ref:");
    }
    expect(await press("/whatsapp/nothing?item=x")).not.toContain("Ref:");
    expect(await storedLeads()).toEqual([]);
  });

  test("opens the chat without a reference while the records cannot be written", async () => {
    await sql()`alter table leads rename to leads_away`;
    try {
      expect(await press("/whatsapp/demo?item=healthcare")).toMatch(/^Good day\. I want Mindsync Health/);
    } finally {
      await sql()`alter table leads_away rename to leads`;
    }
  });
});

describe("the chat", () => {
  const ask = async (sessionId: string, userMessage: string, visit = tikTokVisit) => {
    const json = { userMessage, sessionId, currentPage: "/tools", visit };
    expect((await site.fetch("/api/functions/yemi-chat", { json })).status).toBe(200);
  };

  test("makes a lead of a wish, and completes it with the number that is left later", async () => {
    const session = `website-chat-${randomUUID()}`;
    await ask(session, "I want to speak to a human being");
    expect(await storedLeads()).toMatchObject([{ ...tikTok, door: "chat", phone: null }]);
    await ask(session, "please can a person call me");
    await ask(session, "call me on 0803 471 1471");
    const leads = await storedLeads();
    expect(leads).toMatchObject([{ ...tikTok, door: "chat", phone: "+2348034711471" }]);
    expect(leads[0]?.wants).toContain("I want to speak to a human being");
    expect(leads[0]?.ref).toMatch(/^MSG-/);
    await ask(session, "forget my number");
    expect(await storedLeads()).toEqual([]);
  });
});

describe("the source", () => {
  const only = async () => (await storedLeads())[0];
  const nothing = {
    first_source: null,
    last_source: null,
    campaign: null,
    landing: null,
    form_page: null,
    used: null,
  };

  test("is not stored for visitors who asked not to be counted", async () => {
    await sendTwice("/contact", aContact(), { "sec-gpc": "1" });
    expect(await only()).toMatchObject(nothing);
    await forgetLeads();
    await sendTwice("/contact", aContact({ visit: "none" } as object));
    expect(await only()).toMatchObject(nothing);
    await forgetLeads();
    await press(withVisit("/whatsapp/exit-offer"), { "sec-gpc": "1" });
    expect(await only()).toMatchObject(nothing);
  });

  test("is only the page of the form where no script runs, and nothing that cannot be read stops a form", async () => {
    for (const visit of ["", "{", "[]", '{"at":5}', "x".repeat(2000)]) {
      await forgetLeads();
      await sendTwice("/contact", aContact({ visit } as object));
      expect(await only()).toMatchObject({ campaign: null, landing: null, form_page: "/contact" });
    }
  });

  test("tells the first from the last, and keeps no query, no person's address and no private page", async () => {
    const visit = JSON.stringify({
      at: "/recruitment/application/AAAAAAAAAAAAAAAAAAAAAA?utm_campaign=amaka@mindsync.example",
      from: "https://www.google.com",
      last: "https://l.instagram.com",
      used: "/courses/books?email=a@b.example",
    });
    await sendTwice("/contact", aContact({ visit } as object));
    expect(await only()).toMatchObject({
      first_source: "Google",
      last_source: "Instagram",
      campaign: null,
      landing: null,
      used: "/courses/books",
    });
  });
});

describe("the same phone or email", () => {
  test("is one person, also when a later lead joins two", async () => {
    await sendTwice("/contact", aContact({ email: "a@mindsync.example", phone: "0803 111 1111" }));
    await sendTwice("/contact", aContact({ email: "b@mindsync.example", phone: "0803 222 2222" }));
    await sendTwice("/enroll", anEnrollment({ email: "c@mindsync.example", phone: "0803 333 3333" }));
    expect(new Set((await storedLeads()).map(({ person }) => person)).size).toBe(3);
    await sendTwice("/contact", aContact({ email: "A@mindsync.example", phone: "+234 803 222 2222" }));
    const people = (await storedLeads()).map(({ person }) => person);
    expect([new Set(people).size, people[0], people[1]]).toEqual([2, people[3], people[3]]);
  });

  test("at the same moment is one person", async () => {
    const sent = Array.from({ length: 8 }, () => sendTwice("/contact", aContact()));
    await Promise.all(sent);
    const people = (await storedLeads()).map(({ person }) => person);
    expect([people.length, new Set(people).size]).toEqual([8, 1]);
  });
});
