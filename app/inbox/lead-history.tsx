import type { Owner } from "#app/inbox/inbox.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { inboxTexts as texts } from "#content/inbox.ts";
import type { Stage } from "./contract.ts";

type Entry = InboxLead["history"][number];

function inWords({ kind, now }: Entry, owners: readonly Owner[]): string {
  const words = texts.historyWords[kind];
  if (kind === "stage") return words(texts.stages[now as Stage]);
  if (kind !== "owner") return words(now ?? "");
  return words(now ? (owners.find(({ id }) => id === now)?.name ?? texts.somebody) : texts.nobody);
}

/** Who did it, where no account is named. */
function byNobody({ kind, now }: Entry): string {
  if (kind === "slot") return texts.visitor;
  return kind === "mail" && now ? texts.theSite : texts.somebody;
}

/** What was done with a lead, by whom and when, newest first. */
export function LeadHistory({ lead: { history }, owners }: { lead: InboxLead; owners: readonly Owner[] }) {
  if (!history.length) return null;
  return (
    <>
      <h4 className="mt-3 font-sans font-semibold">{texts.history}</h4>
      <ol className="mt-2 grid gap-3 text-sm">
        {history.toReversed().map((entry) => (
          <li key={entry.id} className="border-l-2 border-line pl-3">
            <p className={entry.kind === "note" ? "whitespace-pre-line" : ""}>{inWords(entry, owners)}</p>
            <p className="text-muted">
              {entry.by ?? byNobody(entry)} · <Moment at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
