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

/** The parts of a row in a stacked table. */
export const stacked = {
  row: "max-sm:flex max-sm:flex-wrap",
  first: "max-sm:w-full max-sm:pb-0",
  figure: "max-sm:flex-1 max-sm:pt-1",
} as const;

/** A table framed like a card. */
export function Table({ caption, columns, stacked: isStacked, children }: TableProps) {
  const part = (name: keyof typeof stacked) => (isStacked ? stacked[name] : "");
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-paper">
      <table className={`w-full ${isStacked ? "max-sm:block" : ""}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={isStacked ? "max-sm:block" : ""}>
          <tr className={`border-b border-line text-left text-sm text-muted ${part("row")}`}>
            {columns.map(({ label, figure, wide }) => (
              <th
                key={label}
                scope="col"
                className={`${figure ? figureClass : cellClass} ${wide ? wideClass : ""} ${part(figure ? "figure" : "first")}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`divide-y divide-line ${isStacked ? "max-sm:block" : ""}`}>{children}</tbody>
      </table>
    </div>
  );
}
