import { Link } from "react-router";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { EbookCover } from "./ebook-cover.tsx";

/** The other ebooks, as covers. */
export function OtherEbooks({ except }: { except: string }) {
  return (
    <section className="section" aria-labelledby="others-heading">
      <div className="wrap">
        <h2 id="others-heading" className="text-2xl">
          {storeTexts.othersHeading}
        </h2>
        <ul className="mt-6 grid gap-5 max-lg:-mx-5 max-lg:auto-cols-[9rem] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1 lg:grid-cols-5">
          {ebooks
            .filter(({ slug }) => slug !== except)
            .map((ebook) => (
              <li key={ebook.slug}>
                <Link to={ebook.path} className="group block">
                  <EbookCover ebook={ebook} />
                  <span className="mt-3 block leading-snug font-semibold group-hover:underline">
                    {ebook.title}
                  </span>
                  <span className="figures text-muted">{naira(ebook.price.amount)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
