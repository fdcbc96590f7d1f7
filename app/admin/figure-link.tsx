import type { ReactNode } from "react";
import { Link } from "react-router";

interface FigureLinkProps {
  figure: number;
  href: string;
  /** Whether the records need work: the figure is red unless it is 0. */
  urgent?: boolean;
  className?: string;
  /** What is counted. */
  children: ReactNode;
}

/** A figure that leads to the records it counts. */
export function FigureLink({ figure, href, urgent, className = "", children }: FigureLinkProps) {
  return (
    <Link
      to={href}
      className={`flex h-full min-h-11 flex-col rounded-xl border border-line bg-paper px-2 py-1.5 leading-tight hover:border-brand sm:flex-row sm:items-center sm:gap-2 sm:px-4 ${className}`}
    >
      <span className={`text-lg font-bold tabular-nums ${urgent && figure > 0 ? "text-danger" : ""}`}>
        {figure.toLocaleString("en-NG")}
      </span>{" "}
      {children}
    </Link>
  );
}
