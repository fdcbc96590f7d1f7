import type { ReactNode } from "react";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { ShareBar } from "./share-bar.tsx";

/** How many rows a table of the dashboard shows. */
const shownRows = 100;

export interface FigureRow {
  key: string;
  /** What is counted. */
  name: ReactNode;
  views: number;
  /** The last column. */
  beside: ReactNode;
}

interface FigureTableProps {
  caption: string;
  /** The headings of the three columns: what is counted, its views, and one figure more. */
  columns: readonly [string, string, string];
  /** Most first. */
  rows: readonly FigureRow[];
  /** The number of views that fills the bar of a row. */
  whole: number;
}

/** A table of what was seen most, with a bar for each share; beyond the largest rows one line adds up the others. */
export function FigureTable({ caption, columns, rows, whole }: FigureTableProps) {
  const [named, ...figures] = columns;
  const rest = rows.slice(shownRows);
  return (
    <Table
      caption={caption}
      columns={[{ label: named }, ...figures.map((label) => ({ label, figure: true }))]}
    >
      {rows.slice(0, shownRows).map(({ key, name, views, beside }) => (
        <tr key={key}>
          <td className={cellClass}>
            {name}
            <ShareBar part={views} whole={whole} />
          </td>
          <td className={figureClass}>{views}</td>
          <td className={figureClass}>{beside}</td>
        </tr>
      ))}
      {rest.length > 0 && (
        <tr>
          <td className={`${cellClass} text-muted`}>{`${rest.length.toLocaleString("en-NG")} more`}</td>
          <td className={figureClass}>{rest.reduce((sum, { views }) => sum + views, 0)}</td>
          <td />
        </tr>
      )}
    </Table>
  );
}
