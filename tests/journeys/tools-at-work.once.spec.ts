import { readFile } from "node:fs/promises";
import { ownFactFields } from "#content/own-facts.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { axe, expect, test } from "./fixtures.ts";
import {
  answerByHand,
  isStopped,
  openTool,
  resultHeading,
  sendEvent,
  submitButton,
  toolForm,
  writeExample,
} from "./tool-pages.ts";

const idea = toolForms["idea-evaluator"];
const calls = "**/api/functions/**";

test("an answer appears while it is written, and can be stopped", async ({ scene }) => {
  await scene("an answer appears as it is written", async (page) => {
    await openTool(page, "idea-evaluator");
    await answerByHand(page);
    await page.getByLabel("Business idea").fill("A cold room for tomatoes near the market in Jos");
    await submitButton(page, idea).click();
    await expect(page.getByRole("heading", { name: "Writing..." })).toBeVisible();
    await expect(page.getByText("0 of 4 parts written")).toBeVisible();
    await sendEvent(page, "field", { field: "strengths", value: ["Tomatoes rot"] });
    await expect(page.getByText("Tomatoes rot", { exact: true })).toBeVisible();
    await sendEvent(page, "field", { field: "strengths", value: ["Tomatoes rot in heat", "Traders pay"] });
    await expect(page.getByText("Tomatoes rot in heat", { exact: true })).toBeVisible();
    await expect(page.getByText("Tomatoes rot", { exact: true })).toBeHidden();
    await expect(page.getByText("1 of 4 parts written")).toBeVisible();
    await axe(page);
    const written = {
      strengths: ["Tomatoes rot in heat", "Traders pay", "It is near"],
      marketRisks: ["Power fails", "Diesel", "Others come"],
      capitalRange: "₦3m to ₦5m\nPanels: ₦2m",
      monetizationStrategy: "A fee a crate",
      engine: "model",
    };
    await sendEvent(page, "done", written);
    await expect(resultHeading(page, idea)).toBeFocused();
    await expect(page.getByText("₦3m to ₦5m", { exact: true })).toBeVisible();
    await expect(page.getByText(toolTexts.engines.model)).toBeVisible();
  });
  await scene(
    "Cancel stops the writing and keeps what was typed; leaving the page stops it too",
    async (page) => {
      await openTool(page, "idea-evaluator");
      await answerByHand(page);
      await page.getByLabel("Business idea").fill("A cold room for tomatoes near the market in Jos");
      await submitButton(page, idea).click();
      await sendEvent(page, "field", { field: "strengths", value: ["Tomatoes rot"] });
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect.poll(() => isStopped(page)).toBe(true);
      await expect(page.getByText(toolTexts.cancelled)).toBeVisible();
      await expect(page.getByText("Tomatoes rot")).toBeHidden();
      await expect(submitButton(page, idea)).toBeFocused();
      await expect(page.getByLabel("Business idea")).toHaveValue(
        "A cold room for tomatoes near the market in Jos",
      );
      await answerByHand(page);
      await submitButton(page, idea).click();
      await expect(page.getByRole("heading", { name: "Writing..." })).toBeVisible();
      await page.getByRole("link", { name: "Back to Tools" }).click();
      await expect(page).toHaveURL("/tools");
      await expect.poll(() => isStopped(page)).toBe(true);
    },
  );
});

test("where two trades are likely the page asks once, and writes for the answer", async ({ page }) => {
  const faq = toolForms["faq-generator"];
  await openTool(page, "faq-generator");
  await page.getByLabel("Product or service name").fill("tailor and fabrics");
  await page.getByText(toolTexts.ownFacts.heading).click();
  await page.getByLabel(ownFactFields.price.label).fill("4,500 a piece");
  await submitButton(page, faq).click();
  const question = page.getByRole("heading", { name: toolTexts.unclear.trades.question });
  await expect(question).toBeFocused();
  await axe(page);
  await page.getByRole("button", { name: toolTexts.unclear.trades.none }).click();
  await expect(resultHeading(page, faq)).toBeFocused();
  await expect(page.getByText("Price: ₦4,500 a piece.").first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(resultHeading(page, faq)).toBeVisible();
});

test.describe("when it fails", () => {
  test.use({ expectedErrors: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

  test("a failure loses nothing", async ({ scene }) => {
    await scene("the tool says so in its own words, and sends the same again", async (page) => {
      await openTool(page, "idea-evaluator");
      await page.route(calls, (route) =>
        route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({ detail: "The tools rest for a minute." }),
        }),
      );
      await page.getByLabel("Business idea").fill("A cold room for tomatoes near the market in Jos");
      await submitButton(page, idea).click();
      const message = "Failed to generate evaluation. Please try again.";
      await expect(page.getByRole("alert").getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(1);
      await expect(page.getByText("The tools rest for a minute.")).toBeVisible();
      await axe(page);
      await page.unroute(calls);
      await page.getByRole("button", { name: toolTexts.failed.againLabel }).click();
      await expect(resultHeading(page, idea)).toBeFocused();
      await expect(page.getByText(message)).toBeHidden();
    });
    await scene(
      "a lost network loses nothing",
      async (page, context) => {
        await openTool(page, "sop-writer");
        await writeExample(page, "sop-writer");
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
        await page.getByLabel("Department").fill("Store");
        await submitButton(page, toolForms["sop-writer"]).click();
        await expect(page.getByText(toolTexts.failed.noNetwork)).toBeVisible();
        await expect(page.getByLabel("Department")).toHaveValue("Store");
        await expect(resultHeading(page, toolForms["sop-writer"])).toBeVisible();
        await context.setOffline(false);
        const asked = page.waitForRequest(calls);
        await page.getByRole("button", { name: toolTexts.failed.againLabel }).click();
        expect((await asked).postDataJSON()).toMatchObject({ department: "Store", version: 1 });
        await expect(page.getByText(toolTexts.failed.noNetwork)).toBeHidden();
      },
      { fresh: true },
    );
  });
});

test("an answer is requested once, again, and printed alone", async ({ scene }) => {
  await scene("Try again writes another version, and the earlier ones stay", async (page) => {
    await openTool(page, "business-name-generator");
    await writeExample(page, "business-name-generator");
    const firstName = page.getByRole("button", { name: /^Copy (?!all|:)/ }).first();
    const named = async () => (await firstName.getAttribute("aria-label")) ?? "";
    const first = await named();
    const asked = page.waitForRequest(calls);
    await page.getByRole("button", { name: "Try again" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ version: 2 });
    const versions = page.getByRole("navigation", { name: "Versions" });
    await expect(versions).toContainText("Version 2 of 2");
    const second = await named();
    expect(second).not.toBe(first);
    await versions.getByRole("button", { name: "Previous" }).click();
    await expect(versions).toContainText("Version 1 of 2");
    expect(await named()).toBe(first);
    await versions.getByRole("button", { name: "Next" }).click();
    await expect(versions).toContainText("Version 2 of 2");
    expect(await named()).toBe(second);
  });
  await scene("pressed again while it writes it is asked once", async (page) => {
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(calls, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await openTool(page, "faq-generator");
    await page.getByText(toolTexts.exampleLabel).click();
    await submitButton(page, toolForms["faq-generator"]).dblclick();
    await page.getByLabel("Product or service name").press("Enter");
    await expect(page.getByRole("heading", { name: "Writing..." })).toBeVisible();
    held.resolve();
    await expect(resultHeading(page, toolForms["faq-generator"])).toBeVisible();
    expect(asked).toBe(1);
  });
  await scene("of a page with a procedure only the procedure is printed", async (page) => {
    await openTool(page, "sop-writer");
    await writeExample(page, "sop-writer");
    const document = page.getByRole("article");
    const first = document.getByRole("heading").first();
    await expect(first).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(first).toBeVisible();
    await expect(toolForm(page)).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const seen = await page.locator("body").innerText();
    expect(seen.trim()).toBe((await document.innerText()).trim());
  });
});

test("an answer is copied, shared and downloaded", async ({ scene }) => {
  await scene(
    "an answer can be copied, shared, saved as text and as a Word file",
    async (page, context) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        const share = (what: unknown) => Promise.resolve(shared.push(what));
        Object.assign(window, { shared });
        Object.defineProperty(navigator, "share", { value: share });
      });
      await openTool(page, "landing-copy");
      await writeExample(page, "landing-copy");
      const headline = await page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "Headline", exact: true }) })
        .getByRole("paragraph")
        .innerText();
      const notices = page.getByRole("region", { name: "Notices" });
      const pasted = () => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole("button", { name: "Copy: Headline" }).click();
      await expect(notices.getByText("Copied!", { exact: true })).toBeVisible();
      expect(await pasted()).toBe(headline);
      await page.getByRole("button", { name: "Copy all" }).click();
      await expect.poll(pasted).toContain(`Headline\n\n${headline}\n\n\nSubheadline\n\n`);

      await page.getByRole("link", { name: "Share: Headline" }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
        { text: headline },
      ]);

      const text = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download text" }).click();
      await expect(notices.getByText("Downloaded!", { exact: true })).toBeVisible();
      expect((await text).suggestedFilename()).toBe("landing-copy.txt");
      expect(await readFile(await (await text).path(), "utf8")).toContain(headline);
      const word = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download Word" }).click();
      expect((await word).suggestedFilename()).toBe("landing-copy.docx");
      expect((await readFile(await (await word).path())).subarray(0, 2).toString()).toBe("PK");
      await expect(page).toHaveURL("/tools/landing-copy");
    },
    { fresh: true },
  );
  await scene("without the phone's own list, Share opens WhatsApp with the text", async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await openTool(page, "faq-generator");
    await writeExample(page, "faq-generator");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Share: For a bot" }).click();
    const shared = new URL((await opened).url());
    expect(shared.host).toBe("wa.me");
    expect(shared.searchParams.get("text")).toMatch(/^Q: /);
  });
});
