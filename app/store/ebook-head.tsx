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
      <div className="wrap grid grid-cols-[7rem_1fr] gap-x-5 gap-y-3 pt-4 pb-10 md:grid-cols-[1fr_auto] md:gap-16 md:pt-8 lg:grid-cols-[calc(50%-1rem)_1fr] lg:pb-20">
        <Trail list={above} className="col-span-2" />
        {/* On phones the cover is beside the title and the price. */}
        <div className="self-center max-md:contents">
          <h1 className="text-4xl max-md:text-3xl">{ebook.title}</h1>
          <p className="max-w-prose text-muted md:mt-4 md:text-lg">{ebook.subtitle}</p>
          <p className="flex flex-wrap items-baseline gap-x-4 md:mt-6">
            <span className="figures font-heading text-3xl font-bold">{naira(ebook.price.amount)}</span>
            <span className="text-muted">{fileWords(ebook)}</span>
          </p>
          <div className="col-span-2 mt-3 flex flex-wrap gap-3 md:mt-6">
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
          className="relative z-1 max-md:row-start-2 max-md:row-span-3 max-md:self-start md:w-64 lg:justify-self-center lg:shadow-lg"
        />
      </div>
      <ClothStrip cloth="shelf" />
    </section>
  );
}
