import { ButtonLink } from "#app/ui/button.tsx";
import { ClothStrip } from "#app/ui/page-hero.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { EbookCover } from "./ebook-cover.tsx";
import { fileWords, OrderButton } from "./order-button.tsx";

const above = [
  { name: "Home", path: "/" },
  { name: storeTexts.name, path: "/#store" },
];

/** Cover, title, price and order. */
export function EbookHead({ ebook }: { ebook: Ebook }) {
  return (
    <section className="deep page-hero">
      <div className="wrap grid gap-8 pt-4 pb-14 md:grid-cols-[1fr_auto] md:gap-16 md:pt-8 lg:grid-cols-[calc(50%-1rem)_1fr] lg:pb-20">
        <Trail list={above} className="md:col-span-2" />
        <div className="self-center">
          <h1 className="text-4xl">{ebook.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{ebook.subtitle}</p>
          <p className="mt-6 flex items-baseline gap-4">
            <span className="figures font-heading text-3xl font-bold">{naira(ebook.price.amount)}</span>
            <span className="text-muted">{fileWords(ebook)}</span>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <OrderButton ebook={ebook} />
            {ebook.sample && (
              <ButtonLink kind="secondary" size="lg" icon="book" href={ebook.sample.path} reload>
                {storeTexts.readSample(ebook.sample)}
              </ButtonLink>
            )}
          </div>
        </div>
        <EbookCover
          ebook={ebook}
          className="relative z-1 w-44 max-md:row-start-2 md:w-64 lg:justify-self-center lg:shadow-lg"
        />
      </div>
      <ClothStrip cloth="shelf" />
    </section>
  );
}
