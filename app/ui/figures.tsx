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
  /** On phones one line to scroll, so that the records below it are on the first screen. */
  strip?: boolean;
}

const strips = {
  list: "max-sm:-mx-5 max-sm:flex max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-5",
  item: "max-sm:shrink-0 max-sm:flex-row max-sm:items-baseline max-sm:gap-1.5 max-sm:rounded-xl max-sm:px-3 max-sm:py-2",
  value: "max-sm:text-lg",
  note: "max-sm:sr-only",
} as const;

const figure = new Intl.NumberFormat("en-NG");

/** Figures of the back office side by side, each above its label. */
export function Figures({ className, list, strip }: FiguresProps) {
  const look = strip ? strips : { list: "", item: "last:odd:max-sm:col-span-2", value: "", note: "" };
  return (
    <dl className={`grid gap-3 md:gap-5 ${className} ${look.list}`}>
      {list.map(({ label, note, value, href }) => (
        <div
          key={label}
          className={`relative flex flex-col rounded-2xl border border-line bg-paper p-4 has-[a:hover]:border-brand md:p-5 ${look.item}`}
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
          <dd className={`order-first font-heading text-3xl font-bold tabular-nums ${look.value}`}>
            {figure.format(value)}
          </dd>
          <dd className={`text-sm text-muted ${look.note}`}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
