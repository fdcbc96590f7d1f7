import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { learnersDesk } from "#app/content/enrolments-desk.ts";
import { tierLabel } from "#app/features/courses/desk/learner-card.tsx";
import type { ChangedTier } from "#app/features/courses/desk/learners.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import type { ChangeOutcome } from "./change-or-search.ts";

const opposite = { grant: "withdraw", withdraw: "grant" } as const;

/** Says which tier was added or withdrawn, and takes it back. */
export function TierChanged({ outcome }: { outcome: ChangeOutcome<ChangedTier> | undefined }) {
  const changed = outcome?.changed;
  const title = changed
    ? learnersDesk.changed[changed.change](changed.name, tierLabel(changed.tier))
    : outcome && deskTexts.changeFailed;
  return (
    <ChangeNotice
      title={title}
      failed={!changed}
      undo={
        changed && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={changed.id} />
            <input type="hidden" name="tier" value={changed.tier} />
            <Button type="submit" name="change" value={opposite[changed.change]} kind="secondary">
              {deskTexts.undo}
            </Button>
          </Form>
        )
      }
    />
  );
}
