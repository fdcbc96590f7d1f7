import type { ReactNode } from "react";

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
