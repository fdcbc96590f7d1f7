import type { ReactNode } from "react";

/**
 * For cards whose parts begin on one line with those of their neighbours: on every element between the list and the
 * parts, by how many parts there are.
 */
export const sameLines = {
  3: "md:row-span-3 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0",
  4: "md:row-span-4 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0",
  5: "md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0",
} as const;

interface CardProps {
  as?: "div" | "article" | "li" | "section";
  /** Whether it is selected or recommended among its neighbours. */
  chosen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card, for things to compare with each other. */
export function Card({ as: Tag = "div", chosen, className = "", children }: CardProps) {
  return (
    <Tag
      className={`flex flex-col rounded-2xl border bg-paper p-5 md:p-6 ${chosen ? "border-accent" : "border-line"} ${className}`}
    >
      {children}
    </Tag>
  );
}
