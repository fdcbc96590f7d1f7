import { data, type RouterContextProvider } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { changeOrRefusal } from "#app/admin/list-action.server.ts";
import type { KnownForm } from "#app/forms/known-fields.server.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { changeCourse } from "./change-course.server.ts";
import { courseChange, type EditorAnswer } from "./contract.ts";
import type { EditorOutcome } from "./outcome.ts";

type Answered = ReturnType<typeof data<EditorOutcome>>;

const status = { saved: 200, preview: 200, refused: 422, newer: 409, failed: 500 } as const;

/**
 * The fields of every form of the editor: what was pressed, the edited record, the version it started from, and whether
 * it undoes a save.
 */
const editorFields = { change: 20, form: 40, version: 20, undo: 1 } as const;

/**
 * The action of a course editor page, for admins only. `edit` handles the page's own forms and returns undefined for a
 * change of the course, which is handled here.
 * @param forms the contracts of the page's own forms
 */
export async function courseAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  courseId: string,
  forms: readonly KnownForm[],
  edit: (change: string, form: FormData) => Promise<EditorAnswer | undefined>,
) {
  await admitAdmin(request);
  const form = await readForm(context, request, courseChange, editorFields, ...forms);
  return guarded<Answered>(context, async () => {
    const answer = await edit(String(form.get("change")), form);
    if (answer) {
      const changed =
        answer.kind === "saved" ? { said: answer.said, ...(answer.undo && { undo: answer.undo }) } : null;
      return data<EditorOutcome>({ changed, answer }, { status: status[answer.kind] });
    }
    return changeOrRefusal(() => changeCourse(courseId, courseChange.parse(Object.fromEntries(form))));
  });
}
