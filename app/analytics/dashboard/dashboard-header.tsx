import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { alertTexts } from "#content/alerts.ts";
import { dashboardTexts } from "#content/back-office.ts";
import { figuresTexts } from "#content/figures.ts";
import { inboxTexts } from "#content/inbox.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { site } from "#content/site.ts";
import { writerTexts } from "#content/writer.ts";

interface DashboardHeaderProps {
  autoRefresh: boolean;
  onAutoRefresh: (on: boolean) => void;
  refreshing: boolean;
  onRefresh: () => void;
  /** How many records are waiting for the owner in each list. */
  waiting: { toAnswer: number; leads: number; conversations: number; applications: number };
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

/** Links to the owner's lists, with how many records are waiting in them. */
function Lists({ waiting }: Pick<DashboardHeaderProps, "waiting">) {
  return (
    <nav aria-label={dashboardTexts.lists} className="wrap border-t border-line py-1">
      <ul className="-mx-2 grid grid-cols-2 gap-x-2 max-[22rem]:grid-cols-1 sm:grid-cols-4 lg:grid-cols-6">
        <ListLink
          href={inboxTexts.path}
          waiting={waiting.toAnswer}
          label={inboxTexts.heading}
          waits={dashboardTexts.toAnswer}
        />
        <ListLink
          href="/admin-dashboard/leads"
          waiting={waiting.leads}
          label={dashboardTexts.leads}
          waits={dashboardTexts.newLeads}
        />
        <ListLink
          href="/admin-dashboard/conversations"
          waiting={waiting.conversations}
          label={dashboardTexts.conversations}
          waits={dashboardTexts.unansweredConversations}
        />
        <ListLink
          href="/recruitment/admin"
          waiting={waiting.applications}
          label={dashboardTexts.recruitment}
          waits={dashboardTexts.pendingApplications}
        />
        <ListLink href={figuresTexts.path} label={figuresTexts.heading} />
        <ListLink href="/admin-dashboard/courses" label={dashboardTexts.courses} />
        <ListLink href="/admin-dashboard/enrollments" label={dashboardTexts.enrollments} />
        <ListLink href="/admin-dashboard/learners" label={dashboardTexts.learners} />
        <ListLink href="/admin-dashboard/staff" label={dashboardTexts.staff} />
        <ListLink href="/admin-dashboard/mails" label={dashboardTexts.mails} />
        <ListLink href="/admin-dashboard/downloads" label={dashboardTexts.downloads} />
        <ListLink href="/admin-dashboard/status" label={dashboardTexts.status} />
        <ListLink href={alertTexts.path} label={alertTexts.heading} />
        <ListLink href={writerTexts.path} label={writerTexts.heading} />
        <ListLink href={ownAccountTexts.path} label={ownAccountTexts.heading} />
      </ul>
    </nav>
  );
}

/** The dashboard's title and controls, and the links to the owner's lists. */
export function DashboardHeader({ waiting, ...controls }: DashboardHeaderProps) {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-3 pt-4 pb-3">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <div className="flex grow items-center gap-3 max-sm:basis-full">
          <h1 className="text-xl">{dashboardTexts.heading}</h1>
          <LiveMark live={controls.autoRefresh} />
        </div>
        <Controls {...controls} />
      </div>
      <Lists waiting={waiting} />
    </header>
  );
}

interface ListLinkProps {
  href: string;
  label: string;
  waiting?: number;
  /** What the number counts, for screen readers. */
  waits?: string;
}

/** A link to one of the owner's lists, with how many records are waiting there. */
function ListLink({ href, label, waiting = 0, waits }: ListLinkProps) {
  return (
    <li>
      <Link
        to={href}
        className="flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold underline decoration-1 underline-offset-4 hover:bg-brand-soft hover:decoration-2"
      >
        {label}
        {waiting > 0 && (
          <>
            {" "}
            <span className="rounded-md bg-accent px-1.5 py-0.5 text-sm text-accent-ink tabular-nums">
              {waiting}
            </span>
            <span className="sr-only"> {waits}</span>
          </>
        )}
      </Link>
    </li>
  );
}
