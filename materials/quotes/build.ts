import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sampleQuotes } from "#content/sample-quotes.ts";
import { makeSampleQuote } from "./sample-quote.ts";

/** The folder of the sample quotes, `<id>.pdf`, which the site serves at /sample-quotes. */
const directory = "build/sample-quotes";

/** Makes the sample quotes of all offers, and those for kinds of business. */
export async function buildSampleQuotes(into = directory): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const offer of sampleQuotes)
    await writeFile(join(into, `${offer.id}.pdf`), await makeSampleQuote(offer));
}
