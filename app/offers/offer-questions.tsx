import { Faq } from "#app/ui/faq.tsx";
import type { Question } from "#content/structured-data.ts";

/** Questions that people ask before they pay. */
export function OfferQuestions({ heading, list }: { heading: string; list: readonly Question[] }) {
  return (
    <section className="section wrap" aria-labelledby="questions-heading">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions-heading" className="text-3xl">
          {heading}
        </h2>
        <Faq list={list} />
      </div>
    </section>
  );
}
