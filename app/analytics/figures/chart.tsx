import { Link } from "react-router";
import { Summary } from "#app/ui/summary.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { figuresTexts as texts } from "#content/figures.ts";
import { topOfScale } from "./chart-scale.ts";
import type { Reach } from "./contract.ts";

/** A day, and the figures of the day that is one length of the range earlier. */
interface ChartDay extends Reach {
  day: string;
  before: Reach;
}

interface ChartProps {
  days: readonly ChartDay[];
}

const width = 720;
const height = 200;
const number = new Intl.NumberFormat("en-NG");
const dayName = new Intl.DateTimeFormat("en-NG", { day: "numeric", month: "short", timeZone: "UTC" });
const named = (day: string) => dayName.format(new Date(day));

/** A line in steps, one a day, so that even a range of one day has a line. */
const stepped = (levels: readonly number[], step: number) =>
  levels.map((level, at) => `${at ? "L" : "M"}${at * step} ${level}H${(at + 1) * step}`).join("");

/** Whether there is anything to compare with. */
const wasSeenBefore = (days: ChartProps["days"]) => days.some(({ before }) => before.views > 0);

/** One pair of bars a day, page views with visitors in front, under a line of the page views before. */
function Bars({ days, top }: ChartProps & { top: number }) {
  const step = width / days.length;
  const bar = (value: number) => (height * value) / top;
  const column = (value: number, at: number) => ({
    x: at * step + step * 0.12,
    width: step * 0.76,
    y: height - bar(value),
    height: bar(value),
    fill: "currentColor",
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-48 w-full text-brand"
      aria-hidden="true"
    >
      {[0, 0.25, 0.5, 0.75].map((part) => (
        <line
          key={part}
          x1="0"
          x2={width}
          y1={height * part}
          y2={height * part}
          stroke="currentColor"
          opacity=".12"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {days.map(({ day, views, visitors }, at) => (
        <g key={day}>
          <rect {...column(views, at)} opacity=".3" />
          <rect {...column(visitors, at)} />
        </g>
      ))}
      {wasSeenBefore(days) && (
        <path
          d={stepped(
            days.map(({ before }) => height - bar(before.views)),
            step,
          )}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
          className="text-ink"
        />
      )}
    </svg>
  );
}

/** The figures beside the lines of the chart. */
function Scale({ top }: { top: number }) {
  return (
    <p className="flex h-48 flex-col justify-between text-right text-sm/none text-muted tabular-nums">
      {[top, top / 2, 0].map((level) => (
        <span key={level}>{number.format(level)}</span>
      ))}
    </p>
  );
}

function Key({ opacity, children }: { opacity: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 12 12" className="size-3 text-brand" aria-hidden="true">
        <rect width="12" height="12" rx="2" fill="currentColor" opacity={opacity} />
      </svg>
      {children}
    </span>
  );
}

function LineKey({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 16 2" className="h-0.5 w-4 text-ink" aria-hidden="true">
        <path d="M0 1H16" stroke="currentColor" strokeWidth="2" strokeDasharray="5 4" />
      </svg>
      {children}
    </span>
  );
}

interface DaysTableProps extends ChartProps {
  /** The address of the same screen for one day. */
  only: (day: string) => string;
}

function DaysTable({ days, only }: DaysTableProps) {
  const { chart, columns } = texts;
  return (
    <Table
      caption={chart.heading}
      columns={[
        { label: columns.day },
        { label: columns.visitors, figure: true },
        { label: texts.columnBefore(columns.visitors), figure: true },
        { label: columns.views, figure: true },
        { label: texts.columnBefore(columns.views), figure: true },
      ]}
    >
      {days.map(({ day, visitors, views, before }) => (
        <tr key={day}>
          <td className={cellClass}>
            <Link
              to={only(day)}
              preventScrollReset
              aria-label={texts.only(named(day))}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {named(day)}
            </Link>
          </td>
          <td className={figureClass}>{number.format(visitors)}</td>
          <td className={figureClass}>{number.format(before.visitors)}</td>
          <td className={figureClass}>{number.format(views)}</td>
          <td className={figureClass}>{number.format(before.views)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Visitors and page views by day beside those of the days before, as a chart drawn on the server and as a table. */
export function Chart({ days, only }: DaysTableProps) {
  const { heading, asTable, summary } = texts.chart;
  const busiest = days.reduce((best, day) => (day.views > best.views ? day : best));
  const most = Math.max(...days.flatMap(({ views, before }) => [views, before.views]));
  const top = topOfScale(most);
  return (
    <section aria-labelledby="chart-heading">
      <h2 id="chart-heading" className="text-xl">
        {heading}
      </h2>
      {most === 0 ? (
        <p className="mt-3 text-muted">{texts.none}</p>
      ) : (
        <div className="mt-3 rounded-2xl border border-line bg-paper p-4">
          <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            <Key opacity="1">{texts.columns.visitors}</Key>
            <Key opacity=".3">{texts.cards.views}</Key>
            {wasSeenBefore(days) && <LineKey>{texts.columnBefore(texts.columns.views)}</LineKey>}
            <span>{summary(busiest.views, named(busiest.day))}</span>
          </p>
          <div className="grid grid-cols-[auto_1fr] gap-x-3">
            <Scale top={top} />
            <Bars days={days} top={top} />
            <p className="col-start-2 mt-2 flex justify-between text-sm text-muted">
              <span>{named(days[0]?.day ?? "")}</span>
              {days.length > 1 && <span>{named(days.at(-1)?.day ?? "")}</span>}
            </p>
          </div>
          <details className="group mt-2">
            <Summary>{asTable}</Summary>
            <DaysTable days={days} only={only} />
          </details>
        </div>
      )}
    </section>
  );
}
