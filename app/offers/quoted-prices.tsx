import { naira } from "#content/prices.ts";
import { type QuoteExample, quoteExamplesPage as texts } from "#content/quote-examples.ts";
import type { QuotedOffer } from "#content/sample-quotes.ts";

/** The prices of a sample quote, line by line. */
export function QuotedPrices({ example, quote }: { example: QuoteExample; quote: QuotedOffer }) {
  const { lines, setupPrice, monthlyPrice } = quote;
  return (
    <div className="rounded-2xl border border-line bg-paper p-5 text-ink">
      <p className="text-sm">{texts.exampleText(example.business)}</p>
      <table className="figures mt-3 w-full text-left leading-snug">
        <caption className="sr-only">{texts.priceHeading}</caption>
        <thead className="border-b-2 border-brand text-sm">
          <tr>
            <th scope="col" className="py-2">
              {texts.columns.item}
            </th>
            <th scope="col" className="py-2 text-right">
              {texts.columns.once}
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              {texts.columns.monthly}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, setup, monthly }) => (
            <tr key={item} className="border-b border-line">
              <th scope="row" className="py-2.5 font-normal">
                {item}
              </th>
              <td className="py-2.5 text-right">{setup ? naira(setup) : "–"}</td>
              <td className="py-2.5 pl-3 text-right">{monthly ? naira(monthly) : "–"}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="py-3">
              {texts.totalLabel}
            </th>
            <td className="py-3 text-right">{naira(setupPrice)}</td>
            <td className="py-3 pl-3 text-right">{naira(monthlyPrice)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
