import { site, type WhatsAppLine } from "./site.ts";

/** The longest link that every browser and messenger opens; longer ones are cut silently by some. */
export const whatsappLinkLimit = 2000;

/**
 * Address that opens a chat with one of the site's lines, with a prefilled text.
 * wa.me takes digits only, with the country code. A text that would make the link longer than
 * `whatsappLinkLimit` is shortened at the end of a character, never in the middle of one.
 */
export function whatsappLink(line: WhatsAppLine, text: string): string {
  const base = `https://wa.me/${site.whatsapp[line].replace(/\D/g, "")}?text=`;
  let characters = Array.from(text);
  while (base.length + encodeURIComponent(characters.join("")).length >= whatsappLinkLimit) {
    characters = [...characters.slice(0, Math.floor(characters.length * 0.9) - 1), "…"];
  }
  return base + encodeURIComponent(characters.join(""));
}
