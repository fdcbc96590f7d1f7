import type { ComponentProps } from "react";
import { Link } from "react-router";
import { FigureLink } from "#app/admin/figure-link.tsx";
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
/** For the figures that are looked for first. */
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
      {doors.map(({ door, count }, at) => (
        <span key={door}>
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

/** A figure that leads to its leads. */
function Chip({
  label,
  ...link
}: Pick<ComponentProps<typeof FigureLink>, "figure" | "href" | "urgent"> & { label: string }) {
  return (
    <li>
      <FigureLink {...link}>
        <span className="max-sm:text-xs">{label}</span>
      </FigureLink>
    </li>
  );
}

/** Who waits longest, as figures that lead to their leads, and the tabs. */
export function InboxHead({ yesterday, today, counts, tab }: Omit<InboxHeadProps, "late">) {
  const { chips } = texts.summary;
  const due = counts.due > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul
        aria-label={texts.summary.label}
        className={`grid gap-2 sm:flex sm:flex-wrap ${due ? "grid-cols-2" : "grid-cols-[1fr_1.25fr_1fr]"}`}
      >
        <Chip figure={counts.overdue} label={chips.overdue} href="?overdue=1" urgent />
        <Chip figure={yesterday.open} label={chips.yesterday} href="?day=yesterday&tab=open" urgent />
        <Chip figure={today.total} label={chips.today} href="?day=today" />
        {due && <Chip figure={counts.due} label={chips.due} href="?due=1" urgent />}
      </ul>
      <nav aria-label={texts.tabsLabel}>
        <ul className="-mx-5 flex gap-1 overflow-x-auto px-5 sm:mx-0 sm:px-0">
          {inboxTabs.map((name) => (
            <li key={name} className="shrink-0">
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
    </div>
  );
}

/** Yesterday's leads: how many, from where, and who was not answered. */
function Yesterday({ of: yesterday }: { of: InboxHeadProps["yesterday"] }) {
  const { summary } = texts;
  const names = yesterday.names.flatMap((name) => name ?? []);
  const left =
    yesterday.open > 0
      ? { words: summary.notAnswered(names, yesterday.open), href: "?day=yesterday&tab=open" }
      : null;
  return (
    <DayLine
      day="yesterday"
      of={yesterday}
      said={summary.yesterday}
      left={left}
      none={yesterday.total > 0 ? summary.allAnswered : ""}
    />
  );
}

const Today = ({ of: today }: { of: DayInSources }) => (
  <DayLine day="today" of={today} said={texts.summary.today} left={null} />
);

/** The leads of the list's day by source, above the list: whoever pressed a figure of the day sees where it comes from. */
export function DayOfList({
  day,
  yesterday,
  today,
}: Pick<InboxHeadProps, "yesterday" | "today"> & { day: string | undefined }) {
  if (day === "yesterday") return <Yesterday of={yesterday} />;
  return day === "today" ? <Today of={today} /> : null;
}

/** Yesterday's and today's leads by name and source, and overdue leads by the way they came: behind one line. */
export function InboxDays({ yesterday, today, counts, late }: Omit<InboxHeadProps, "tab">) {
  return (
    <details className="rounded-2xl border border-line bg-paper px-4">
      <summary className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-4">
        {texts.summary.more}
      </summary>
      <div className="space-y-1 pb-4 leading-snug">
        <Yesterday of={yesterday} />
        <Today of={today} />
        <OverdueLine total={counts.overdue} doors={late} />
      </div>
    </details>
  );
}
