import { Fragment } from "react";
import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import type { ChangedEnrolments } from "#app/features/school/desk.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import type { ChangeOutcome } from "./change-or-search.ts";

/** Says what was changed of enrolments, and gives each the status back that it had. */
export function EnrolmentsChanged({
  outcome,
}: {
  outcome: (ChangeOutcome<ChangedEnrolments> & { refused?: string }) | undefined;
}) {
  const changed = outcome?.changed;
  return (
    <ChangeNotice
      title={changed?.said ?? (outcome && (outcome.refused ?? deskTexts.changeFailed))}
      failed={!changed}
      undo={
        changed?.before && (
          <Form method="post" preventScrollReset>
            {changed.before.map(({ id, status }) => (
              <Fragment key={id}>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="was" value={status} />
              </Fragment>
            ))}
            <Button type="submit" name="change" value="back" kind="secondary">
              {deskTexts.undo}
            </Button>
          </Form>
        )
      }
    />
  );
}
