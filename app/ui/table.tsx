import type { ReactNode } from "react";

interface TableProps {
  caption: string;
  /** Column headings; those of figures are right-aligned, wide ones are shown only if there is room. */
  columns: readonly { label: string; figure?: boolean; wide?: boolean }[];
  /** On a phone the first cell of each row is above its figures: for names that have no room beside them. */
  stacked?: boolean;
  children: ReactNode;
}

export const cellClass = "px-4 py-3 align-top";
/** For a column that a phone has no room for; its row repeats the value under its first cell. */
export const wideClass = "max-md:hidden";
export const figureClass = `${cellClass} text-right tabular-nums`;

const stackedClass =
  "max-sm:block max-sm:*:block max-sm:[&_tr]:flex max-sm:[&_tr]:flex-wrap max-sm:[&_tr>*]:flex-1 max-sm:[&_tr>:first-child]:basis-full max-sm:[&_tr>:first-child]:pb-0 max-sm:[&_tbody_tr>:not(:first-child)]:pt-0";

/** A table framed like a card. */
export function Table({ caption, columns, stacked, children }: TableProps) {
  return (
    <div className="overflow-clip rounded-2xl border border-line bg-paper">
      <table className={stacked ? `w-full ${stackedClass}` : "w-full"}>
        <caption className="sr-only">{caption}</caption>
        {/* The headings stay while the rows move under them; on a phone they stop below the bar of the back office. */}
        <thead className="sticky top-0 z-1 bg-paper shadow-[0_1px_0_var(--line)] max-lg:in-[:has(>[data-bar])]:top-16 print:static">
          <tr className="text-left text-sm text-muted">
            {columns.map(({ label, figure, wide }) => (
              <th
                key={label}
                scope="col"
                className={`${figure ? figureClass : cellClass} ${wide ? wideClass : ""}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}
