/** The ebook store and the blog. */
import type { Page } from "@playwright/test";
import { listPosts } from "#app/blog/blog.server.ts";
import { ebooks } from "#content/ebooks.ts";

export const posts = listPosts();
/** The first ebook in the store. */
export const first = firstOf(ebooks);

function firstOf<Thing>([thing]: readonly Thing[]): Thing {
  if (!thing) throw new Error("There are no ebooks.");
  return thing;
}

/** The page's structured data, by type. */
export async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? "{}")["@graph"];
}
