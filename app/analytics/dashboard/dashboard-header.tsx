import { Form, Link } from "react-router";
import { PhoneMenu } from "#app/admin/phone-menu.tsx";
import type { Waiting } from "#app/admin/section-links.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import { inboxTexts } from "#content/inbox.ts";

interface DashboardHeaderProps {
  autoRefresh: boolean;
  onAutoRefresh: (on: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
  /** How many records are waiting for the owner in each list. */
  waiting: Waiting;
}

function LiveMark({ live }: { live: boolean }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm font-semibold"
    >
      <svg viewBox="0 0 8 8" className={`size-2 ${live ? "text-success" : "text-muted"}`} aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill="currentColor" />
      </svg>
      {live ? dashboardTexts.live : dashboardTexts.static}
    </p>
  );
}

const smallOnPhones = "max-sm:px-3 max-sm:text-sm max-sm:leading-tight";

/** The dashboard's own controls: refresh, and sign out. */
function Controls({
  autoRefresh,
  onAutoRefresh,
  refreshing,
  onRefresh,
}: Omit<DashboardHeaderProps, "waiting">) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:basis-full max-sm:justify-between max-sm:gap-x-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold max-sm:text-sm">
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
  );
}

/** The dashboard's title and controls, and the way to whoever waits. */
export function DashboardHeader({ waiting, ...controls }: DashboardHeaderProps) {
  return (
    <header className="deep relative">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 lg:min-h-17">
        <PhoneMenu counts={waiting} signOut="/admin-dashboard" />
        <div className="flex grow items-center gap-3">
          <h1 className="text-xl">{dashboardTexts.heading}</h1>
          <LiveMark live={controls.autoRefresh} />
        </div>
        <InboxLink waiting={waiting.toAnswer} />
        <Controls {...controls} />
      </div>
    </header>
  );
}

/** The inbox, one tap away on a phone too, where the navigation is in the menu. */
function InboxLink({ waiting }: { waiting: number }) {
  return (
    <Link to={inboxTexts.path} className={buttonClass("primary", "md", "max-sm:basis-full lg:hidden")}>
      <span>
        {inboxTexts.heading}{" "}
        {waiting > 0 && (
          <span className="font-normal">
            <span className="tabular-nums">{waiting.toLocaleString("en-NG")}</span> {dashboardTexts.toAnswer}
          </span>
        )}
      </span>
    </Link>
  );
}
