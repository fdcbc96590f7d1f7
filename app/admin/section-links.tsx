import { NavLink } from "react-router";
import {
  type Section,
  sectionGroups,
  type WaitingName,
  waitingWords,
} from "#content/back-office-sections.ts";

/** How many records wait for the owner, by what they wait for. */
export type Waiting = Readonly<Record<WaitingName, number>>;

/** The figure on a link to a list: amber if somebody waits for an answer. */
export function WaitingBadge({ count, words, urgent }: { count: number; words: string; urgent: boolean }) {
  if (!count) return null;
  return (
    <>
      {" "}
      <span
        className={`ml-auto rounded-md px-1.5 text-sm tabular-nums ${urgent ? "bg-accent text-accent-ink" : "font-normal"}`}
      >
        {count.toLocaleString("en-NG")}
      </span>
      <span className="sr-only"> {words}</span>
    </>
  );
}

/** The lists in which a person waits for an answer. */
const urgent: readonly WaitingName[] = ["toAnswer", "leads"];

function SectionLink({ path, label, waiting, counts }: Section & { counts: Waiting }) {
  return (
    <NavLink
      to={path}
      // The dashboard's address begins every other one.
      end={path === "/admin-dashboard"}
      className="flex min-h-11 items-center gap-2 rounded-lg px-2.5 font-semibold hover:bg-brand-soft aria-[current=page]:bg-brand aria-[current=page]:text-ground lg:min-h-10 lg:pointer-fine:min-h-7.5 lg:pointer-fine:leading-tight"
    >
      {label}
      {waiting && (
        <WaitingBadge
          count={counts[waiting]}
          words={waitingWords[waiting]}
          urgent={urgent.includes(waiting)}
        />
      )}
    </NavLink>
  );
}

/** Links to every screen of the back office, in groups, with how many records wait in each. */
export function SectionLinks({ counts, className = "" }: { counts: Waiting; className?: string }) {
  return (
    <div className={className}>
      {sectionGroups.map(({ heading, sections }) => (
        <div key={heading}>
          <p className="px-2.5 pt-3 pb-1 text-sm text-muted lg:pointer-fine:pt-2 lg:pointer-fine:pb-0 lg:pointer-fine:text-xs">
            {heading}
          </p>
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink {...section} counts={counts} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
