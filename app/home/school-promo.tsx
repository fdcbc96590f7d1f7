import { useState } from "react";
import { AdireBand } from "#app/ui/adire.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { schoolPromo } from "#content/home.ts";
import { LearningPathDialog } from "./learning-path-dialog.tsx";

/** The link to the school, which opens a dialog. Without script the button is a plain link. */
export function SchoolPromo() {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <section className="deep" aria-labelledby="school-heading">
        <AdireBand className="text-accent" />
        <div className="section wrap grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:items-center">
          <div>
            <h2 id="school-heading" className="text-3xl">
              {schoolPromo.heading}
            </h2>
            <p className="mt-4 max-w-prose text-lg text-muted">{schoolPromo.text}</p>
            <a
              href="/video-courses"
              data-tap
              className={buttonClass("primary", "lg", "mt-8")}
              onClick={(event) => {
                event.preventDefault();
                setChoosing(true);
              }}
            >
              {schoolPromo.enterLabel}
              <Icon name="arrow" />
            </a>
          </div>
          <Statistics
            list={schoolPromo.statistics}
            className="lg:flex-col lg:gap-y-6 lg:border-l lg:border-line lg:pl-12"
          />
        </div>
      </section>
      <LearningPathDialog open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
