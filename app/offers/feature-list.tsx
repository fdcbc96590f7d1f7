import { Icon } from "#app/ui/icon.tsx";

/** The included features, each with a tick. */
export function FeatureList({ list, className = "" }: { list: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {list.map((feature) => (
        <li key={feature} className="flex gap-2.5 leading-snug">
          <Icon name="check" className="mt-0.5 size-4.5 text-clay" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
