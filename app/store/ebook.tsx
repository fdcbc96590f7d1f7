import { data } from "react-router";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { ebookSamples } from "#content/ebook-samples.ts";
import chapters from "#content/ebooks/chapters.json" with { type: "json" };
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs, ebook as ebookData } from "#content/structured-data.ts";
import type { Route } from "./+types/ebook.ts";
import { EbookHead } from "./ebook-head.tsx";
import { EbookInsides } from "./ebook-insides.tsx";
import { EbookSample } from "./ebook-sample.tsx";
import { HowToOrder } from "./how-to-order.tsx";
import { OtherEbooks } from "./other-ebooks.tsx";

const bookOf = (slug: string) => ebooks.find((known) => known.slug === slug);

export function loader({ params: { slug } }: Route.LoaderArgs) {
  return data(null, { status: bookOf(slug) ? 200 : 404 });
}

export function meta({ params: { slug } }: Route.MetaArgs) {
  const book = bookOf(slug);
  if (!book) return missingMeta;
  const { title, description, path, price, pages } = book;
  return pageMeta({
    title: `${title}: ebook (${storeTexts.format})`,
    description,
    path,
    structured: [
      // A book that cannot be bought yet is offered to nobody.
      ...(pages ? [ebookData({ name: title, description, path, price, pages })] : []),
      breadcrumbs({ name: storeTexts.name, path: "/#store" }, { name: title, path }),
    ],
  });
}

/** One ebook: its contents, a sample, its price, and how to order it. */
export default function EbookPage({ params: { slug } }: Route.ComponentProps) {
  const book = bookOf(slug);
  if (!book) return <Missing />;
  return (
    <>
      <EbookHead ebook={book} />
      <EbookInsides ebook={book} chapters={chapters[book.slug]} />
      <div className="section bg-tint">
        <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <EbookSample {...ebookSamples[book.slug]} />
          <HowToOrder ebook={book} />
        </div>
      </div>
      <OtherEbooks except={book.slug} />
    </>
  );
}
