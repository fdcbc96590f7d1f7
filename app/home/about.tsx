import { AdireTile, type AdireTileName } from "#app/ui/adire.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { about } from "#content/home.ts";

const tiles: readonly AdireTileName[] = ["squares", "dots", "star"];

interface AboutProps {
  onExplore: () => void;
  onVideo: () => void;
}

/** Who we are. Its two buttons are links to addresses that open the dialogs. */
export function About({ onExplore, onVideo }: AboutProps) {
  const [lead, ...rest] = about.paragraphs;
  return (
    <section id="about" className="section" aria-labelledby="about-heading">
      <div className="wrap grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div className="max-w-prose">
          <h2 id="about-heading" className="text-3xl">
            {about.heading}
          </h2>
          <p className="mt-4 text-lg">{lead}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-muted">
              {paragraph}
            </p>
          ))}
          <div className="mt-8 flex flex-wrap gap-3">
            <a
              href="/?explore"
              data-tap
              className={buttonClass("primary", "lg")}
              onClick={(event) => {
                event.preventDefault();
                onExplore();
              }}
            >
              {about.exploreLabel}
              <Icon name="arrow" />
            </a>
            <a
              href="/?video"
              data-tap
              className={buttonClass("secondary", "lg")}
              onClick={(event) => {
                event.preventDefault();
                onVideo();
              }}
            >
              <Icon name="play" />
              {about.videoLabel}
            </a>
          </div>
        </div>
        <ul className="grid content-center gap-6 lg:border-l lg:border-line lg:pl-12">
          {about.points.map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <AdireTile name={tiles[at] ?? "squares"} className="size-11 shrink-0 text-brand" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">
                  <Unbroken text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
