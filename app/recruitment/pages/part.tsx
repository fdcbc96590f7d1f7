import type { ReactNode } from "react";

interface PartProps {
  /** Id of the section, which links use as #id. */
  id: string;
  heading: string;
  text?: string;
  /** Gives the section a slightly darker background than its neighbours. */
  tint?: boolean;
  /** Puts the heading at the left and the rest beside it, where there is room. */
  aside?: boolean;
  children: ReactNode;
}

/** A section of a page in the recruitment pages. */
export function Part({ id, heading, text, tint, aside, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={tint ? "bg-tint" : undefined}>
      <div className={`section wrap ${aside ? "grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_2fr]" : ""}`}>
        <div>
          <h2 id={`${id}-heading`} className="text-3xl">
            {heading}
          </h2>
          {text && <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>}
        </div>
        <div className={aside ? "" : "mt-9"}>{children}</div>
      </div>
    </section>
  );
}
