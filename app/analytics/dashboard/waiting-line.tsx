import { FigureLink } from "#app/admin/figure-link.tsx";
import type { Waiting } from "#app/admin/section-links.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { dashboardTexts as texts } from "#content/back-office.ts";
import { inboxTexts } from "#content/inbox.ts";

/** What the owner wants first: who is to be answered, and today's calls, each a link to its list. */
export function WaitingLine({ waiting, overdue }: { waiting: Waiting; overdue: number }) {
  const parts = [
    { figure: waiting.toAnswer, words: texts.toAnswer, href: inboxTexts.path },
    { figure: overdue, words: texts.overdue, href: `${inboxTexts.path}?overdue=1`, urgent: true },
    { figure: waiting.calls, words: texts.callsToday(waiting.calls), href: appointmentsTexts.path },
  ];
  return (
    <ul aria-label={texts.waiting} className="flex gap-2">
      {parts.map(({ words, ...part }) => (
        <li key={part.href} className="max-sm:flex-1">
          <FigureLink {...part} className="font-semibold max-sm:text-sm">
            {words}
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}
