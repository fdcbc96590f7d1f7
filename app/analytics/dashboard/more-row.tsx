import { cellClass, figureClass } from "#app/ui/table.tsx";

/** How many rows a table of the dashboard shows. */
export const shownRows = 100;

/** The last row of a table that shows only its largest ones: how many others there are, and their views together. */
export function MoreRow({ rest, columns }: { rest: readonly { visit_count: number }[]; columns: number }) {
  if (!rest.length) return null;
  return (
    <tr>
      <td className={`${cellClass} text-muted`}>{`${rest.length.toLocaleString("en-NG")} more`}</td>
      <td className={figureClass}>{rest.reduce((sum, row) => sum + row.visit_count, 0)}</td>
      {columns > 2 && <td />}
    </tr>
  );
}
