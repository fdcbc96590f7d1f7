import { Summary } from "#app/ui/summary.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { figuresTexts as texts } from "#content/figures.ts";
import type { Reach } from "./contract.ts";

interface ChartProps {
  days: readonly (Reach & { day: string })[];
}

const width = 720;
const height = 200;
const number = new Intl.NumberFormat("en-NG");
const dayName = new Intl.DateTimeFormat("en-NG", { day: "numeric", month: "short", timeZone: "UTC" });
const named = (day: string) => dayName.format(new Date(day));

/** Page views as bars and the visitors among them in front, one pair a day. */
function Bars({ days }: ChartProps) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = width / days.length;
  const bar = (value: number) => (height * value) / most;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-48 w-full text-brand"
      aria-hidden="true"
    >
      {[0.25, 0.5, 0.75].map((part) => (
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
          <rect
            x={at * step + step * 0.12}
            width={step * 0.76}
            y={height - bar(views)}
            height={bar(views)}
            fill="currentColor"
            opacity=".3"
          />
          <rect
            x={at * step + step * 0.12}
            width={step * 0.76}
            y={height - bar(visitors)}
            height={bar(visitors)}
            fill="currentColor"
          />
        </g>
      ))}
    </svg>
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

/** Visitors and page views by day, drawn by the server, and the same as a table. */
export function Chart({ days }: ChartProps) {
  const { heading, asTable, summary } = texts.chart;
  const top = days.reduce((best, day) => (day.views > best.views ? day : best));
  return (
    <section aria-labelledby="chart-heading">
      <h2 id="chart-heading" className="text-xl">
        {heading}
      </h2>
      <div className="mt-3 rounded-2xl border border-line bg-paper p-4">
        <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Key opacity="1">{texts.columns.visitors}</Key>
          <Key opacity=".3">{texts.cards.views}</Key>
          <span>{summary(top.views, named(top.day))}</span>
        </p>
        <Bars days={days} />
        <p className="mt-2 flex justify-between text-sm text-muted">
          <span>{named(days[0]?.day ?? "")}</span>
          {days.length > 1 && <span>{named(days.at(-1)?.day ?? "")}</span>}
        </p>
        <details className="group mt-2">
          <Summary>{asTable}</Summary>
          <Table
            caption={heading}
            columns={[
              { label: texts.columns.day },
              { label: texts.columns.visitors, figure: true },
              { label: texts.columns.views, figure: true },
            ]}
          >
            {days.map(({ day, visitors, views }) => (
              <tr key={day}>
                <td className={cellClass}>{named(day)}</td>
                <td className={figureClass}>{number.format(visitors)}</td>
                <td className={figureClass}>{number.format(views)}</td>
              </tr>
            ))}
          </Table>
        </details>
      </div>
    </section>
  );
}
