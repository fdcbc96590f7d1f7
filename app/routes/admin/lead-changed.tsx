import { deskTexts } from "#app/content/back-office.ts";
import { leadsTexts } from "#app/content/leads.ts";
import type { ChangedLead } from "#app/features/leads/desk.server.ts";
import { ChangeButton } from "#app/features/leads/lead-actions.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import type { ChangeOutcome } from "./change-or-search.ts";

const opposite = { handled: "new", new: "handled" } as const;

/** Says what was changed of a lead, and takes it back. */
export function LeadChanged({ outcome }: { outcome: ChangeOutcome<ChangedLead> | undefined }) {
  const changed = outcome?.changed;
  const title = changed ? leadsTexts.changed[changed.change](changed.ref) : outcome && deskTexts.changeFailed;
  return (
    <ChangeNotice
      title={title}
      failed={!changed}
      undo={
        changed &&
        changed.change !== "cancel" && (
          <ChangeButton change={opposite[changed.change]} id={changed.id} about={changed.ref}>
            {deskTexts.undo}
          </ChangeButton>
        )
      }
    />
  );
}
