import type { ReactNode } from "react";
import { AdireBand } from "./adire.tsx";

interface PageHeroProps {
  heading: string;
  intro: ReactNode;
  /** The actions, and whatever else stands on the dyed cloth. */
  children?: ReactNode;
}

/** The head of a page inside the site: what it is, in one paragraph, and the one thing to do. */
export function PageHero({ heading, intro, children }: PageHeroProps) {
  return (
    <section className="deep">
      <div className="section wrap">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{intro}</p>
        {children && <div className="mt-7">{children}</div>}
      </div>
      <AdireBand className="text-accent" />
    </section>
  );
}
