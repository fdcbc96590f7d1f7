import { beforeAll, expect, test } from "vitest";
import { costsPage, monthLines, monthTotal, paymentShare } from "#content/extra-costs.ts";
import { liveStages } from "#content/go-live.ts";
import { depositOf, offerTerm } from "#content/offer-terms.ts";
import { enterprisePrices, naira, packagePrices } from "#content/prices.ts";
import { examplePath, quoteExamplesPage } from "#content/quote-examples.ts";
import { sampleQuotePath } from "#content/sample-quote-path.ts";
import { quotedExamples } from "#content/sample-quotes.ts";
import { advice } from "#content/which-one.ts";
import { whichOneLink } from "#content/which-one-link.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const textOf = async (path: string) =>
  (await (await site.fetch(path)).text())
    .replace(/<!--.*?-->/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Sends what somebody typed about their business; the address that it leads to, or the page. */
async function ask(trade: string) {
  const answer = await site.fetch("/quote-examples", {
    method: "POST",
    body: new URLSearchParams({ trade }),
    redirect: "manual",
  });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
}

test("each need leads to one offer, with its setup and a month added up", async () => {
  const [packagesPath = "", which] = whichOneLink.href.split("#");
  const page = await textOf(packagesPath);
  expect(page).toContain(`id="${which}"`);
  for (const { need, price, firstMonth, href, orReady = "" } of advice) {
    for (const words of [need, price, firstMonth, `href="${href}"`, orReady]) expect(page).toContain(words);
    const [path, anchor] = href.split("#");
    const target = path ? await textOf(path) : page;
    if (anchor) expect([anchor, target.includes(`id="${anchor}"`)]).toEqual([anchor, true]);
  }
  const { setup, monthly } = packagePrices["fullops-elite"];
  expect(advice.find(({ href }) => href === "#fullops-elite")?.firstMonth).toBe(naira(setup + monthly));
  for (const path of ["/", "/ai-enterprise-systems"])
    expect(await textOf(path)).toContain(`href="${whichOneLink.href}"`);
});

test("both offer pages name the stages up to the day it is live, what is due, and what is done if it is late", async () => {
  const pages = [
    ["/whatsapp-ai-packages", "package", packagePrices["smartagent-pro"]],
    ["/ai-enterprise-systems", "system", enterprisePrices["healthcare-system"]],
  ] as const;
  for (const [path, kind, price] of pages) {
    const page = await textOf(path);
    for (const { when, we, you } of liveStages(kind, price))
      for (const words of [when, we, you]) expect(page).toContain(words);
    expect(page).toContain(naira(depositOf(price.setup)));
    expect(page).toContain(
      `${naira(price.setup - depositOf(price.setup))} and the first month, ${naira(price.monthly)}`,
    );
    expect(page).toContain(offerTerm.late.short);
    for (const link of [costsPage.path, quoteExamplesPage.path]) expect(page).toContain(`href="${link}"`);
  }
});

test("the worked month adds up, and the provider's share has its limits", async () => {
  expect(paymentShare(2_000)).toBe(30);
  expect(paymentShare(15_000)).toBe(325);
  expect(paymentShare(500_000)).toBe(2_000);
  const page = await textOf("/what-it-costs");
  let total = 0;
  for (const { sum, amount } of monthLines) {
    total += amount;
    expect(page).toContain(naira(amount));
    const [, of, each] = /^([\d,]+) × ₦([\d,]+)$/.exec(sum.replace(/^.* free, /, "")) ?? [];
    if (of && each) expect(Number(of.replace(",", "")) * Number(each.replace(",", ""))).toBe(amount);
  }
  expect(monthTotal).toBe(total);
  expect(page).toContain(naira(monthTotal));
  expect(page).toContain(costsPage.checked);
});

test("what somebody says about their business leads to its quote, and is in no address", async () => {
  const said = {
    "I sell provisions in Ibadan": "shop",
    "we run a small clinic for mothers": "clinic",
    "private school, nursery and primary": "school",
    "Pentecostal church": "church",
    "estate agent, Lekki": "estate-agent",
    "hair salon": "service",
    "buka, we sell amala": "restaurant",
  };
  for (const [trade, kind] of Object.entries(said))
    expect([trade, await ask(trade)]).toMatchObject([trade, { status: 303, to: `/quote-examples/${kind}` }]);
  for (const trade of ["qwerty zxcv <b>", "hotel in Calabar", "poultry farm, we sell eggs"]) {
    const unknown = await ask(trade);
    expect([trade, unknown]).toMatchObject([trade, { status: 200, to: null }]);
    expect(unknown.text).toContain(trade.replace("<b>", "&lt;b&gt;"));
    expect(unknown.text).toContain(quoteExamplesPage.unknown);
  }
  expect(await ask("  ")).toMatchObject({ status: 422 });
});

test("each kind of business has its quote as a page and as PDF, with its add-ons in the total", async () => {
  for (const { id, name = "", setupPrice, monthlyPrice, lines } of quotedExamples) {
    const page = await textOf(`/quote-examples/${id}`);
    for (const words of [naira(setupPrice), naira(monthlyPrice), ...lines.map(({ item }) => item)])
      expect([name, page.includes(words)]).toEqual([name, true]);
    const [, chat = ""] = /href="(\/whatsapp\/(?:quote|enterprise)\?[^"]+)"/.exec(page) ?? [];
    const opened = await site.fetch(chat, { redirect: "manual" });
    const { hostname, searchParams } = new URL(opened.headers.get("location") ?? "");
    const message = searchParams.get("text") ?? "";
    expect([id, hostname, lines.filter(({ item }) => !message.includes(item))]).toEqual([id, "wa.me", []]);
    const path = sampleQuotePath(id);
    const pdf = await site.fetch(path);
    expect([path, (await pdf.text()).slice(0, 5)]).toEqual([path, "%PDF-"]);
  }
  const school = quotedExamples.find(({ id }) => id === "school");
  expect(school?.setupPrice).toBe(packagePrices["leadbot-basic"].setup + 150_000);
  expect((await site.fetch(examplePath("shop").replace("shop", "bank"))).status).toBe(404);
});
