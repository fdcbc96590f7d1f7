import { Link } from "react-router";
import { inboxTexts as texts } from "#content/inbox.ts";
import { type InboxTab, inboxTabs } from "./contract.ts";

interface DayInSources {
  total: number;
  open: number;
  sources: readonly { source: string; count: number }[];
}

interface InboxHeadProps {
  yesterday: DayInSources;
  today: DayInSources;
  counts: Readonly<Record<InboxTab | "overdue", number>>;
  /** The shown tab; none while a search looks through all leads. */
  tab: InboxTab | undefined;
}

const link = "inline-block py-1 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2";

/** A day in one line: how many leads came, from where, and a figure that needs work. Each part leads to its leads. */
function DayLine({
  day,
  of: { total, sources },
  said,
  left,
}: {
  day: "yesterday" | "today";
  of: DayInSources;
  said: (total: number) => string;
  left: { words: string; href: string } | null;
}) {
  return (
    <p>
      <Link to={`?day=${day}`} className={link}>
        {said(total)}
      </Link>
      {sources.map(({ source, count }, at) => (
        <span key={source}>
          {at === 0 ? " — " : ", "}
          <Link to={`?${new URLSearchParams({ day, source })}`} className={link}>
            {`${count} ${source === "none" ? texts.summary.uncounted : source}`}
          </Link>
        </span>
      ))}
      {". "}
      {left && (
        <Link to={left.href} className={`${link} text-danger`}>
          {left.words}
        </Link>
      )}
    </p>
  );
}

/** Where yesterday's and today's leads came from, who was not answered, and the tabs. */
export function InboxHead({ yesterday, today, counts, tab }: InboxHeadProps) {
  const { summary } = texts;
  return (
    <>
      <div className="leading-snug">
        <DayLine
          day="yesterday"
          of={yesterday}
          said={summary.yesterday}
          left={
            yesterday.open > 0
              ? { words: summary.notAnswered(yesterday.open), href: "?day=yesterday&tab=open" }
              : null
          }
        />
        <DayLine
          day="today"
          of={today}
          said={summary.today}
          left={counts.overdue > 0 ? { words: summary.overdue(counts.overdue), href: "?overdue=1" } : null}
        />
      </div>
      <nav aria-label={texts.tabsLabel}>
        <ul className="flex flex-wrap gap-1">
          {inboxTabs.map((name) => (
            <li key={name}>
              <Link
                to={`?tab=${name}`}
                aria-current={name === tab ? "page" : undefined}
                className={`inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2.5 font-semibold whitespace-nowrap sm:px-4 ${name === tab ? "bg-brand text-ground" : "hover:bg-brand-soft"}`}
              >
                {texts.tabs[name]} <span className="font-normal tabular-nums">{counts[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
