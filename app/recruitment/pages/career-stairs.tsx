import { performance } from "#content/careers.ts";

/** Top margin of each level where they are side by side. */
const heights = ["lg:mt-36", "lg:mt-24", "lg:mt-12", ""];

/** The four levels as stairs that rise to the right; on phones they are in one column. */
export function CareerStairs() {
  const { levels, levelWord, commissionLabel, overrideLabel } = performance;
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {levels.map(({ level, title, text, commission, override }, at) => (
        <li
          key={title}
          className={`flex flex-col rounded-2xl border border-line border-t-4 border-t-accent bg-paper p-5 ${heights[at] ?? ""}`}
        >
          <p className="text-sm font-semibold text-clay">
            {levelWord} {level}
          </p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-2 mb-5">{text}</p>
          <dl className="mt-auto grid gap-2 border-t border-line pt-4 text-sm">
            <Fact label={commissionLabel} value={commission} />
            <Fact label={overrideLabel} value={override} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 lg:block">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold lg:text-left">{value}</dd>
    </div>
  );
}
