import { deskTexts } from "#app/content/back-office.ts";
import { conversationsTexts } from "#app/content/conversations.ts";
import { ChangeButton } from "#app/features/concierge/conversation-actions.tsx";
import type { ChangedConversations } from "#app/features/concierge/conversations.server.ts";
import { ChangeNotice } from "./change-notice.tsx";
import type { ChangeOutcome } from "./change-or-search.ts";

/** Says what was changed of conversations; a mark is taken back as it was set, and earlier ones stay. */
export function ConversationChanged({
  outcome,
}: {
  outcome: ChangeOutcome<ChangedConversations> | undefined;
}) {
  const changed = outcome?.changed;
  const title = changed
    ? conversationsTexts.changed[changed.change](changed.id.length)
    : outcome && deskTexts.changeFailed;
  return (
    <ChangeNotice
      title={title}
      failed={!changed}
      undo={
        changed?.marked && (
          <ChangeButton change="open" id={changed.id} marked={changed.marked}>
            {deskTexts.undo}
          </ChangeButton>
        )
      }
    />
  );
}
