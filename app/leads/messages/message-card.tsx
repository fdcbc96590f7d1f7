import type { Lead } from "#app/leads/messages/messages.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FieldFacts } from "#app/ui/field-facts.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { appointmentFields } from "#content/appointment.ts";
import { leadKindChoices } from "#content/contact-form.ts";
import { inOrder, labelOf } from "#content/fields.ts";
import { leadFields } from "#content/lead-fields.ts";
import { leadsTexts } from "#content/leads.ts";
import { slotInWords } from "../slot-words.ts";
import { wallTime } from "../slots.ts";
import { MessageActions } from "./message-actions.tsx";

/** The name is the card's heading, the kind its badge, and the message is a text below the facts. */
const { name: _, project_type: __, message: ___, ...factFields } = leadFields;
const factNames = inOrder(factFields, ["phone", "email"]);

/** A lead in the owner's list. */
export function MessageCard({ lead }: { lead: Lead }) {
  const { name, ref, slot, appointment_status, status } = lead;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge>{labelOf(leadKindChoices, lead.project_type)}</Badge>
          {appointment_status === "cancelled" && (
            <Badge tone="danger">{leadsTexts.appointmentStatuses.cancelled}</Badge>
          )}
          <Badge tone={status === "new" ? "accent" : "success"}>{leadsTexts.search.statuses[status]}</Badge>
        </p>
      </div>
      <p className="text-sm text-muted">
        {ref} · <Moment at={lead.created_at} />
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {slot && (
          <Fact label={appointmentFields.slot.label} className="sm:col-span-2">
            {slotInWords(wallTime(slot))}
          </Fact>
        )}
        <FieldFacts fields={factFields} names={factNames} row={lead} />
      </dl>
      <LongText text={lead.message} more={leadsTexts.wholeMessage} />
      <MessageActions lead={lead} />
    </Card>
  );
}
