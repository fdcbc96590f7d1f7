import { describe, expect, it } from "vitest";
import { ebookSamples } from "./ebook-samples.ts";
import chapters from "./ebooks/chapters.json" with { type: "json" };
import * as ebooks from "./ebooks.ts";
import * as prices from "./prices.ts";

describe("ebooks", () => {
  const list = ebooks.ebooks;
  const words = (paragraphs: readonly string[]) => paragraphs.join(" ").split(/\s+/).length;

  it("each have a modest price, and every price has an ebook", () => {
    expect(list.map(({ slug }) => slug)).toEqual(Object.keys(prices.ebookPrices));
    for (const { slug, price } of list) {
      expect(price).toBe(prices.ebookPrices[slug]);
      expect(price.per).toBe("once");
      expect(price.amount).toBeGreaterThanOrEqual(2_500);
      expect(price.amount).toBeLessThanOrEqual(7_500);
    }
  });

  it("are ordered by a message that names the book and its price", () => {
    for (const { title, price, message } of list) {
      expect(message).toContain(title);
      expect(message).toContain(prices.naira(price.amount));
    }
    expect(new Set(list.map(({ message }) => message)).size).toBe(list.length);
  });

  it("name what the reader learns, the contents and a useful sample", () => {
    for (const { slug, learn, path, pages } of list) {
      expect(path).toBe(`/store/${slug}`);
      expect([4, 5]).toContain(learn.length);
      expect(pages).toBeGreaterThan(40);
      const sample = ebookSamples[slug];
      expect(chapters[slug].length).toBeGreaterThanOrEqual(7);
      expect(chapters[slug]).toContain(sample.from);
      expect(words(sample.paragraphs), slug).toBeGreaterThanOrEqual(150);
      expect(words(sample.paragraphs), slug).toBeLessThanOrEqual(250);
    }
  });

  it("have a cover each, no two alike", () => {
    expect(list.map(({ cover }) => cover).sort()).toEqual([...ebooks.coverArts].sort());
  });

  it("say before the order when the file is sent", () => {
    expect(ebooks.storeTexts.text).toContain("When we have confirmed your payment");
    expect(ebooks.storeTexts.steps.map(({ text }) => text).join(" ")).toContain(
      "When we have confirmed the payment, we send you a private link",
    );
  });
});
