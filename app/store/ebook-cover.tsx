import type { Ebook } from "#content/ebooks.ts";
import { site } from "#content/site.ts";
import { coverLooks } from "./cover-looks.ts";
import covers from "./covers.svg";

/**
 * An ebook's cover, dyed in squares of adire with its title below them. It says nothing to screen
 * readers: the title stands beside it. Its squares are one file for all covers, which comes when the first is near.
 */
export function EbookCover({ ebook, className = "" }: { ebook: Ebook; className?: string }) {
  return (
    <div aria-hidden="true" className={`deep book-cover shrink-0 ${className}`}>
      <div className={`flex h-full flex-col ${coverLooks[ebook.cover]}`}>
        <img src={`${covers}#${ebook.cover}`} alt="" loading="lazy" className="book-cloth" />
        <p className="book-title">{ebook.title}</p>
        <p className="book-press">{site.name}</p>
      </div>
    </div>
  );
}
