import { Icon } from "#app/ui/icon.tsx";

/** A list whose items each have a tick. */
export function Points({ list, className = "" }: { list: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {list.map((point) => (
        <li key={point} className="flex gap-2.5 leading-snug">
          <Icon name="check" className="mt-0.5 size-4.5 text-clay" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
