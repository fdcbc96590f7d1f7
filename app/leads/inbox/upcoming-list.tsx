import type { Lead } from "#app/leads/inbox/inbox.server.ts";
import { Card } from "#app/ui/card.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { leadsTexts } from "#content/leads.ts";
import { dayInWords, timeInWords } from "../slot-words.ts";
import { wallTime } from "../slots.ts";
import { LeadActions } from "./lead-actions.tsx";

/** Booked appointments, the next one first. */
export function UpcomingList({ appointments }: { appointments: readonly Lead[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {appointments.map((lead) => {
        const slot = lead.slot ? wallTime(lead.slot) : "";
        return (
          <li key={lead.id}>
            <Card as="article" className="h-full [overflow-wrap:anywhere]">
              <p className="text-brand">
                <span className="block font-semibold">{dayInWords(slot)}</span>
                <span className="font-heading text-2xl font-bold tabular-nums">
                  {timeInWords(slot.slice(11))}
                </span>
              </p>
              <h3 className="mt-2 font-sans text-lg">{lead.name}</h3>
              <p className="text-sm text-muted">
                {lead.ref} ·{" "}
                <a className="underline" href={`tel:${lead.phone}`}>
                  {lead.phone}
                </a>
              </p>
              <LongText text={lead.message} more={leadsTexts.wholeMessage} />
              <LeadActions lead={lead} />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
