import type { ReactNode } from "react";
import { Link } from "react-router";
import { Summary } from "#app/ui/summary.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { figuresTexts as texts } from "#content/figures.ts";
import { rowsAtOnce } from "./contract.ts";

const number = new Intl.NumberFormat("en-NG");

export interface FigureRow {
  key: string;
  label: string;
  /** The address of the same screen for only these visits. */
  only?: string;
  /** More about the row, under its label. */
  detail?: ReactNode;
  figures: readonly (number | string)[];
  /** The first figure, for as many days before; left out if nothing at all was counted then. */
  before: number | undefined;
}

interface GroupTableProps {
  heading: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  /** Said in place of an empty table. */
  none?: string;
  /** Takes the whole width of its grid, for a table with many columns. */
  isWide?: boolean;
}

function Row({
  label,
  only,
  detail,
  figures,
  before,
  columns,
}: FigureRow & Pick<GroupTableProps, "columns">) {
  return (
    <tr>
      <td className={`${cellClass} sm:align-middle [overflow-wrap:anywhere]`}>
        {only ? (
          <Link
            to={only}
            preventScrollReset
            aria-label={texts.only(label)}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {label}
          </Link>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
        {detail}
      </td>
      {figures.map((figure, at) => (
        <td key={columns[at]} className={`${figureClass} sm:align-middle`}>
          {typeof figure === "number" ? number.format(figure) : figure}
          {at === 0 && before !== undefined && (
            <span className="block text-sm whitespace-nowrap text-muted">{texts.wasBefore(before)}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** One list of the figures, each row beside its figure for the days before. The smaller rows are behind 'more'. */
export function GroupTable({ heading, columns, rows, none = texts.none, isWide }: GroupTableProps) {
  const id = `list-${heading.toLowerCase().replaceAll(" ", "-")}`;
  const table = (part: readonly FigureRow[]) => (
    <Table
      stacked
      caption={heading}
      columns={[{ label: texts.columns.name }, ...columns.map((label) => ({ label, figure: true }))]}
    >
      {part.map((row) => (
        <Row {...row} columns={columns} key={row.key} />
      ))}
    </Table>
  );
  const folded = rows.slice(rowsAtOnce);
  return (
    <section aria-labelledby={id} className={`min-w-0 ${isWide ? "lg:col-span-2" : ""}`}>
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      {rows.length ? table(rows.slice(0, rowsAtOnce)) : <p className="text-muted">{none}</p>}
      {folded.length > 0 && (
        <details className="group mt-1">
          <Summary>{texts.more(folded.length)}</Summary>
          {table(folded)}
        </details>
      )}
    </section>
  );
}
