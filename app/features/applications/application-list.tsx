import { portalTexts } from "#app/content/back-office.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import type { Application } from "./applications.server.ts";

/** Applications as reviewers read them, newest first. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  if (!applications.length) return <EmptyState title={portalTexts.empty} />;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {applications.map((application) => (
        <li key={application.id}>
          <Card as="article" className="h-full [overflow-wrap:anywhere]">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="font-sans text-lg">{application.full_name}</h3>
              <Badge>{application.status}</Badge>
            </div>
            <p className="text-sm text-muted">
              {application.city_state} · <Moment at={application.created_at} />
            </p>
            <p className="mt-3">
              {application.email} · {application.phone_number}
            </p>
            <p className="mt-3 whitespace-pre-line">{application.why_join_mindsync}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
