import { previewOf, RecordRow, RowDetails, rowsLook } from "#app/admin/record-row.tsx";
import type { Lead } from "#app/leads/messages/messages.server.ts";
import { LongText } from "#app/ui/long-text.tsx";
import { leadsTexts } from "#content/leads.ts";
import { dayInWords, timeInWords } from "../slot-words.ts";
import { wallTime } from "../slots.ts";
import { CancelAppointment, MessageActions } from "./message-actions.tsx";
import { StatusBadge } from "./message-card.tsx";

/** A booked appointment: its day and time first. */
function Upcoming({ lead }: { lead: Lead }) {
  const { name, ref, phone, message, status } = lead;
  const slot = lead.slot ? wallTime(lead.slot) : "";
  return (
    <RecordRow
      name={name}
      room="two"
      facts={
        <>
          <span className="font-semibold text-brand">{dayInWords(slot)}</span>
          <span className="font-semibold text-brand tabular-nums">{timeInWords(slot.slice(11))}</span>
          <StatusBadge status={status} />
        </>
      }
      actions={<MessageActions lead={lead} />}
    >
      <RowDetails name={name} preview={previewOf([message])}>
        <p className="text-sm text-muted">
          {ref} ·{" "}
          <a className="inline-block py-2.5 underline" href={`tel:${phone}`}>
            {phone}
          </a>
        </p>
        <LongText text={message} more={leadsTexts.wholeMessage} most={160} />
        <CancelAppointment {...lead} />
      </RowDetails>
    </RecordRow>
  );
}

/** Booked appointments, the next one first. */
export function UpcomingList({ appointments }: { appointments: readonly Lead[] }) {
  return (
    <ul className={`grid ${rowsLook}`}>
      {appointments.map((lead) => (
        <li key={lead.id}>
          <Upcoming lead={lead} />
        </li>
      ))}
    </ul>
  );
}
