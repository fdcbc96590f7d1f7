import type { ReactNode } from "react";
import { AdireTile, type AdireTileName } from "./adire.tsx";

interface EmptyStateProps {
  title: string;
  /** What would stand here, and what brings it. */
  children?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
  tile?: AdireTileName;
  /** The heading's level: one below the heading it stands under. */
  heading?: "h2" | "h3";
}

/** What a list shows when nothing is in it yet, or when it could not be read. */
export function EmptyState({
  title,
  children,
  action,
  tile = "squares",
  heading: Heading = "h2",
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-line bg-paper px-6 py-12 text-center">
      <div className="flex gap-2 text-brand">
        <AdireTile name={tile} className="size-10" />
      </div>
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
