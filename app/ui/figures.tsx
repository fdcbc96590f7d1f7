import { Link } from "react-router";

interface Figure {
  label: string;
  note: string;
  value: number;
  /** Link to the list of what is counted. */
  href?: string;
}

export interface FiguresProps {
  /** Classes that set the number of columns. */
  className: string;
  list: readonly Figure[];
}

const figure = new Intl.NumberFormat("en-NG");

/** Figures of the back office side by side, each above its label. */
export function Figures({ className, list }: FiguresProps) {
  return (
    <dl className={`grid gap-3 md:gap-5 ${className}`}>
      {list.map(({ label, note, value, href }) => (
        <div
          key={label}
          className="relative flex flex-col rounded-2xl border border-line bg-paper p-4 has-[a:hover]:border-brand last:odd:max-sm:col-span-2 md:p-5"
        >
          <dt className="font-semibold">
            {href ? (
              <Link
                to={href}
                className="underline underline-offset-4 after:absolute after:inset-0 after:rounded-2xl"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="order-first font-heading text-3xl font-bold tabular-nums">{figure.format(value)}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
