import { devices, type Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Where a link to WhatsApp ends: a button that stores a lead gets there through a page of ours. */
export async function chatAddress(link: Locator): Promise<URL> {
  const href = (await link.getAttribute("href")) ?? "";
  if (!href.startsWith("/whatsapp/")) return new URL(href);
  const headers = { "Sec-Fetch-Site": "same-origin", "User-Agent": devices["Pixel 7"].userAgent };
  const answer = await link.page().request.get(href, { maxRedirects: 0, headers });
  expect([href, answer.status()]).toEqual([href, 302]);
  return new URL(answer.headers().location ?? "");
}
