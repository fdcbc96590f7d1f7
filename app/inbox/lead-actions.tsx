import type { MouseEvent } from "react";
import { useSubmit } from "react-router";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { inboxTexts as texts } from "#content/inbox.ts";
import { replyLink } from "./reply.ts";

interface LeadActionsProps {
  lead: InboxLead;
  name: string;
}

/** Reply, call and mail. Opening a reply or a call is noted, and answers the lead. */
export function LeadActions({ lead, name }: LeadActionsProps) {
  const { id, ref, phone, email } = lead;
  const submit = useSubmit();
  const noteOpened = (change: "chat" | "call") =>
    submit({ change, id }, { method: "post", preventScrollReset: true });

  /** With script the chat opens at once and the list shows what was noted; without it the server does both. */
  function reply(event: MouseEvent) {
    if (!phone) return;
    event.preventDefault();
    window.open(replyLink(lead, phone), "_blank", "noopener");
    noteOpened("chat");
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2 sm:gap-3">
      {phone && (
        <>
          <ButtonLink
            kind="whatsapp"
            className="max-sm:px-3"
            href={`${texts.path}/${id}/chat`}
            reload
            target="_blank"
            rel="noopener"
            data-key="r"
            onClick={reply}
            aria-label={texts.chatOf(name)}
          >
            {texts.chat}
          </ButtonLink>
          <ButtonLink
            kind="secondary"
            icon="phone"
            className="max-sm:px-3"
            href={`tel:${phone}`}
            onClick={() => noteOpened("call")}
            aria-label={texts.callOf(name)}
          >
            {texts.call}
          </ButtonLink>
        </>
      )}
      {email && !phone && (
        <ButtonLink
          kind="secondary"
          icon="mail"
          href={`mailto:${email}?subject=${encodeURIComponent(texts.replySubject(ref))}`}
          aria-label={texts.writeOf(name)}
        >
          {texts.write}
        </ButtonLink>
      )}
      {!email && !phone && <p className="text-sm text-muted">{texts.unreached}</p>}
    </div>
  );
}
