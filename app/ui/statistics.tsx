import type { Statistic } from "#content/school.ts";

interface StatisticsProps {
  list: readonly Statistic[];
  className?: string;
}

/** A row of figures, each above its label. */
export function Statistics({ list, className = "" }: StatisticsProps) {
  return (
    <dl className={`flex gap-x-6 md:gap-x-10 ${className}`}>
      {list.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug text-muted">{label}</dt>
          <dd className="font-heading text-xl leading-tight font-bold whitespace-nowrap lg:text-2xl/tight">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
