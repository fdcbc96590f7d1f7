import type { MouseEvent } from "react";
import { Form, useSubmit } from "react-router";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
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
      {lead.door === "ebook" && <PaidForm lead={lead} name={name} />}
      {!email && !phone && <p className="text-sm text-muted">{texts.unreached}</p>}
    </div>
  );
}

/** Marks the order of an ebook as paid, which makes the link to it; of one that is paid, makes a new link. */
function PaidForm({ lead: { id, stage }, name }: LeadActionsProps) {
  const { paid, renew, of } = texts.bookLink;
  const isPaid = stage === "won";
  const label = isPaid ? renew : paid;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={isPaid ? "book_link" : "stage"} />
      {!isPaid && <input type="hidden" name="stage" value="won" />}
      <Button type="submit" kind="secondary" icon={isPaid ? "book" : "check"} aria-label={of(name, label)}>
        {label}
      </Button>
    </Form>
  );
}
