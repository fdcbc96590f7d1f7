import { EbookCard } from "#app/store/ebook-card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { ebooks, storeTexts } from "#content/ebooks.ts";

/** The ebooks in one row, which scrolls sideways where it is wider than the screen. */
export default function Store() {
  return (
    <section className="section bg-tint" aria-labelledby="store-heading">
      <div className="wrap">
        <h2 id="store-heading" className="text-3xl">
          {storeTexts.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{storeTexts.text}</p>
        <CardList className="book-row mt-6">
          {ebooks.map((ebook) => (
            <EbookCard key={ebook.slug} ebook={ebook} />
          ))}
        </CardList>
      </div>
    </section>
  );
}
