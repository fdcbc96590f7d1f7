import { useEffect, useState } from "react";
import type { Headline } from "#app/content/home.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { firstRotation, nextRotation } from "./headline-rotation.ts";

/**
 * The headlines, one at a time, as the page's heading. The words change inside the same two elements, so a browser
 * that measures the largest paint has seen them once and for all. Nothing is announced: no live region.
 * Behind them lie unseen copies of all pairs, which make the place as high as the tallest.
 */
export function RotatingHeadline({ pairs }: { pairs: readonly Headline[] }) {
  const [rotation, setRotation] = useState(firstRotation);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return;
    const { after, next } = nextRotation(rotation, pairs.length);
    const clock = setTimeout(() => setRotation(next), after);
    return () => clearTimeout(clock);
  }, [rotation, paused, pairs.length]);

  return (
    <div>
      <div className="headlines">
        <div className={rotation.fading ? "headline headline-out" : "headline"}>
          <h1 className="hero-title">{pairs[rotation.at]?.headline}</h1>
          <p className="hero-text">
            <Unbroken text={pairs[rotation.at]?.subheadline ?? ""} />
          </p>
        </div>
        {pairs.map(({ headline, subheadline }) => (
          <div key={headline} className="headline headline-copy" aria-hidden="true">
            <div className="hero-title" data-text={headline} />
            <div className="hero-text" data-text={subheadline} />
          </div>
        ))}
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
