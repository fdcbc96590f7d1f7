import { useEffect, useRef } from "react";
import type { ListOutcome } from "#app/admin/list-outcome.ts";
import { Field, Input } from "#app/forms/field.tsx";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { contactFields } from "#content/contact-form.ts";
import { emailLength, phoneLength } from "#content/fields.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { ChangeForm } from "./change-form.tsx";
import { type ContactKind, contactKinds } from "./contract.ts";

/** A contact that was refused: its lead, the messages by field, and what was typed. */
export interface RefusedContact extends Required<Pick<ListOutcome<never>, "fields" | "sent">> {
  id: string;
}

/** The contact in the outcome of a change; undefined if it was another change or was saved. */
export function refusedContact(outcome: ListOutcome<ChangedLeads> | undefined): RefusedContact | undefined {
  const { fields, sent } = outcome ?? {};
  return fields && sent?.change === "contact" ? { id: sent.id ?? "", fields, sent } : undefined;
}

const controls = {
  name: { type: "text", maxLength: contactFields.name.most },
  phone: { type: "tel", maxLength: phoneLength.typed },
  email: { type: "email", maxLength: emailLength.most },
} as const satisfies Record<ContactKind, object>;

interface MissingContactFormProps {
  lead: InboxLead;
  /** Whose lead it is, for screen readers. */
  about: string;
  refused: RefusedContact | undefined;
}

/** Adds what a lead lacks of name, phone number and email address; nothing where it has all, or may take none. */
export function MissingContactForm({ lead, about, refused }: MissingContactFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  const lacked = contactKinds.filter((kind) => !lead[kind]);
  if (!lacked.length || !lead.takesContact) return null;
  return (
    <div ref={place} className="sm:col-span-2">
      <ChangeForm change="contact" id={lead.id} submit={texts.addContact} about={about}>
        <div className="grid gap-3 sm:grid-cols-3">
          {lacked.map((kind, at) => {
            // A message about none of the fields is beside the first.
            const own = refused?.fields[kind] ?? (at ? undefined : refused?.fields.contact);
            return (
              <Field
                key={kind}
                id={`contact-${kind}-${lead.id}`}
                label={texts.contact[kind]}
                {...(own ? { error: own } : {})}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...controls[kind]}
                    name={kind}
                    autoComplete="off"
                    defaultValue={refused?.sent[kind]}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </ChangeForm>
    </div>
  );
}
