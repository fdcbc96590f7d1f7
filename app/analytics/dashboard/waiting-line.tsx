import { Link } from "react-router";
import type { Waiting } from "#app/admin/section-links.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { dashboardTexts } from "#content/back-office.ts";
import { inboxTexts } from "#content/inbox.ts";

const { toAnswer, overdue, callsToday } = dashboardTexts;

/** What the owner wants first: who is to be answered, and today's calls, each a link to its list. */
export function WaitingLine({ waiting, late }: { waiting: Waiting; late: number }) {
  const parts = [
    { figure: waiting.toAnswer, words: toAnswer, href: inboxTexts.path, urgent: false },
    { figure: late, words: overdue, href: `${inboxTexts.path}?overdue=1`, urgent: late > 0 },
    { figure: waiting.calls, words: callsToday(waiting.calls), href: appointmentsTexts.path, urgent: false },
  ];
  return (
    <ul aria-label={dashboardTexts.waiting} className="flex gap-2">
      {parts.map(({ figure, words, href, urgent }) => (
        <li key={href} className="max-sm:flex-1">
          <Link
            to={href}
            className="flex h-full min-h-11 flex-col rounded-xl border border-line bg-paper px-2.5 py-1 leading-tight font-semibold max-sm:text-sm sm:flex-row sm:items-center sm:gap-1.5 hover:border-brand sm:px-4"
          >
            <span className={`text-lg font-bold tabular-nums ${urgent ? "text-danger" : ""}`}>
              {figure.toLocaleString("en-NG")}
            </span>{" "}
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
