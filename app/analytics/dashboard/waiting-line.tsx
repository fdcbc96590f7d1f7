import { FigureLink } from "#app/admin/figure-link.tsx";
import type { Waiting } from "#app/admin/section-links.tsx";
import { appointmentsTexts } from "#content/appointments-list.ts";
import { dashboardTexts as texts } from "#content/back-office.ts";
import { inboxTexts } from "#content/inbox.ts";

interface WaitingLineProps {
  waiting: Waiting;
  /** Leads that have waited longer than promised, and those of yesterday that were not answered. */
  late: { overdue: number; yesterday: number };
}

/** What the owner wants first: who is to be answered, and today's calls, each a link to its list. */
export function WaitingLine({ waiting, late }: WaitingLineProps) {
  const { path, summary } = inboxTexts;
  const parts = [
    { figure: waiting.toAnswer, words: texts.toAnswer, href: path },
    { figure: late.overdue, words: texts.overdue, href: `${path}?overdue=1`, urgent: true },
    {
      figure: late.yesterday,
      words: summary.chips.yesterday,
      href: `${path}?day=yesterday&tab=open`,
      urgent: true,
    },
    { figure: waiting.calls, words: texts.callsToday(waiting.calls), href: appointmentsTexts.path },
  ];
  return (
    <ul aria-label={texts.waiting} className="grid grid-cols-[1.3fr_1fr] gap-2 sm:flex sm:flex-wrap">
      {parts.map(({ words, ...part }) => (
        <li key={part.href}>
          <FigureLink
            {...part}
            className="font-semibold max-sm:flex-row max-sm:items-center max-sm:gap-1.5 max-sm:text-sm/tight"
          >
            {words}
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}
