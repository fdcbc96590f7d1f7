import { Form, useNavigation } from "react-router";
import type { Lead } from "#app/leads/messages/messages.server.ts";
import { Button, type ButtonKind, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { notedChat } from "#content/inbox.ts";
import { leadsTexts } from "#content/leads.ts";
import type { LeadChange } from "../contract.ts";

interface ChangeButtonProps extends LeadChange {
  kind?: ButtonKind;
  /** The lead's name, for screen readers. */
  about?: string;
  children: string;
}

/** A button that changes one lead. It posts to the list's own address, so that search and page are unchanged. */
export function ChangeButton({ change, id, kind = "secondary", about, children }: ChangeButtonProps) {
  const { formData, state } = useNavigation();
  const changing = state !== "idle" && formData?.get("id") === id && formData.get("change") === change;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="change"
        value={change}
        kind={kind}
        loading={changing}
        className="max-sm:px-3"
        aria-label={about && `${children}: ${about}`}
      >
        {children}
      </Button>
    </Form>
  );
}

/** A link to a chat with the lead, or to a mail if there is no number. */
function Reply({ name, ref, phone, email }: Lead) {
  if (phone) {
    return (
      <ButtonLink
        kind="whatsapp"
        className="max-sm:size-11 max-sm:p-0 max-sm:[&>span]:sr-only"
        href={notedChat(ref, "greeting")}
        aria-label={`${leadsTexts.chat}: ${name}`}
      >
        {leadsTexts.chat}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      kind="secondary"
      icon="mail"
      href={`mailto:${email}?subject=${encodeURIComponent(ref)}`}
      aria-label={`${leadsTexts.write}: ${name}`}
    >
      {leadsTexts.write}
    </ButtonLink>
  );
}

/** Cancelling asks for confirmation, with and without script. */
function CancelAppointment({ id, name }: Lead) {
  const { open, short, question, confirm } = leadsTexts.cancel;
  return (
    <details className="open:basis-full">
      <summary className={buttonClass("quiet")} aria-label={`${open}: ${name}`}>
        <span className="sm:hidden">{short}</span>
        <span className="max-sm:hidden">{open}</span>
      </summary>
      <div className="mt-2 rounded-xl bg-tint p-4">
        <p className="mb-3">{question}</p>
        <ChangeButton change="cancel" id={id} kind="danger" about={name}>
          {confirm}
        </ChangeButton>
      </div>
    </details>
  );
}

/** Marks a lead as handled, or as new again. */
function Handled({ id, name, status }: Lead) {
  return status === "new" ? (
    <ChangeButton change="handled" id={id} about={name}>
      {leadsTexts.handle}
    </ChangeButton>
  ) : (
    <ChangeButton change="new" id={id} about={name}>
      {leadsTexts.reopen}
    </ChangeButton>
  );
}

/** The actions for a lead. */
export function MessageActions({ lead }: { lead: Lead }) {
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-3 sm:gap-3 sm:pt-4">
      <Reply {...lead} />
      <Handled {...lead} />
      {lead.appointment_status === "booked" && <CancelAppointment {...lead} />}
    </div>
  );
}
