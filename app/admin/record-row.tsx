import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";

/** The list around rows: one card with a line between two rows. */
export const rowsLook = "gap-0! divide-y divide-line rounded-2xl border border-line bg-paper";

/** A button of a row: an icon until the screen is wide enough for its words. */
export const rowButton = "max-xl:size-11 max-xl:p-0 max-xl:[&>span]:sr-only";

/** The room that the buttons at the right of a row need, by how many there are. */
const rooms = { one: "pr-12 xl:pr-52", two: "pr-24 xl:pr-114" } as const;

/** How much of a text the line that opens a row can have at most, in characters. */
const longestPreview = 200;

/** The beginning of a text. Half of an emoji at its end would be another character once the page was sent. */
const beginning = (text: string) => text.slice(0, longestPreview).replace(/\p{Cs}$/u, "");

/** What a record is about, in one line. */
export const previewOf = (parts: readonly (string | null | undefined)[]) =>
  parts
    .flatMap((part) => part || [])
    .map(beginning)
    .join(" · ");

interface RecordRowProps {
  /** Whose record it is. */
  name: string;
  /** The checkbox of the bulk action. */
  select?: ReactNode;
  /** State and time, in one line on a phone. */
  facts: ReactNode;
  /** What is done most often, one tap away. */
  actions: ReactNode;
  /** How many buttons the actions are at most. */
  room?: keyof typeof rooms;
  /** Whether the facts have their own line on a wide screen too, because they are many. */
  factsBelow?: boolean;
  /** The line that opens the rest, and what is always shown below. */
  children: ReactNode;
}

/** A record in a list: a row of two or three lines on a phone, as in the inbox, that opens to the rest of it. */
export function RecordRow({
  name,
  select,
  facts,
  actions,
  room = "one",
  factsBelow,
  children,
}: RecordRowProps) {
  return (
    <article className="relative flow-root p-3 [overflow-wrap:anywhere] hover:bg-tint in-[li:first-child]:rounded-t-2xl in-[li:last-child]:rounded-b-2xl sm:px-4">
      <div className={`flex min-h-11 flex-wrap content-start items-start gap-x-1 ${rooms[room]}`}>
        {select}
        <h3
          className={`min-w-0 scroll-mt-24 font-sans text-base ${factsBelow ? "flex-1" : "max-lg:flex-1 lg:max-w-3/5"}`}
        >
          {name}
        </h3>
        <div
          className={`flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-muted ${factsBelow ? "basis-full" : "max-lg:basis-full lg:ml-1.5 lg:pt-0.5"}`}
        >
          {facts}
        </div>
      </div>
      <div className="absolute top-3 right-3 z-1 flex gap-1.5 sm:right-4 sm:gap-2">{actions}</div>
      {children}
    </article>
  );
}

interface RowDetailsProps {
  /** Whose record it is, for screen readers. */
  name: string;
  /** What it is about, in the line that opens the rest. */
  preview: ReactNode;
  children: ReactNode;
}

/** The third line of a row, which opens the rest of the record, with and without script. */
export function RowDetails({ name, preview, children }: RowDetailsProps) {
  return (
    <details className="group/row">
      {/* While it is closed, a press anywhere on the row opens it. */}
      <summary
        data-details
        className="flex cursor-pointer items-start gap-1.5 not-group-open/row:after:absolute not-group-open/row:after:inset-0 group-open/row:min-h-11 group-open/row:items-center"
      >
        <Icon name="down" className="mt-0.5 size-5 shrink-0 text-muted group-open/row:rotate-180" />
        <span className="line-clamp-1 group-open/row:hidden max-sm:text-sm max-sm:leading-6">{preview}</span>
        <span className="hidden font-semibold text-brand underline underline-offset-4 group-open/row:inline">
          {listTexts.close}
        </span>
        <span className="sr-only">
          <span className="group-open/row:hidden">{listTexts.details}</span>
          {`: ${name}`}
        </span>
      </summary>
      <div className="pb-1">{children}</div>
    </details>
  );
}
