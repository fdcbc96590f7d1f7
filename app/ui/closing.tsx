import type { ReactNode } from "react";
import { ClothAgain } from "./cloth/cloth.tsx";

export interface ClosingProps {
  texts: { readonly heading: string; readonly text: string };
  /** A light background in place of the dark one. */
  tint?: boolean;
  /** Whether wide screens show the page's own cloth beside the words: only on a page with a `ClothWall`. */
  wall?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: a last sentence, and what to do next. */
export function Closing({ texts, tint, wall, children }: ClosingProps) {
  return (
    <section
      className={`${tint ? "bg-tint" : "deep"} ${wall ? "page-hero" : ""}`}
      aria-labelledby="closing-heading"
    >
      <div className={`section wrap ${wall ? "page-hero-low" : ""}`}>
        <h2 id="closing-heading" className="text-3xl">
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{texts.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      {wall && <ClothAgain />}
    </section>
  );
}
