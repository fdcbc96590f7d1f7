import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DeskPages } from "./desk-pages.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface DeskListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  /** How many there are, and what can be done with all of them. */
  above: ReactNode;
  /** Why there is nothing. */
  empty: { title: string; text: string };
  page: number;
  pages: number;
  /** Cards that open keep their own height. */
  className?: string;
}

/** A page of one of the owner's lists, or why there is nothing in it. */
export function DeskList<Item>(list: DeskListProps<Item>) {
  const { items, keyOf, card, above, empty, page, pages, className = "" } = list;
  const place = useKeptFocus(items.map(keyOf));
  if (!items.length) {
    return (
      <div ref={place} tabIndex={-1} className="mt-6 outline-none">
        <EmptyState title={empty.title} tile="dots" heading="h3">
          {empty.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={place}>
      {above}
      <ul className={`grid gap-4 lg:grid-cols-2 ${className}`}>
        {items.map((item) => (
          <li key={keyOf(item)}>{card(item)}</li>
        ))}
      </ul>
      <DeskPages page={page} pages={pages} />
    </div>
  );
}

/** The list as a file for a spreadsheet. */
export function DeskFile({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <p className="grid justify-items-start gap-2">
      <ButtonLink kind="secondary" href={href} reload>
        {label}
      </ButtonLink>
      <span className="max-w-prose text-sm text-muted">{note}</span>
    </p>
  );
}
