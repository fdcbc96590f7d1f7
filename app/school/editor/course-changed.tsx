import { UndoNotice } from "#app/admin/undo-notice.tsx";
import type { EditorOutcome } from "./outcome.ts";

/** Reports a change of a course, with Undo. The error of a refused form is in the form itself. */
export function CourseChangedNotice({ outcome }: { outcome: EditorOutcome | undefined }) {
  const inForm = outcome?.answer && !outcome.changed;
  return (
    <UndoNotice
      outcome={inForm ? undefined : outcome}
      notice={({ said, undo }) => ({ title: said, undo: undo && Object.entries(undo) })}
    />
  );
}
