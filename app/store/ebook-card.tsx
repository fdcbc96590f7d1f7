import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { naira } from "#content/prices.ts";
import { EbookCover } from "./ebook-cover.tsx";

/** One ebook in the store's row: its cover, title and price, a link to what is inside, and a button to order it. */
export function EbookCard({ ebook }: { ebook: Ebook }) {
  const { slug, title, path, pages, price } = ebook;
  return (
    <li className="relative flex flex-col">
      <EbookCover ebook={ebook} className="shadow-lg" />
      <h3 className="mt-3 text-base leading-snug">{title}</h3>
      <p className="mt-1 mb-2 text-sm text-muted">
        <span className="figures block text-base font-semibold text-ink">{naira(price.amount)}</span>
        {`${storeTexts.format}, ${pages} ${storeTexts.pagesWord}`}
      </p>
      <Link
        to={path}
        className="mt-auto inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
        aria-label={`${storeTexts.insideLabel}: ${title}`}
      >
        {storeTexts.insideLabel}
      </Link>
      <ButtonLink
        kind="whatsapp"
        href={pressAddress("ebook", { item: slug })}
        className="px-2 text-sm"
        aria-label={`${storeTexts.orderLabel}: ${title}`}
      >
        {storeTexts.orderLabel}
      </ButtonLink>
    </li>
  );
}
