import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Headline } from "#content/home.ts";
import { firstRotation, nextRotation } from "./headline-rotation.ts";

const lengthOf = ({ subheadline }: Headline) => subheadline.length;

interface RotatingHeadlineProps {
  pairs: readonly Headline[];
  /** The action under the headlines, before the small button that pauses them. */
  children: ReactNode;
}

/**
 * The headlines, one at a time, as the page's heading. The words change inside the same two elements, so that they
 * count only once for Largest Contentful Paint. Nothing is announced: no live region. An invisible copy reserves room for
 * two lines of title and the longest subheadline, so that the height never changes; shorter pairs leave their room below.
 */
export function RotatingHeadline({ pairs, children }: RotatingHeadlineProps) {
  const [rotation, setRotation] = useState(firstRotation);
  const [paused, setPaused] = useState(false);
  const longest = pairs.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));

  useEffect(() => {
    if (paused) return;
    const clock = setTimeout(() => setRotation(nextRotation(rotation, pairs.length)), rotation.lasts);
    return () => clearTimeout(clock);
  }, [rotation, paused, pairs.length]);

  return (
    <div>
      <div className="headlines">
        <div className="headline" data-fading={rotation.fading ? "" : undefined}>
          <h1 className="hero-title">{pairs[rotation.at]?.headline}</h1>
          <p className="hero-lead">
            <Unbroken text={pairs[rotation.at]?.subheadline ?? ""} />
          </p>
        </div>
        <div className="headline headline-copy" aria-hidden="true">
          <div className="hero-title" />
          <div className="hero-lead" data-text={longest.subheadline} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        {children}
        <button
          type="button"
          aria-label={paused ? "Play headlines" : "Pause headlines"}
          onClick={() => setPaused(!paused)}
          className="needs-js grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
        >
          <Icon name={paused ? "play" : "pause"} className="size-4" />
        </button>
      </div>
    </div>
  );
}
