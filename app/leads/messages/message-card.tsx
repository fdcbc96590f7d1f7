import { previewOf, RecordRow, RowDetails } from "#app/admin/record-row.tsx";
import type { Lead } from "#app/leads/messages/messages.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FieldFacts } from "#app/ui/field-facts.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { appointmentFields } from "#content/appointment.ts";
import { leadKindChoices } from "#content/contact-form.ts";
import { momentWords } from "#content/day-words.ts";
import { inOrder, labelOf } from "#content/fields.ts";
import { leadFields } from "#content/lead-fields.ts";
import { leadsTexts } from "#content/leads.ts";
import { slotInWords } from "../slot-words.ts";
import { wallTime } from "../slots.ts";
import { CancelAppointment, MessageActions } from "./message-actions.tsx";

/** The name is the row's heading, the kind its preview, and the message is a text below the facts. */
const { name: _, project_type: __, message: ___, ...factFields } = leadFields;
const factNames = inOrder(factFields, ["phone", "email"]);

/** Whether the owner has seen to a lead, which the button alone does not say. */
export function StatusBadge({ status }: Pick<Lead, "status">) {
  return <Badge tone={status === "new" ? "accent" : "success"}>{leadsTexts.search.statuses[status]}</Badge>;
}

/** A lead in the owner's list: a row that opens to the rest of it. */
export function MessageCard({ lead }: { lead: Lead }) {
  const { name, ref, slot, appointment_status, status, message } = lead;
  const kind = labelOf(leadKindChoices, lead.project_type);
  return (
    <RecordRow
      name={name}
      room="two"
      facts={
        <>
          <StatusBadge status={status} />
          {appointment_status === "cancelled" && (
            <Badge tone="danger">{leadsTexts.appointmentStatuses.cancelled}</Badge>
          )}
          <Moment at={lead.created_at} />
          <span className="max-lg:hidden">{ref}</span>
        </>
      }
      actions={<MessageActions lead={lead} />}
    >
      <RowDetails name={name} preview={previewOf([kind, slot && momentWords(slot), message])}>
        <p className="font-semibold">{kind}</p>
        <p className="text-sm text-muted">{ref}</p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {slot && (
            <Fact label={appointmentFields.slot.label} className="sm:col-span-2">
              {slotInWords(wallTime(slot))}
            </Fact>
          )}
          <FieldFacts fields={factFields} names={factNames} row={lead} />
        </dl>
        <LongText text={message} more={leadsTexts.wholeMessage} />
        {appointment_status === "booked" && <CancelAppointment {...lead} />}
      </RowDetails>
    </RecordRow>
  );
}
