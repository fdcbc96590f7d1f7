import type { MouseEvent } from "react";
import { Form } from "react-router";
import { TierSelect } from "#app/admin/tier-select.tsx";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { chatNotedHere, notedChat, inboxTexts as texts } from "#content/inbox.ts";
import { mailLink, replyLink } from "./reply.ts";
import { useNoteOpened } from "./use-note-opened.ts";

interface LeadActionsProps {
  lead: InboxLead;
  name: string;
}

/** Whether there is a number or an address to answer to, and so a button beside the lead. */
export const canBeReached = ({ phone, email }: Pick<InboxLead, "phone" | "email">) => Boolean(phone || email);

/** Reply, call and email. Opening one is noted, and counts as answering the lead. */
export function LeadActions({ lead, name }: LeadActionsProps) {
  const { id, phone, email } = lead;
  const noteOpened = useNoteOpened(id);

  /** With script the chat opens at once and the list shows what was noted; without it the server does both. */
  function reply(event: MouseEvent) {
    if (!phone) return;
    event.preventDefault();
    // Only the server can make the private link to a call.
    window.open(lead.callWords ? chatNotedHere(id) : replyLink(lead, phone), "_blank", "noopener");
    noteOpened("chat");
  }

  const look = "max-sm:size-11 max-sm:p-0 max-sm:[&>span]:sr-only";
  return (
    // Beside the name and the message; on a phone, icons in a column.
    <div className="absolute top-3 right-3 z-1 flex gap-2 max-sm:flex-col max-sm:gap-1 sm:right-4">
      {phone && (
        <>
          <ButtonLink
            kind="whatsapp"
            className={look}
            href={notedChat(id)}
            data-key="r"
            onClick={reply}
            aria-label={texts.chatOf(name)}
          >
            {texts.chatShort}
          </ButtonLink>
          <ButtonLink
            kind="secondary"
            icon="phone"
            className={look}
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
          className={look}
          href={mailLink(email, lead)}
          data-key="r"
          onClick={() => noteOpened("mail")}
          aria-label={texts.writeOf(name)}
        >
          {texts.writeShort}
        </ButtonLink>
      )}
    </div>
  );
}

/** Opens the message to somebody who has paid and left no number: WhatsApp asks whom to send it to. */
export function TellLink({ id, name }: { id: string; name: string }) {
  return (
    <p className="relative z-1 mt-2">
      <ButtonLink kind="whatsapp" href={notedChat(id)} aria-label={texts.tellOf(name)}>
        {texts.tell}
      </ButtonLink>
    </p>
  );
}

/** Asks which tier was paid for. Until it is chosen, nothing is open to the learner. */
export function TierForm({ id, name }: { id: string; name: string }) {
  return (
    <Form method="post" preventScrollReset className="relative z-1 mt-2 flex flex-wrap items-center gap-3">
      <p className="basis-full font-semibold text-danger">{enrollmentsList.noTier(texts.stages.won)}</p>
      <input type="hidden" name="change" value="tier" />
      <input type="hidden" name="id" value={id} />
      <span className="grow basis-32 sm:max-w-xs">
        <TierSelect label={enrollmentsList.tierOf(name)} none={enrollmentsList.chooseTier} />
      </span>
      <Button
        type="submit"
        kind="secondary"
        className="min-h-12"
        aria-label={`${enrollmentsList.pay}: ${name}`}
      >
        {enrollmentsList.pay}
      </Button>
    </Form>
  );
}

/** Marks the order of an ebook as paid, which makes the link to it; of one that is paid, makes a new link. */
export function PaidForm({ lead: { id, stage }, name }: LeadActionsProps) {
  const { paid, renew, of } = texts.bookLink;
  const isPaid = stage === "won";
  const label = isPaid ? renew : paid;
  return (
    <Form method="post" preventScrollReset className="relative z-1 mt-2 justify-self-start">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={isPaid ? "book_link" : "stage"} />
      {!isPaid && <input type="hidden" name="stage" value="won" />}
      <Button type="submit" kind="secondary" icon={isPaid ? "book" : "check"} aria-label={of(name, label)}>
        {label}
      </Button>
    </Form>
  );
}
