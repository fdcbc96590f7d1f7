import { afterEach, expect, test, vi } from "vitest";
import { depositOf, offerTerms, stages } from "#content/offer-terms.ts";
import { naira } from "#content/prices.ts";
import { sampleQuotes } from "#content/sample-quotes.ts";
import { site } from "#content/site.ts";
import { fullRun } from "#tests/support/budget.ts";
import { makeSampleQuote } from "./sample-quote.ts";
import { Sheet } from "./sheet.ts";

afterEach(() => vi.restoreAllMocks());

/** Everything that is written on a sheet while the quote is made: its texts, and the cells of its rows. */
async function writtenIn(offer: (typeof sampleQuotes)[number]): Promise<string[]> {
  const texts = vi.spyOn(Sheet.prototype, "text");
  const rows = vi.spyOn(Sheet.prototype, "row");
  await makeSampleQuote(offer);
  const written = [...texts.mock.calls.map(([text]) => text), ...rows.mock.calls.flatMap(([cells]) => cells)];
  vi.restoreAllMocks();
  return written;
}

test("each quote has every term in full, the deposit, the balance and the stages, in naira", async () => {
  const { depositPercent } = site.terms;
  const ofEachKind = ["system", "package"].flatMap(
    (of) => sampleQuotes.find(({ kind }) => kind === of) ?? [],
  );
  expect(ofEachKind).toHaveLength(2);
  for (const offer of fullRun ? sampleQuotes : ofEachKind) {
    const written = await writtenIn(offer);
    const missing = [
      ...offerTerms.flatMap(({ title, text }) => [title, text]),
      ...[offer.setupPrice, offer.monthlyPrice].map(naira),
      ...[depositOf(offer.setupPrice), offer.setupPrice - depositOf(offer.setupPrice)].map(naira),
      ...stages.map(({ percent }) => naira(Math.round((offer.setupPrice * percent) / 100))),
    ].filter((text) => !written.includes(text));
    expect([offer.id, missing]).toEqual([offer.id, []]);
    expect(written.join("\n")).toContain(`(${depositPercent}%)`);
    for (const { title } of stages) expect(written.some((text) => text.includes(title))).toBe(true);
  }
});
