import { cleanText } from "#app/forms/contract.ts";
import { openSealedText, sealText } from "#server/platform/sealed-text.ts";

/** Longest search text, in characters. */
const longestSearch = 320;

/** Longest address of the filters, as it is written there: a proxy ends a response whose headers are long. */
const longestFilters = 2_000;

/** The field of every search form, besides its filters. */
export const searchForm = { q: longestSearch } as const;

/** The query parameter with the encrypted search text. */
const sealedName = "search";

/** A LIKE pattern that finds a text literally, with LIKE's special characters escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The digits of a typed number, without its leading zeros: 0803 123 finds +234803123…. Undefined for anything else. */
export function searchedDigits(text: string): string | undefined {
  if (/[^\d\s+().-]/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 3 ? digits : undefined;
}

/** The search text of an address; empty if there is none, or if this site did not encrypt it. */
export async function searchedText(query: URLSearchParams): Promise<string> {
  const sealed = query.get(sealedName);
  return sealed ? ((await openSealedText(sealed)) ?? "") : "";
}

/**
 * The query of the address that a search form leads to: its filters as they are, and the text (field q) encrypted, so
 * that no name or number of a person is in an address.
 */
export async function searchQuery(form: FormData): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (name === "q" || typeof value !== "string" || !value) continue;
    if (`${query}&${new URLSearchParams({ [name]: value })}`.length <= longestFilters)
      query.append(name, value);
  }
  const typed = form.get("q");
  const text = typeof typed === "string" ? cleanText(typed).slice(0, longestSearch).toWellFormed() : "";
  if (text) query.set(sealedName, await sealText(text));
  return query.size ? `?${query}` : "";
}
