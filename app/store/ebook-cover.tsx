import type { Ebook } from "#content/ebooks.ts";
import { site } from "#content/site.ts";
import { coverLooks } from "./cover-looks.ts";
import covers from "./covers.svg";

/**
 * An ebook's cover: adire squares with the title below them. It is hidden from screen readers because the title is
 * beside it. One file has the squares of all covers; it is loaded when the first cover comes near the screen.
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
