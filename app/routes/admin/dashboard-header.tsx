import { Form } from "react-router";
import { dashboardTexts } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";

interface DashboardHeaderProps {
  autoRefresh: boolean;
  onAutoRefresh: (on: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
  /** How many leads wait for the owner. */
  newLeads: number;
}

/** Title, live or static, and the dashboard's own controls. */
export function DashboardHeader({
  autoRefresh,
  onAutoRefresh,
  refreshing,
  onRefresh,
  newLeads,
}: DashboardHeaderProps) {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-3 py-4">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <div className="flex grow items-center gap-3 max-sm:basis-full">
          <h1 className="text-xl">{dashboardTexts.heading}</h1>
          <p
            role="status"
            className="flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm font-semibold"
          >
            <svg
              viewBox="0 0 8 8"
              className={`size-2 ${autoRefresh ? "text-success" : "text-muted"}`}
              aria-hidden="true"
            >
              <circle cx="4" cy="4" r="4" fill="currentColor" />
            </svg>
            {autoRefresh ? dashboardTexts.live : dashboardTexts.static}
          </p>
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <input
            type="checkbox"
            checked={autoRefresh}
            onChange={(event) => onAutoRefresh(event.currentTarget.checked)}
            className="size-5 accent-accent"
          />
          {dashboardTexts.autoRefresh}
        </label>
        <ButtonLink
          kind="secondary"
          href="/admin-dashboard/leads"
          aria-label={newLeads ? dashboardTexts.newLeads(newLeads) : undefined}
        >
          {dashboardTexts.leads}
          {newLeads > 0 && (
            <span className="ml-2 rounded-md bg-accent px-1.5 py-0.5 text-sm text-accent-ink tabular-nums">
              {newLeads}
            </span>
          )}
        </ButtonLink>
        <ButtonLink kind="secondary" href="/admin-dashboard/downloads">
          {dashboardTexts.downloads}
        </ButtonLink>
        <Button kind="secondary" onClick={onRefresh} loading={refreshing}>
          {dashboardTexts.refresh}
        </Button>
        <Form method="post">
          <Button type="submit" kind="secondary">
            {dashboardTexts.logout}
          </Button>
        </Form>
      </div>
    </header>
  );
}
