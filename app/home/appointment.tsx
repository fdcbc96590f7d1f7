import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { OfferedTimes } from "#app/leads/appointment.tsx";
import { AppointmentShape } from "#app/leads/form-shapes.tsx";
import { FreeTimesFailed } from "#app/leads/no-free-times.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { useNear } from "#app/ui/use-near.ts";
import { appointmentPage } from "#content/appointment.ts";

/** Framed only with script: without it there is only a link inside. */
export const cardWithScript =
  "min-w-0 self-start in-[[data-js]]:rounded-2xl in-[[data-js]]:border in-[[data-js]]:border-line in-[[data-js]]:bg-paper in-[[data-js]]:p-4 in-[[data-js]]:md:p-8";

const panelCode = () => import("#app/leads/appointment-panel.tsx");

/**
 * What the half-hour call is, and the form to book one. Its code and times are fetched when it comes near the screen.
 */
export function Appointment() {
  const place = useRef<HTMLDivElement>(null);
  const code = useCode(useNear(place), panelCode);
  const times = useFetcher<OfferedTimes>();
  const { load } = times;
  const here = code.state === "here";
  // After the code and not in parallel: if a route's code cannot be fetched, the router reloads the page.
  useEffect(() => {
    if (here) load("/appointment");
  }, [here, load]);

  return (
    <section id="appointment" className="section" aria-labelledby="appointment-heading">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="appointment-heading" className="text-3xl">
            {appointmentPage.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{appointmentPage.text}</p>
        </div>
        <div ref={place} className={`${cardWithScript} lg:row-span-2`}>
          {code.state === "failed" ? (
            <FreeTimesFailed heading="h3" onRetry={code.retry} />
          ) : times.data === null && times.state === "idle" ? (
            <FreeTimesFailed heading="h3" onRetry={() => load("/appointment")} />
          ) : here && times.data ? (
            <code.module.default submissionKey={times.data.submissionKey} offered={times.data.days} />
          ) : (
            <AppointmentShape />
          )}
        </div>
        <div>
          <h3 className="text-xl">{appointmentPage.nextHeading}</h3>
          <Steps list={appointmentPage.next} heading="h4" className="mt-4" />
        </div>
      </div>
    </section>
  );
}
