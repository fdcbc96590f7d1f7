import type { HistoryEntry } from "#app/recruitment/review/application-one.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { reviewTexts } from "#content/review.ts";
import { applicationStatuses } from "../record-contract.ts";

const texts = reviewTexts.history;

/** The label of a status. */
function statusWord(word: string | null): string {
  const status = applicationStatuses.find((each) => each === word);
  return status ? reviewTexts.statuses[status] : (word ?? "");
}

function inWords({ kind, was, now }: HistoryEntry): string {
  if (kind === "note") return texts.note;
  if (kind === "status") return texts.status(statusWord(was), statusWord(now));
  return was ? texts.scoreAgain(was, now ?? "") : texts.score(now ?? "");
}

/** The changes to an application, with author and time, newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  if (!entries.length) return <p className="text-muted">{texts.none}</p>;
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line pl-3">
          <p className="tabular-nums">{inWords(entry)}</p>
          <p className="text-sm text-muted">
            {`${entry.by ?? texts.somebody} · `}
            <Moment at={entry.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
