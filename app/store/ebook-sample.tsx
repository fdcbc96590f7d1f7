import type { EbookSample as Sample } from "#content/ebook-samples.ts";
import { storeTexts } from "#content/ebooks.ts";

/** A sample passage of the book. */
export function EbookSample({ from, paragraphs }: Sample) {
  return (
    <section aria-labelledby="sample-heading">
      <h2 id="sample-heading" className="text-2xl">
        {storeTexts.sampleHeading}
      </h2>
      <div className="mt-6 rounded-2xl border border-line bg-paper p-6 md:p-10">
        <h3 className="text-lg text-clay">{from}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
