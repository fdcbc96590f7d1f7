import { leadsTexts } from "#app/content/leads.ts";
import { contactInput } from "#app/features/leads/contract.ts";
import { keepContact } from "#app/features/leads/leads.server.ts";
import { sql } from "#server/platform/database.ts";
import { aContact, freeSlots } from "#tooling/testing/lead.ts";
import { expect, test } from "../fixtures.ts";
import { appointment, cards, expectNames, keep, open, show } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("finds by part of a name, an address, a number as it is written, a reference or a company", async ({
    page,
  }) => {
    const ref = await keep({
      name: "Amaka O'Neil",
      email: "amaka@a.example",
      phone: "0803 111 2222",
      company: "",
    });
    await keep({
      name: "Ṣọlá 100%_sure",
      email: "sola@b.example",
      phone: "+44 20 7946 0958",
      company: "Okafor & Daughters",
    });
    await open(page);
    for (const [typed, found] of [
      ["o'neil", "Amaka O'Neil"],
      ["A.EXAMPLE", "Amaka O'Neil"],
      ["0803 111", "Amaka O'Neil"],
      ["+234 803-111", "Amaka O'Neil"],
      [ref.toLowerCase(), "Amaka O'Neil"],
      ["daughters", "Ṣọlá 100%_sure"],
      ["ṣọlá", "Ṣọlá 100%_sure"],
      ["%_", "Ṣọlá 100%_sure"],
      ["7946", "Ṣọlá 100%_sure"],
    ] as const) {
      const before = page.url();
      await page.getByLabel("Search").fill(typed);
      await show(page);
      await expect.poll(() => page.url()).not.toBe(before);
      // A name or a number is nobody's business there: the address holds it sealed.
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(["search"]);
      expect(decodeURIComponent(page.url()).toLowerCase()).not.toContain(typed.toLowerCase());
      await expect(page.getByText("1 lead, newest first")).toBeVisible();
      await expectNames(page, [found]);
    }
    await page.getByLabel("Search").fill("'; drop table contact_submissions; --");
    await show(page);
    await expect(page.getByRole("heading", { name: leadsTexts.nothingFound.title })).toBeVisible();
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByLabel("Search")).toHaveValue("");
  });

  test("what is typed while a search is on its way stays, and is searched for next", async ({ page }) => {
    await keep({ name: "Amaka" });
    await keep({ name: "Bola", email: "bola@mindsync.example" });
    await open(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/leads\.data/, async (route) => {
      await held;
      await route.continue();
    });
    const search = page.getByLabel("Search");
    await search.fill("Amaka");
    await show(page);
    await search.fill("Bola");
    answer();
    await expectNames(page, ["Amaka"]);
    await expect(search).toHaveValue("Bola");
    await show(page);
    await expectNames(page, ["Bola"]);
    await page.goBack();
    await expectNames(page, ["Amaka"]);
    await expect(search).toHaveValue("Amaka");
  });

  test("filters by kind and status, at an address of its own", async ({ page }) => {
    const [slot = ""] = await freeSlots();
    await keep({ name: "Amaka", project_type: "books" });
    await appointment(slot, { name: "Bola" });
    await keepContact({
      ...contactInput.parse(aContact({ name: "Chidi" })),
      project_type: "marketing-system",
    });
    await open(page);
    for (const [kind, name] of [
      ["books", "Amaka"],
      ["appointment", "Bola"],
      ["marketing-system", "Chidi"],
    ] as const) {
      await page.getByLabel("Kind").selectOption(kind);
      await show(page);
      await expect(page).toHaveURL(new RegExp(`kind=${kind}`));
      await expect(page.getByText("1 lead, newest first")).toBeVisible();
      await expectNames(page, [name]);
    }
    await sql()`update contact_submissions set status = 'handled' where name = 'Amaka'`;
    await open(page, "?status=handled");
    await expectNames(page, ["Amaka"]);
    await expect(page.getByLabel("Status")).toHaveValue("handled");
    await open(page, "?status=new");
    await expectNames(page, ["Chidi", "Bola"]);
  });

  test("has fifty on a page", async ({ page }) => {
    await keep();
    await sql()`insert into contact_submissions (ref, submission_key, name, email, project_type, message, created_at)
      select 'MSG-' || n, gen_random_uuid(), 'Visitor ' || n, 'v@mindsync.example', 'other', 'Hello',
        now() - n * interval '1 minute' from generate_series(1, 120) as n`;
    await open(page);
    await expect(page.getByText("121 leads, newest first")).toBeVisible();
    await expect(cards(page)).toHaveCount(50);
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByText("Page 2 of 3")).toBeVisible();
    await expect(cards(page).locator("h3").first()).toHaveText("Visitor 50");
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByText("Page 3 of 3")).toBeVisible();
    await expect(cards(page)).toHaveCount(21);
    await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
    await page.getByRole("link", { name: "Newer" }).click();
    await expect(page).toHaveURL(/page=2/);
    for (const query of ["?page=99", "?page=-1", "?page=x", "?page=1e9", "?kind=nothing&status=lost"]) {
      await open(page, query);
      expect(await cards(page).count()).toBeGreaterThan(0);
    }
  });
});
