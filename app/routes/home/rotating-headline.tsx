import { useEffect, useState } from "react";
import type { Headline } from "#app/content/home.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { firstRotation, nextRotation } from "./headline-rotation.ts";

/**
 * The five headlines, one at a time. All of them lie on one another in one grid cell, so that the place is as high
 * as the tallest and nothing below ever moves. Screen readers get the first pair as the page's heading; the others
 * are decoration and are not announced as they come and go.
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
    <div className="relative">
      <div className="grid">
        {pairs.map(({ headline, subheadline }, at) => {
          const Title = at === 0 ? "h1" : "p";
          const shown = at === rotation.at;
          return (
            <div
              key={headline}
              aria-hidden={at === 0 ? undefined : true}
              className={`headline ${shown ? (rotation.fading ? "headline-out" : "") : "headline-off"}`}
            >
              <Title className="hero-title">{headline}</Title>
              <p className="mt-4 max-w-xl text-lg text-muted">
                <Unbroken text={subheadline} />
              </p>
            </div>
          );
        })}
      </div>
      <button
        type="button"
        data-tap
        onClick={() => setPaused(!paused)}
        className="needs-js mt-3 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm text-muted hover:text-ink"
      >
        <Icon name={paused ? "play" : "pause"} className="size-4" />
        {paused ? "Play headlines" : "Pause headlines"}
      </button>
    </div>
  );
}
