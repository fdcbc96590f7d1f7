import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { useListFocus } from "./use-list-focus.ts";

export interface ListRecordsProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** The number of records, and the bulk actions. */
  above?: ReactNode;
  /** The text when there are none. */
  empty: { title: string; text: ReactNode };
  /** The level of the empty state's heading. */
  emptyHeading?: "h2" | "h3";
  page?: number;
  pages?: number;
  /** Classes for the layout of the cards. */
  className?: string;
}

/** One page of a list as cards, or the empty state. */
export function ListRecords<Row>(list: ListRecordsProps<Row>) {
  const { rows, keyOf, card, above, empty, emptyHeading = "h3", page = 1, pages = 1 } = list;
  const { className = "lg:grid-cols-2" } = list;
  const place = useListFocus(rows.map(keyOf));
  if (!rows.length) {
    return (
      <div ref={place} tabIndex={-1} className="mt-6 outline-none">
        <EmptyState title={empty.title} tile="dots" heading={emptyHeading}>
          {empty.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={place}>
      {above}
      <ul className={`grid gap-4 ${className}`}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{card(row)}</li>
        ))}
      </ul>
      <ListPagination page={page} pages={pages} />
    </div>
  );
}
