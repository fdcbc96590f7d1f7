import { Textarea } from "#app/forms/field.tsx";
import type { Owner } from "#app/inbox/inbox.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { inboxTexts as texts } from "#content/inbox.ts";
import { ChangeForm, Labelled } from "./change-form.tsx";
import { leadLimits, type Stage } from "./contract.ts";

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

/** The words of a note, which open to be corrected. */
function NoteText({ entry: { id, now }, lead, name }: { entry: Entry; lead: InboxLead; name: string }) {
  return (
    <>
      <p className="whitespace-pre-line">{now}</p>
      <details>
        <summary
          aria-label={`${texts.correct}: ${now?.slice(0, 60)}`}
          className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4"
        >
          {texts.correct}
        </summary>
        <ChangeForm change="correct" id={lead.id} submit={texts.saveNote} about={name}>
          <input type="hidden" name="entry" value={id} />
          <input type="hidden" name="key" value={lead.noteKey} />
          <Labelled id={`correct-${id}`} label={texts.note}>
            <Textarea
              id={`correct-${id}`}
              name="note"
              rows={2}
              required
              maxLength={leadLimits.note}
              defaultValue={now ?? ""}
            />
          </Labelled>
        </ChangeForm>
      </details>
    </>
  );
}

interface LeadHistoryProps {
  lead: InboxLead;
  /** Whose lead it is, for screen readers. */
  name: string;
  owners: readonly Owner[];
}

/** What was done with a lead, by whom and when, newest first. */
export function LeadHistory({ lead, name, owners }: LeadHistoryProps) {
  const { history } = lead;
  if (!history.length) return null;
  // Entries of one batch are one note: the last is how it reads now (notes.server.ts).
  const last = new Map(history.map(({ batch, id }) => [batch, id]));
  return (
    <>
      <h4 className="mt-3 font-sans font-semibold">{texts.history}</h4>
      <ol className="mt-2 grid gap-3 text-sm">
        {history.toReversed().map((entry) => (
          <li key={entry.id} className="border-l-2 border-line pl-3">
            {entry.kind !== "note" ? (
              <p>{inWords(entry, owners)}</p>
            ) : last.get(entry.batch) === entry.id ? (
              <NoteText entry={entry} lead={lead} name={name} />
            ) : (
              <p className="whitespace-pre-line text-muted">
                {texts.noteBefore} {entry.now}
              </p>
            )}
            <p className="text-muted">
              {entry.by ?? byNobody(entry)} · <Moment at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
