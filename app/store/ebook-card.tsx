import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { naira } from "#content/prices.ts";
import { EbookCover } from "./ebook-cover.tsx";

/** How many learning points a card shows; the ebook's own page shows all. */
const cardPoints = 3;

/** One ebook in the store: what it is, what it teaches, what it costs, and a button to order it. */
export function EbookCard({ ebook }: { ebook: Ebook }) {
  const { slug, title, subtitle, path, learn, pages, price } = ebook;
  return (
    <Card as="li">
      <div className="flex gap-5">
        <EbookCover ebook={ebook} className="w-24 self-start md:w-28" />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 leading-snug text-muted">{subtitle}</p>
        </div>
      </div>
      <h4 className="mt-4">{storeTexts.learnHeading}</h4>
      <ul className="mt-2 mb-4 grid list-disc gap-1 pl-5 text-muted">
        {learn.slice(0, cardPoints).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link
        to={path}
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand hover:underline"
        aria-label={`${storeTexts.insideLabel}: ${title}`}
      >
        {storeTexts.insideLabel}
        <Icon name="arrow" className="size-4" />
      </Link>
      <p className="mt-2 mb-3 flex items-baseline justify-between border-t border-line pt-3">
        <span className="figures font-heading text-2xl font-bold">{naira(price.amount)}</span>
        <span className="text-sm text-muted">{`${storeTexts.format}, ${pages} ${storeTexts.pagesWord}`}</span>
      </p>
      <ButtonLink
        kind="whatsapp"
        href={pressAddress("ebook", { item: slug })}
        aria-label={`${storeTexts.orderLabel}: ${title}`}
      >
        {storeTexts.orderLabel}
      </ButtonLink>
    </Card>
  );
}
