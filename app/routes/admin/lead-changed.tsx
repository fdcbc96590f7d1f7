import { leadsTexts } from "#app/content/leads.ts";
import type { ChangedLead } from "#app/features/leads/desk.server.ts";
import { ChangeButton } from "#app/features/leads/lead-actions.tsx";

/** What the last change ended with. `changed` is null when it could not be saved. */
export type LeadOutcome = { changed: ChangedLead | null };

const opposite = { handled: "new", new: "handled" } as const;

/**
 * Says what was changed and takes it back, at the foot of the screen: the lead itself may have left the list by
 * then. It is part of the answer, so it is there without script too.
 */
export function LeadChanged({ outcome }: { outcome: LeadOutcome | undefined }) {
  const changed = outcome?.changed;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 mx-auto max-w-lg p-4">
      {outcome && (
        <div
          className={`pointer-events-auto flex items-center justify-between gap-4 rounded-2xl border bg-paper p-4 shadow-lg ${changed ? "border-success" : "border-danger"}`}
        >
          <p className="font-semibold">
            {changed ? leadsTexts.changed[changed.change](changed.ref) : leadsTexts.changeFailed}
          </p>
          {changed && changed.change !== "cancel" && (
            <ChangeButton change={opposite[changed.change]} id={changed.id} about={changed.ref}>
              {leadsTexts.undo}
            </ChangeButton>
          )}
        </div>
      )}
    </div>
  );
}
