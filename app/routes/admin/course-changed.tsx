import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import type { DeskOutcome } from "#app/features/courses/desk/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeNotice } from "./change-notice.tsx";

/** Says what was changed of a course, and takes it back. What a form refused is said in the form. */
export function CourseChangedNotice({ outcome }: { outcome: DeskOutcome | undefined }) {
  const changed = outcome?.changed;
  const failed = outcome && !outcome.answer ? (outcome.refused ?? deskTexts.changeFailed) : undefined;
  return (
    <ChangeNotice
      title={changed?.said ?? failed}
      failed={!changed}
      undo={
        changed?.undo && (
          <Form method="post" preventScrollReset>
            {Object.entries(changed.undo).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" kind="secondary">
              {deskTexts.undo}
            </Button>
          </Form>
        )
      }
    />
  );
}
