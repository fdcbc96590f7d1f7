import { Link } from "react-router";
import { FigureLink } from "#app/admin/figure-link.tsx";
import type { Waiting } from "#app/admin/section-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { dashboardTexts as texts } from "#content/back-office.ts";
import { inboxTexts } from "#content/inbox.ts";

interface WaitingLineProps {
  waiting: Waiting;
  /** Leads that have waited longer than promised, those that came yesterday, and how many of these were not answered. */
  leads: { overdue: number; came: number; left: number };
}

/** What the owner wants first: who is to be answered, today's calls and yesterday's leads, each a link to its list. */
export function WaitingLine({ waiting, leads: { overdue, came, left } }: WaitingLineProps) {
  const parts = [
    { figure: waiting.toAnswer, words: texts.toAnswer, href: inboxTexts.path },
    { figure: overdue, words: texts.overdue, href: `${inboxTexts.path}?overdue=1`, urgent: true },
    { figure: waiting.calls, words: texts.callsToday(waiting.calls), href: appointmentsTexts.path },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <ul aria-label={texts.waiting} className="flex gap-2 max-sm:basis-full">
        {parts.map(({ words, ...part }) => (
          <li key={part.href} className="max-sm:flex-1">
            <FigureLink {...part} className="font-semibold max-sm:text-sm">
              {words}
            </FigureLink>
          </li>
        ))}
      </ul>
      <Link
        to={`${inboxTexts.path}?day=yesterday${left ? "&tab=open" : ""}`}
        className="flex min-h-11 items-center justify-between gap-2 rounded-xl border border-line bg-paper px-2 font-semibold leading-tight hover:border-brand max-sm:basis-full max-sm:text-sm sm:px-4"
      >
        {inboxTexts.summary.yesterdayLeft(came, left)}
        <Icon name="arrow" className="size-4 shrink-0" />
      </Link>
    </div>
  );
}
