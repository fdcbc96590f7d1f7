import { placeOf, searchable } from "./plain-text.ts";

const amount = String.raw`\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|million|thousand)\b)?`;
const money = new RegExp(
  [
    String.raw`(?:₦|\bNGN\s?|\bN(?=\d)|#(?=\d)|[$£€])\s?${amount}`,
    String.raw`\b\d[\d,]*(?:\.\d+)?\s?(?:k\b|(?:(?:thousand|million)\s)?naira\b)`,
    String.raw`(?<=\b(?:for|from|at|only|price|cost|costs|fee|is)\s)\d{1,3}(?:,\d{3})+\b`,
  ].join("|"),
  "gi",
);

/** Amounts of money as they were typed, without duplicates. */
export function findPrices(text: string): string[] {
  const found = (text.match(money) ?? []).map((price) => price.trim().replace(/[,.]+$/, ""));
  return [...new Set(found)];
}

/** A telephone number as it was typed. */
export function findPhone(text: string): string | undefined {
  return text.match(/(?<![\d,.₦])(?:\+?234|0)[\s-]?[789]\d(?:[\s-]?\d){8}(?!\d)/)?.[0]?.replace(/\s+/g, " ");
}

/** The name of each channel, and the words that mention it. */
const ways: readonly (readonly [name: string, words: readonly string[]])[] = [
  ["WhatsApp", ["whatsapp", "whatsapp status", "watsapp", "whats app"]],
  ["Instagram", ["instagram", "ig", "insta"]],
  ["Facebook", ["facebook", "facebook ads"]],
  ["TikTok", ["tiktok", "tik tok"]],
  ["YouTube", ["youtube"]],
  ["Telegram", ["telegram"]],
  ["Jumia", ["jumia"]],
  ["Jiji", ["jiji"]],
  ["Google Maps", ["google maps", "google map", "google"]],
  ["a website", ["website", "online store", "online shop", "web site"]],
  ["a shop", ["shop", "store", "boutique", "showroom", "supermarket"]],
  ["a market stall", ["market", "stall", "kiosk", "stand"]],
  ["home delivery", ["delivery", "deliver", "delivered", "dispatch", "waybill", "doorstep"]],
];

/** Sales and marketing channels that the text names, in a fixed order. */
export function findChannels(text: string): string[] {
  const plain = searchable(text);
  return ways.filter(([, words]) => words.some((word) => placeOf(plain, word) >= 0)).map(([name]) => name);
}
