import type { ReactNode } from "react";
import { AdireTile, type AdireTileName } from "./adire.tsx";

interface EmptyStateProps {
  title: string;
  /** What will be here, and how it gets here. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  tile?: AdireTileName;
  /** The heading's level: one below the heading above it. */
  heading?: "h2" | "h3";
}

/** Shown in place of a list that is empty or could not be read. */
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
