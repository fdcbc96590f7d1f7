import { ebookSamples } from "#content/ebook-samples.ts";
import chapters from "#content/ebooks/chapters.json" with { type: "json" };
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { chatAddress } from "../chat-address.ts";
import { expect, test } from "../fixtures.ts";
import { first, structured } from "./journal.ts";

test.describe("the store", () => {
  test("the store shows each ebook and orders it", async ({ scene }) => {
    await scene("shows each ebook with a cover, its price and its order", async (page) => {
      await page.goto("/#store");
      const cards = page.locator("#store ul[data-cards] > li");
      await expect(cards).toHaveCount(ebooks.length);
      await expect(page.locator("#store")).toContainText("When we have confirmed your payment");
      for (const [at, ebook] of ebooks.entries()) {
        const card = cards.nth(at);
        await expect(card.getByRole("heading", { name: ebook.title, exact: true })).toBeVisible();
        await expect(card.getByText(naira(ebook.price.amount), { exact: true })).toBeVisible();
        const chat = await chatAddress(card.getByRole("link", { name: storeTexts.orderLabel }));
        expect(chat.href).toContain(whatsappLink("sales", ebook.message));
        const squares = card.locator(".book-cover img");
        await expect(squares).toHaveAttribute("src", new RegExp(`\\.svg#${ebook.cover}$`));
        await squares.scrollIntoViewIfNeeded();
        // The viewBox of this cover, not of the whole picture.
        const shape = () =>
          squares.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
        await expect.poll(shape).toBeCloseTo(148 / 135, 1);
      }
      expect(new Set(ebooks.map(({ cover }) => cover)).size).toBe(ebooks.length);
    });
    await scene("orders on WhatsApp with the ebook's name and price", async (page) => {
      await page.goto("/#store");
      const opened = page.waitForEvent("popup");
      await page.getByRole("link", { name: `${storeTexts.orderLabel}: ${first.title}` }).click();
      const chat = await opened;
      await chat.waitForURL("https://wa.me/**");
      const text = new URL(chat.url()).searchParams.get("text");
      expect(text).toContain(`‘${first.title}’ (${naira(first.price.amount)})`);
    });
  });
});

test("each ebook's page shows its contents and a sample, and can be ordered", async ({ page }) => {
  for (const ebook of ebooks) {
    await page.goto(ebook.path);
    const main = page.locator("main");
    const shown = (await main.innerText()).replace(/\s+/g, " ");
    for (const text of [
      ...ebook.learn,
      ...chapters[ebook.slug],
      ...ebookSamples[ebook.slug].paragraphs,
      ebook.audience,
    ]) {
      expect(shown).toContain(text);
    }
    const order = main.getByRole("link", { name: storeTexts.orderLabel });
    await expect(order).toHaveCount(2);
    for (const link of await order.all()) {
      const chat = await chatAddress(link);
      expect(chat.href).toContain(whatsappLink("sales", ebook.message));
      expect(chat.searchParams.get("text")).toMatch(/\nRef: EBK-\w{5}$/);
    }
    await expect(main.getByText(naira(ebook.price.amount), { exact: true }).first()).toBeVisible();
    for (const { text } of storeTexts.steps) await expect(main.getByText(text)).toBeVisible();
    const [book, trail] = await structured(page);
    expect(book).toMatchObject({
      "@type": ["Product", "Book"],
      name: ebook.title,
      numberOfPages: ebook.pages,
      offers: { price: ebook.price.amount, priceCurrency: "NGN" },
    });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  }
});
