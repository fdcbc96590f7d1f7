import { useEffect, useEffectEvent, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Textarea } from "#app/forms/field.tsx";
import { formDraft } from "#app/forms/form-draft.ts";
import type { HistoryEntry } from "#app/recruitment/review/application-one.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { reviewTexts } from "#content/review.ts";
import { noteLength } from "../record-contract.ts";

const texts = reviewTexts.notes;

interface NotesProps {
  id: string;
  /** Identifies the next note, so that a repeated request stores it once. */
  noteKey: string;
  notes: readonly HistoryEntry[];
}

/** The reviewers' notes with their authors, and a field for the next one. */
export function Notes({ id, noteKey, notes }: NotesProps) {
  return (
    <>
      {/* Another application has its own field: what was typed about one must not go to the next. */}
      <NoteForm key={id} id={id} noteKey={noteKey} kept={notes} />
      <NoteList notes={notes} />
    </>
  );
}

/** The notes, newest first. */
export function NoteList({ notes }: { notes: readonly HistoryEntry[] }) {
  if (!notes.length) return <p className="mt-4 text-muted">{texts.none}</p>;
  return (
    <ul className="mt-4 grid gap-4">
      {notes.map(({ id, by, now, at }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="text-sm text-muted">
            <span className="font-semibold text-ink">{by ?? reviewTexts.history.somebody}</span>
            {" · "}
            <Moment at={at} />
          </p>
          <p className="whitespace-pre-line">{now}</p>
        </li>
      ))}
    </ul>
  );
}

function NoteForm({ id, noteKey, kept }: { id: string; noteKey: string; kept: readonly HistoryEntry[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { formData, state } = useNavigation();
  const saving = state !== "idle" && formData?.get("change") === "note";
  const sent = useRef(noteKey);
  const draft = formDraft(`note-${id}`);

  const restore = useEffectEvent(() => {
    if (form.current) draft.restore(form.current, "change", "id", "key");
  });
  useEffect(() => restore(), []);
  const empty = useEffectEvent(() => {
    form.current?.reset();
    draft.drop();
  });

  // The field is emptied only when its note is in the list, because the network may fail before.
  useEffect(() => {
    if (kept.some((note) => note.id === sent.current)) empty();
    sent.current = noteKey;
  }, [kept, noteKey]);

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
      className="mt-4 grid gap-2"
    >
      <input type="hidden" name="change" value="note" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={noteKey} />
      <label htmlFor="new-note" className="font-semibold">
        {texts.label}
      </label>
      <Textarea id="new-note" name="note" rows={3} required maxLength={noteLength} />
      <Button type="submit" kind="secondary" loading={saving} className="min-h-12 justify-self-start">
        {texts.save}
      </Button>
    </Form>
  );
}
