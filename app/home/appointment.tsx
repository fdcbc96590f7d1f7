import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { OfferedTimes } from "#app/leads/appointment.page.tsx";
import { FreeTimesFailed } from "#app/leads/no-free-times.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { appointmentForm, appointmentPage } from "#content/appointment.ts";
import { OpenedForm } from "./opened-form.tsx";

const panelCode = () => import("#app/leads/appointment-panel.tsx");

/** What the half-hour call is, and the form to book one, whose code and times are fetched when it is asked for. */
export function Appointment() {
  const [asked, setAsked] = useState(false);
  const code = useCode(asked, panelCode);
  const times = useFetcher<OfferedTimes>();
  const { load } = times;
  const here = code.state === "here";
  // After the code and not in parallel: if a route's code cannot be fetched, the router reloads the page.
  useEffect(() => {
    if (here) load("/appointment");
  }, [here, load]);

  return (
    <section id="appointment" className="section" aria-labelledby="appointment-heading">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.3fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="appointment-heading" className="text-3xl">
            <Unbroken text={appointmentPage.heading} />
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{appointmentPage.text}</p>
        </div>
        <OpenedForm
          id="appointment"
          receipts="APT"
          href="/appointment"
          label={appointmentPage.openLabel}
          waiting={appointmentForm.loading}
          asked={asked}
          onAsk={() => setAsked(true)}
        >
          {code.state === "failed" ? (
            <FreeTimesFailed heading="h3" onRetry={code.retry} />
          ) : times.data === null && times.state === "idle" ? (
            <FreeTimesFailed heading="h3" onRetry={() => load("/appointment")} />
          ) : here && times.data ? (
            <code.module.default submissionKey={times.data.submissionKey} offered={times.data.days} />
          ) : null}
        </OpenedForm>
        <div className="beside">
          <Fold
            summary={<h3 className="text-xl">{appointmentPage.nextHeading}</h3>}
            className="max-lg:border-y max-lg:border-line"
          >
            <Steps list={appointmentPage.next} heading="h4" className="mt-3 max-lg:pb-4" />
          </Fold>
        </div>
      </div>
    </section>
  );
}
