import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { dashboardTexts } from "#content/back-office.ts";

interface ControlsProps {
  autoRefresh: boolean;
  onAutoRefresh: (on: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

function LiveMark({ live }: { live: boolean }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-full border border-line py-1 text-sm font-semibold max-sm:border-0 sm:px-2.5"
    >
      <svg viewBox="0 0 8 8" className={`size-2 ${live ? "text-success" : "text-muted"}`} aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill="currentColor" />
      </svg>
      {live ? dashboardTexts.live : dashboardTexts.static}
    </p>
  );
}

const smallOnPhones = "max-sm:px-2 max-sm:text-sm max-sm:leading-tight";

/**
 * The dashboard's own controls: whether it is live, refresh, and sign out. On a wide screen they are in the header; on a phone
 * they are the last row of the screen, so that the header is one row.
 */
export function DashboardControls({ autoRefresh, onAutoRefresh, refreshing, onRefresh }: ControlsProps) {
  return (
    <section
      aria-label={dashboardTexts.controls}
      className="deep max-lg:order-last lg:pointer-events-none lg:absolute lg:inset-x-0 lg:top-0 lg:bg-none! lg:bg-transparent!"
    >
      <div className="wrap flex min-h-17 flex-wrap items-center justify-between gap-0.5 py-2 max-sm:w-full! max-sm:px-3 lg:justify-end lg:gap-3 lg:*:pointer-events-auto">
        <LiveMark live={autoRefresh} />
        <label className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold max-sm:text-sm sm:gap-2">
          <input
            type="checkbox"
            checked={autoRefresh}
            onChange={(event) => onAutoRefresh(event.currentTarget.checked)}
            className="pick accent-accent"
          />
          {dashboardTexts.autoRefresh}
        </label>
        <Button kind="secondary" onClick={onRefresh} loading={refreshing} className={smallOnPhones}>
          {dashboardTexts.refresh}
        </Button>
        <Form method="post">
          <Button type="submit" kind="secondary" className={smallOnPhones}>
            {dashboardTexts.logout}
          </Button>
        </Form>
      </div>
    </section>
  );
}
