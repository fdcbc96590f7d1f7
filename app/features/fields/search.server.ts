import { openSealedText, sealText } from "#server/platform/sealed-text.ts";
import { cleanText } from "./contract.ts";

/** Longest text that is searched for, in characters. */
const longestSearch = 320;

/** The name under which an address holds what is searched for, sealed. */
const sealedName = "search";

/** A text that is searched for as it is, with the signs that mean something to LIKE. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** A number however it was typed: 0803 123 finds +234803123…, for neither its first zero nor its spaces are kept. */
export function searchedDigits(text: string): string | undefined {
  if (/[^\d\s+().-]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 3 ? digits : undefined;
}

/** What an address asks to search for; empty when it asks for nothing, or holds what we did not write. */
export async function searchedText(query: URLSearchParams): Promise<string> {
  const sealed = query.get(sealedName);
  return sealed ? ((await openSealedText(sealed)) ?? "") : "";
}

/**
 * The query of an address that shows what a search form asked for: its choices as they are, and the text (field q)
 * sealed, for names and numbers of people do not stand in addresses.
 */
export async function searchQuery(form: FormData): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (name !== "q" && typeof value === "string" && value) query.append(name, value);
  }
  const typed = form.get("q");
  const text = typeof typed === "string" ? cleanText(typed).slice(0, longestSearch).toWellFormed() : "";
  if (text) query.set(sealedName, await sealText(text));
  return query.size ? `?${query}` : "";
}
