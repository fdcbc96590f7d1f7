import { beforeAll, expect, test } from "vitest";
import { demoNames } from "#content/demo-names.ts";
import { enterpriseDemos } from "#content/enterprise-names.ts";
import { offerTerms } from "#content/offer-terms.ts";
import { assistantPricePath, type PricePath, systemPaths } from "#content/price-path.ts";
import { demoPrices, type EnterpriseId, enterprisePrices, naira } from "#content/prices.ts";
import { sampleQuotePath } from "#content/sample-quote-path.ts";
import { quotedOffers } from "#content/sample-quotes.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const textOf = async (path: string) =>
  (await (await site.fetch(path)).text()).replace(/<!--.*?-->/g, "").replaceAll("&#x27;", "'");

/** Expects each page to say what the ready app includes, what the other way adds, and when to take which. */
function expectBothWays(pages: readonly string[], { ready, custom, advice }: PricePath): void {
  for (const page of pages)
    for (const text of [...ready.includes, ...custom.includes, advice]) expect(page).toContain(text);
}

test("whoever reads one price of a system finds the other beside it", async () => {
  const page = await textOf("/ai-enterprise-systems");
  for (const id of Object.keys(enterprisePrices) as EnterpriseId[]) {
    const demo = enterpriseDemos[id];
    expect(page).toContain(demoNames[demo]);
    expect(page).toContain(`${naira(demoPrices[demo].amount)} per month, no setup price`);
    const dialog = await textOf(`/business-apps?demo=${demo}`);
    expect(dialog).toContain(`${naira(enterprisePrices[id].setup)} one-time setup`);
    expectBothWays([page, dialog], systemPaths[id]);
  }
  const packages = await textOf("/whatsapp-ai-packages");
  expect(packages).toContain(`${naira(demoPrices["whatsapp-assistant"].amount)} per month, no setup price`);
  expectBothWays([packages, await textOf("/business-apps?demo=whatsapp-assistant")], assistantPricePath);
});

test("both offer pages have every term in short and lead to 'How we work', which has it in full", async () => {
  for (const path of ["/ai-enterprise-systems", "/whatsapp-ai-packages"]) {
    const page = await textOf(path);
    for (const { short } of offerTerms) expect(page).toContain(short);
    expect(page).toContain('href="/how-we-work#terms-heading"');
  }
  const page = await textOf("/how-we-work");
  expect(page).toContain('id="terms-heading"');
  for (const { text } of offerTerms) expect(page).toContain(text);
  expect(page).toMatch(/href="\/sample-quotes\/[\w-]+\.pdf"/);
});

test("each offer has a sample quote as PDF, and no other file can be reached there", async () => {
  for (const path of quotedOffers.map(({ id }) => sampleQuotePath(id))) {
    const answer = await site.fetch(path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/pdf"]);
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
    const etag = answer.headers.get("etag") ?? "";
    expect((await site.fetch(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  }
  for (const name of ["nothing.pdf", "..%2Febooks%2Fknow-your-profit.pdf", "restaurant-system"])
    expect((await site.fetch(`/sample-quotes/${name}`)).status).toBe(404);
});

test("a list has a Ref before it is sent, by which any device opens it", async () => {
  const address = "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,payment-integration";
  const page = await textOf(address);
  expect(page).toContain("Q-B15");
  expect(page).toContain("/quote/Q-B15 there.");
  const opened = await site.fetch("/quote/q-b15", { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([302, address]);
  expect((await site.fetch("/quote/Q-Z")).status).toBe(404);
});
