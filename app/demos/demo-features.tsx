import { Icon } from "#app/ui/icon.tsx";

export function DemoFeatures({ list, className = "" }: { list: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-1.5 ${className}`}>
      {list.map((text) => (
        <li key={text} className="flex gap-2">
          <Icon name="check" className="mt-1 size-4 text-clay" />
          {text}
        </li>
      ))}
    </ul>
  );
}
