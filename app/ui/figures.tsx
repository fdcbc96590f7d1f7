interface FiguresProps {
  /** How many stand side by side. */
  className: string;
  list: readonly { label: string; note: string; value: number }[];
}

const figure = new Intl.NumberFormat("en-NG");

/** Figures of the back office side by side, each over its words. */
export function Figures({ className, list }: FiguresProps) {
  return (
    <dl className={`grid gap-3 md:gap-5 ${className}`}>
      {list.map(({ label, note, value }) => (
        <div
          key={label}
          className="flex flex-col rounded-2xl border border-line bg-paper p-4 last:odd:max-sm:col-span-2 md:p-5"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="order-first font-heading text-3xl font-bold tabular-nums">{figure.format(value)}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
