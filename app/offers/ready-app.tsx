import { Icon } from "#app/ui/icon.tsx";
import { TwoWays } from "#app/ui/two-ways.tsx";
import { type PricePath, pricePathTexts } from "#content/price-path.ts";

/** The ready app beside a custom build, in one line, and the difference behind it. */
export function ReadyApp({ path, className = "" }: { path: PricePath; className?: string }) {
  return (
    <details className={`group rounded-xl border border-line bg-tint ${className}`}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-3 leading-snug">
        <span className="grow">
          <span className="block text-sm">
            {`${pricePathTexts.orReady}: `}
            <b className="font-semibold">{path.ready.name}</b>
          </span>
          <span className="figures block text-sm text-muted">{path.ready.price}</span>
          <span className="block text-sm font-semibold text-brand">{pricePathTexts.differenceLabel}</span>
        </span>
        <Icon name="down" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <TwoWays path={path} here="custom" heading="h3" />
      </div>
    </details>
  );
}
