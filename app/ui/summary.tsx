import { Icon } from "./icon.tsx";

/** What opens and closes a part of a card: its words, and an arrow that turns. It is the first child of `<details className="group">`. */
export function Summary({ children, className = "" }: { children: string; className?: string }) {
  return (
    <summary className={`flex min-h-11 items-center gap-2 font-semibold ${className}`}>
      {children}
      <Icon name="down" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180" />
    </summary>
  );
}
