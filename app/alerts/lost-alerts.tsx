import type { LostAlert } from "#app/alerts/alert-settings.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { alertTexts } from "#content/alerts.ts";
import { goneFailure } from "./contract.ts";

const { to, tried, gone, next: nextTry, given, morning } = alertTexts.lost;

/** The alerts that were refused. */
export function LostAlerts({ lost }: { lost: readonly LostAlert[] }) {
  return (
    <ul className="grid gap-3">
      {lost.map(({ id, ref, email, place, tries, failure, next }) => (
        <li key={id} className="rounded-xl border border-line p-3">
          <p className="font-semibold">{ref ?? morning}</p>
          <p className="text-sm [overflow-wrap:anywhere]">{to(email, place)}</p>
          <p className="text-sm text-muted">
            {failure === goneFailure ? gone : `${tried(tries, failure)}; `}
            {failure !== goneFailure &&
              (next ? (
                <>
                  {nextTry} <Moment at={new Date(next)} />
                </>
              ) : (
                given
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
