import type { Ebook } from "#app/content/ebooks.ts";
import { site } from "#app/content/site.ts";
import { adireSymbol } from "#app/ui/adire.tsx";
import { coverLooks, type Placed } from "./cover-arts.ts";

function Squares({ list, className }: { list: readonly Placed[]; className?: string }) {
  return (
    <g className={className}>
      {list.map(([tile, x, y, size]) => (
        <use
          key={`${x} ${y}`}
          href={`#${adireSymbol(tile)}`}
          x={x}
          y={y}
          width={size}
          height={size}
          strokeWidth={size > 24 ? 0.7 : undefined}
        />
      ))}
    </g>
  );
}

/**
 * An ebook's cover, dyed in squares of adire with its title below them. It needs `AdireSymbols` once on the page, and
 * says nothing to screen readers: the title stands beside it.
 */
export function EbookCover({ ebook, className = "" }: { ebook: Ebook; className?: string }) {
  const { look, squares, thread } = coverLooks[ebook.cover];
  return (
    <div aria-hidden="true" className={`deep book-cover shrink-0 ${className}`}>
      <div className={`flex h-full flex-col ${look}`}>
        <svg
          viewBox="-14 -11 148 135"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.1"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <Squares list={squares} />
          {thread && <Squares list={thread} className="text-accent" />}
        </svg>
        <p className="book-title">{ebook.title}</p>
        <p className="book-press">{site.name}</p>
      </div>
    </div>
  );
}
