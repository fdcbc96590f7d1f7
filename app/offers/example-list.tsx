import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { naira } from "#content/prices.ts";
import { examplePath, quoteExamples, quoteExamplesPage as texts } from "#content/quote-examples.ts";
import { quotedFor } from "#content/sample-quotes.ts";

/** The kinds of business that have a sample quote, with both prices: a package and its add-ons as a sum. */
export function ExampleList() {
  return (
    <ul className="mt-6 grid gap-x-8 border-t border-line md:grid-cols-2">
      {quoteExamples.map((example) => {
        const { title, lines, setupPrice, monthlyPrice } = quotedFor(example);
        const parts = lines.map(({ item, setup }) => `${item} ${naira(setup)}`).join(" + ");
        return (
          <li key={example.id} className="border-b border-line">
            <Link to={examplePath(example.id)} className="group flex min-h-18 items-center gap-4 py-3">
              <span className="grow leading-snug">
                <span className="block text-lg font-semibold group-hover:underline">{example.kind}</span>
                <span className="figures block text-sm">
                  {lines.length > 1 ? `${parts} =` : `${title}:`} {naira(setupPrice)} {texts.onceLabel},{" "}
                  {naira(monthlyPrice)} {texts.monthlyLabel}
                </span>
                {example.instead && (
                  <span className="figures block text-sm text-muted">{example.instead}</span>
                )}
              </span>
              <Icon name="arrow" className="size-5 shrink-0 text-brand" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
