import { data } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { liveStages } from "#content/go-live.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pages } from "#content/pages.ts";
import {
  examplePath,
  type QuoteExample,
  quoteExamples,
  quoteExamplesPage as texts,
} from "#content/quote-examples.ts";
import { sampleQuotePath } from "#content/sample-quote-path.ts";
import { quotedFor } from "#content/sample-quotes.ts";
import type { Route } from "./+types/quote-example.ts";
import { FeatureList } from "./feature-list.tsx";
import { GoLive } from "./go-live.tsx";
import { OfferTerms } from "./offer-terms.tsx";
import { QuotedPrices } from "./quoted-prices.tsx";

const exampleOf = (kind: string) => quoteExamples.find(({ id }) => id === kind);

export function loader({ params: { kind } }: Route.LoaderArgs) {
  return data(null, { status: exampleOf(kind) ? 200 : 404 });
}

export function meta({ params: { kind } }: Route.MetaArgs) {
  const example = exampleOf(kind);
  if (!example) return missingMeta;
  return pageMeta({
    title: texts.exampleTitle(example.kind),
    description: example.why,
    path: examplePath(example.id),
  });
}

const above = [
  { name: pages.home.name, path: pages.home.path },
  { name: pages.quoteExamples.name, path: pages.quoteExamples.path },
];

/** The chat that asks for what the example quotes: a package with its add-ons, or a system. */
function chatOf({ offer, addOns }: QuoteExample, kind: "package" | "system"): string {
  if (kind === "system") return pressAddress("enterprise", { item: offer });
  return pressAddress("quote", { package: offer, ...(addOns.length && { add: addOns.join(",") }) });
}

/** The sample quote for one kind of business, as a page: why, what, both prices, the stages and the terms. */
export default function QuoteExamplePage({ params: { kind } }: Route.ComponentProps) {
  const example = exampleOf(kind);
  if (!example) return <Missing />;
  const quote = quotedFor(example);
  return (
    <>
      <PageHero
        heading={texts.exampleHeading(example.kind)}
        intro={example.why}
        cloth="systems"
        above={<Trail list={above} />}
        beside={<QuotedPrices example={example} quote={quote} />}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="whatsapp" size="lg" href={chatOf(example, quote.kind)}>
            {texts.sendLabel}
          </ButtonLink>
          <ButtonLink kind="secondary" size="lg" icon="download" href={sampleQuotePath(example.id)} reload>
            {texts.pdfLabel}
          </ButtonLink>
        </div>
      </PageHero>
      <section className="section bg-tint" aria-labelledby="does">
        <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 id="does" className="text-3xl">
            {texts.whatHeading}
          </h2>
          <div>
            <FeatureList list={example.does} className="gap-3 text-lg" />
            <p className="mt-6">{texts.note}</p>
            {example.instead && <p className="mt-3">{example.instead}</p>}
          </div>
        </div>
      </section>
      <GoLive
        offer={texts.thisQuote}
        list={liveStages(quote.kind, { setup: quote.setupPrice, monthly: quote.monthlyPrice })}
      />
      <OfferTerms />
    </>
  );
}
