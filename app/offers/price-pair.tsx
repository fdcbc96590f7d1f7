import { naira } from "#content/prices.ts";

interface PricePairProps {
  setup: number;
  monthly: number;
  setupLabel: string;
  monthlyLabel: string;
  className?: string;
}

const amount =
  "font-heading text-[clamp(1.2rem,6vw,1.6rem)] leading-tight font-bold whitespace-nowrap lg:text-xl/tight xl:text-2xl/tight";

/** A setup price and a monthly price side by side, each above its label. */
export function PricePair({ setup, monthly, setupLabel, monthlyLabel, className = "" }: PricePairProps) {
  return (
    <dl className={`figures flex gap-x-4 ${className}`}>
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-muted">{setupLabel}</dt>
        <dd className={amount}>{naira(setup)}</dd>
      </div>
      <div className="flex flex-col-reverse border-l border-line pl-4">
        <dt className="text-sm text-muted">{monthlyLabel}</dt>
        <dd className={amount}>{naira(monthly)}</dd>
      </div>
    </dl>
  );
}
