import { useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Headline } from "#content/home.ts";
import { firstRotation, nextRotation } from "./headline-rotation.ts";

const lengthOf = ({ subheadline }: Headline) => subheadline.length;

/**
 * The headlines, one at a time, as the page's heading. The words change inside the same two elements, so that they
 * count only once for Largest Contentful Paint. Nothing is announced: no live region. The title reserves room for the
 * longest one through its style, and an invisible copy of the longest subheadline does the same below it, so that the
 * height never changes.
 */
export function RotatingHeadline({ pairs }: { pairs: readonly Headline[] }) {
  const [rotation, setRotation] = useState(firstRotation);
  const [paused, setPaused] = useState(false);
  const longest = pairs.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));

  useEffect(() => {
    if (paused) return;
    const { after, next } = nextRotation(rotation, pairs.length);
    const clock = setTimeout(() => setRotation(next), after);
    return () => clearTimeout(clock);
  }, [rotation, paused, pairs.length]);

  return (
    <div>
      <div className="headlines">
        <div className="headline" data-fading={rotation.fading ? "" : undefined}>
          <h1 className="hero-title">{pairs[rotation.at]?.headline}</h1>
          <p className="hero-text">
            <Unbroken text={pairs[rotation.at]?.subheadline ?? ""} />
          </p>
        </div>
        <div className="headline headline-copy" aria-hidden="true">
          <div className="hero-title" />
          <div className="hero-text" data-text={longest.subheadline} />
        </div>
      </div>
      <button
        type="button"
        data-tap
        onClick={() => setPaused(!paused)}
        className="needs-js mt-2 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm text-muted hover:text-ink"
      >
        <Icon name={paused ? "play" : "pause"} className="size-4" />
        {paused ? "Play headlines" : "Pause headlines"}
      </button>
    </div>
  );
}
