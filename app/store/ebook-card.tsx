import { Link } from "react-router";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { EbookCover } from "./ebook-cover.tsx";
import { fileWords, OrderButton } from "./order-button.tsx";

/** One ebook in the store's row: its cover, title and price, a link to what is inside, and a button to order it. */
export function EbookCard({ ebook }: { ebook: Ebook }) {
  const { title, path, price } = ebook;
  return (
    <li className="relative flex flex-col">
      <EbookCover ebook={ebook} className="shadow-lg" />
      <h3 className="mt-3 text-base leading-snug">{title}</h3>
      <p className="mt-1 mb-2 text-sm text-muted">
        <span className="figures block text-base font-semibold text-ink">{naira(price.amount)}</span>
        {fileWords(ebook)}
      </p>
      <Link
        to={path}
        className="mt-auto inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4"
        aria-label={`${storeTexts.insideLabel}: ${title}`}
      >
        {storeTexts.insideLabel}
      </Link>
      <OrderButton
        ebook={ebook}
        size="md"
        className="gap-1.5! px-2! text-[0.8125rem] whitespace-nowrap"
        named
      />
    </li>
  );
}
