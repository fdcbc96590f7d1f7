import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FoldProps {
  /** What is inside, often a heading. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Something that is folded on phones and always open on wide screens, without script (`.unfolded`). */
export function Fold({ summary, className = "", children }: FoldProps) {
  return (
    <details className={`unfolded group ${className}`}>
      <summary className="flex min-h-11 lg:min-h-0 items-center justify-between gap-4">
        {summary}
        <Icon name="down" className="size-5 shrink-0 text-muted group-open:rotate-180 lg:hidden" />
      </summary>
      {children}
    </details>
  );
}
