import type { ReactNode } from "react";

interface CardProps {
  as?: "div" | "article" | "li" | "section";
  /** A chosen or recommended one among its neighbours. */
  chosen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card, for things that are compared with their neighbours. */
export function Card({ as: Tag = "div", chosen, className = "", children }: CardProps) {
  return (
    <Tag
      className={`flex flex-col rounded-2xl border bg-paper p-5 md:p-6 ${chosen ? "border-accent" : "border-line"} ${className}`}
    >
      {children}
    </Tag>
  );
}
