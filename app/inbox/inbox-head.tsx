import { Link } from "react-router";
import { labelOf } from "#content/fields.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { type LeadDoor, leadDoors } from "#content/lead-doors.ts";
import { type InboxTab, inboxTabs } from "./contract.ts";

interface DayInSources {
  total: number;
  open: number;
  sources: readonly { source: string; count: number }[];
}

interface InboxHeadProps {
  yesterday: DayInSources & { names: readonly (string | null)[] };
  today: DayInSources;
  counts: Readonly<Record<InboxTab | "overdue" | "due", number>>;
  /** How many leads of each door wait longer than promised. */
  late: readonly { door: LeadDoor; count: number }[];
  /** The shown tab; none while a search looks through all leads. */
  tab: InboxTab | undefined;
}

const part =
  "inline-block py-0.5 underline decoration-line decoration-1 underline-offset-4 hover:decoration-current";
/** What is looked for first. */
const link = `${part} font-semibold`;

/** A day in one line: how many leads came, from where, and a figure that needs work. Each part leads to its leads. */
function DayLine({
  day,
  of: { total, sources },
  said,
  left,
  none = "",
}: {
  day: "yesterday" | "today";
  of: DayInSources;
  said: (total: number) => string;
  left: { words: string; href: string } | null;
  /** Said where there is nothing left. */
  none?: string;
}) {
  return (
    <p>
      <Link to={`?day=${day}`} className={link}>
        {said(total)}
      </Link>
      {sources.map(({ source, count }, at) => (
        <span key={source}>
          {at === 0 ? " — " : ", "}
          <Link to={`?${new URLSearchParams({ day, source })}`} className={part}>
            {`${count} ${source === "none" ? texts.summary.uncounted : source}`}
          </Link>
        </span>
      ))}
      {". "}
      {left ? (
        <Link to={left.href} className={`${link} text-danger`}>
          {left.words}
        </Link>
      ) : (
        none && `${none}.`
      )}
    </p>
  );
}

/** Who waits longer than promised, and which way they came. Each part leads to its leads. */
function OverdueLine({ total, doors }: { total: number; doors: InboxHeadProps["late"] }) {
  if (!total) return null;
  return (
    <p>
      <Link to="?overdue=1" className={`${link} text-danger`}>
        {texts.summary.overdue(total)}
      </Link>
      {/* On a phone the ways are in the filter, with the same figures. */}
      {doors.map(({ door, count }, at) => (
        <span key={door} className="max-sm:hidden">
          {at === 0 ? " — " : ", "}
          <Link to={`?${new URLSearchParams({ overdue: "1", door })}`} className={part}>
            {`${count} ${labelOf(leadDoors, door)}`}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}

/** Yesterday's and today's leads by source, overdue leads, due follow-ups, and the tabs. */
export function InboxHead({ yesterday, today, counts, late, tab }: InboxHeadProps) {
  const { summary } = texts;
  return (
    <>
      <div className="space-y-0.5 leading-snug max-sm:text-sm">
        <DayLine
          day="yesterday"
          of={yesterday}
          said={summary.yesterday}
          left={
            yesterday.open > 0
              ? {
                  words: summary.notAnswered(
                    yesterday.names.flatMap((name) => name ?? []),
                    yesterday.open,
                  ),
                  href: "?day=yesterday&tab=open",
                }
              : null
          }
          none={yesterday.total > 0 ? summary.allAnswered : ""}
        />
        <DayLine day="today" of={today} said={summary.today} left={null} />
        <OverdueLine total={counts.overdue} doors={late} />
        {counts.due > 0 && (
          <p>
            <Link to="?due=1" className={`${link} text-danger`}>
              {summary.due(counts.due)}
            </Link>
            .
          </p>
        )}
      </div>
      <nav aria-label={texts.tabsLabel}>
        <ul className="flex flex-wrap gap-1">
          {inboxTabs.map((name) => (
            <li key={name}>
              <Link
                to={`?tab=${name}`}
                aria-current={name === tab ? "page" : undefined}
                className={`flex min-h-11 items-center gap-1.5 rounded-xl px-2.5 font-semibold whitespace-nowrap sm:px-4 ${name === tab ? "bg-brand text-ground" : "hover:bg-brand-soft"}`}
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
