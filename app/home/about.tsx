import { buttonClass } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { about } from "#content/home.ts";
import { site } from "#content/site.ts";

const motifs = ["i", "a", "b"] as const;
const marks = ["squares", "dots", "star"] as const;

interface AboutProps {
  onExplore: () => void;
  onVideo: () => void;
}

/** Who we are. Its two buttons are links to addresses that open the dialogs. */
export function About({ onExplore, onVideo }: AboutProps) {
  const [lead, ...rest] = about.paragraphs;
  return (
    <section id="about" className="section" aria-labelledby="about-heading">
      <div className="wrap grid gap-7 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div className="max-w-prose">
          <h2 id="about-heading" className="text-3xl">
            {about.heading}
          </h2>
          <p className="mt-4 text-lg">{lead}</p>
          <Fold summary={<span className="font-semibold text-brand lg:sr-only">{about.moreLabel}</span>}>
            {rest.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-muted">
                {paragraph}
              </p>
            ))}
          </Fold>
          <div className="mt-3 flex flex-wrap gap-2 md:gap-3 lg:mt-6">
            <a
              href="/?explore"
              data-tap=""
              className={buttonClass("secondary", "md", "max-sm:px-3")}
              onClick={(event) => {
                event.preventDefault();
                onExplore();
              }}
            >
              {about.exploreLabel}
            </a>
            <a
              href="/?video"
              data-tap=""
              className={buttonClass("secondary", "md", "max-sm:px-3 max-sm:[&>svg]:hidden")}
              onClick={(event) => {
                event.preventDefault();
                onVideo();
              }}
            >
              <Icon name={site.videoUrl ? "play" : "layers"} />
              {about.videoLabel}
            </a>
          </div>
        </div>
        <ul className="grid content-center gap-4 md:gap-6 lg:border-l lg:border-line lg:pl-12">
          {about.points.map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <svg viewBox="0 0 100 100" className="size-11 shrink-0 rounded-lg" aria-hidden="true">
                <use href={`#t-${marks[at]}`} className={`dye-${motifs[at]}`} />
              </svg>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted max-md:text-sm">
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
