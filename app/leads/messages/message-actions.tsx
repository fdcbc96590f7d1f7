import { Form, useNavigation } from "react-router";
import { rowButton } from "#app/admin/record-row.tsx";
import type { Lead } from "#app/leads/messages/messages.server.ts";
import { Button, type ButtonKind, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { notedChat } from "#content/inbox.ts";
import { leadsTexts } from "#content/leads.ts";
import type { LeadChange } from "../contract.ts";

interface ChangeButtonProps extends LeadChange {
  kind?: ButtonKind;
  /** The lead's name, for screen readers. */
  about?: string;
  icon?: IconName;
  className?: string;
  children: string;
}

/** A button that changes one lead. It posts to the list's own address, so that search and page are unchanged. */
function ChangeButton({
  change,
  id,
  kind = "secondary",
  about,
  icon,
  className = "",
  children,
}: ChangeButtonProps) {
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
        className={className}
        icon={icon}
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
        className={rowButton}
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
      className={rowButton}
      href={`mailto:${email}?subject=${encodeURIComponent(ref)}`}
      aria-label={`${leadsTexts.write}: ${name}`}
    >
      {leadsTexts.write}
    </ButtonLink>
  );
}

/** Cancelling asks for confirmation, with and without script. */
export function CancelAppointment({ id, name }: Lead) {
  const { open, question, confirm } = leadsTexts.cancel;
  return (
    <details className="mt-2">
      <summary className={buttonClass("quiet")} aria-label={`${open}: ${name}`}>
        {open}
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
  const isNew = status === "new";
  return (
    <ChangeButton
      change={isNew ? "handled" : "new"}
      id={id}
      about={name}
      icon="check"
      // As an icon it is a switch: what is handled is filled.
      className={
        isNew ? rowButton : `${rowButton} max-xl:bg-success-soft max-xl:text-success xl:[&>svg]:hidden`
      }
    >
      {isNew ? leadsTexts.handle : leadsTexts.reopen}
    </ChangeButton>
  );
}

/** The actions for a lead that are one tap away. */
export function MessageActions({ lead }: { lead: Lead }) {
  return (
    <>
      <Reply {...lead} />
      <Handled {...lead} />
    </>
  );
}
