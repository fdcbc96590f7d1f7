import type { ReactNode } from "react";
import { AdireBand } from "./adire.tsx";

interface PageHeroProps {
  heading: string;
  intro: ReactNode;
  /** The link back, above the heading. */
  above?: ReactNode;
  /** The actions and other content on the coloured background. */
  children?: ReactNode;
  /** A picture or a list: beside the text on wide screens, under it on phones. */
  beside?: ReactNode;
}

/** The head of a page: what it is, in one paragraph, and the main action. */
export function PageHero({ heading, intro, above, children, beside }: PageHeroProps) {
  const columns = beside ? "grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]" : "";
  return (
    <section className="deep">
      <div className={`section wrap ${columns}`}>
        <div>
          {above && <div className="mb-4">{above}</div>}
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 max-w-prose text-lg text-muted">{intro}</p>
          {children && <div className="mt-7">{children}</div>}
        </div>
        {beside}
      </div>
      <AdireBand className="text-accent" />
    </section>
  );
}
