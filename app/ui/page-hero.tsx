import type { ReactNode } from "react";
import type { Cloth } from "#content/pages.ts";
import { ClothWall, type ClothWallProps } from "./cloth/cloth.tsx";
import { Unbroken } from "./unbroken.tsx";

interface PageHeroProps {
  heading: string;
  intro: ReactNode;
  /** The cloth of this part of the site: a wall at the right on wide screens, a strip at the foot elsewhere. */
  cloth: Cloth;
  /** Motifs for other drawings of the page. */
  motifs?: ClothWallProps["also"] | undefined;
  /** The link back, above the heading. */
  above?: ReactNode;
  /** The actions and other content on the coloured background. */
  children?: ReactNode;
  /** A picture or a list: in front of the cloth on wide screens, under the text on phones. */
  beside?: ReactNode;
  /** Whether only wide screens show it. */
  besideWide?: boolean;
}

/** The head of a page: what it is, in one paragraph, and the main action. */
export function PageHero({
  heading,
  intro,
  cloth,
  motifs,
  above,
  children,
  beside,
  besideWide,
}: PageHeroProps) {
  return (
    <section className="deep page-hero">
      <div className="section wrap page-hero-words">
        <div>
          {above && <div className="mb-4">{above}</div>}
          <h1 className="text-4xl">
            <Unbroken text={heading} />
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted">{intro}</p>
          {children && <div className="mt-7">{children}</div>}
        </div>
        {beside && <div className={`page-hero-scene ${besideWide ? "max-lg:hidden" : ""}`}>{beside}</div>}
      </div>
      <ClothStrip cloth={cloth} also={motifs} />
    </section>
  );
}

/** The cloth of a head that is not a `PageHero`: the last child of a `.page-hero`. */
export function ClothStrip(wall: ClothWallProps) {
  return (
    <div className="page-hero-cloth">
      <ClothWall {...wall} />
    </div>
  );
}
