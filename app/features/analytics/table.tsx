import type { ReactNode } from "react";

interface TableProps {
  caption: string;
  /** Column headings; those of figures stand on the right. */
  columns: readonly { label: string; figure?: boolean }[];
  children: ReactNode;
}

export const cellClass = "px-4 py-3 align-top";
export const figureClass = `${cellClass} text-right tabular-nums`;

/** A table that scrolls inside its own frame on a narrow phone. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div
      className="overflow-x-auto rounded-2xl border border-line bg-paper"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-sm text-muted">
            {columns.map(({ label, figure }) => (
              <th key={label} scope="col" className={figure ? figureClass : cellClass}>
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
