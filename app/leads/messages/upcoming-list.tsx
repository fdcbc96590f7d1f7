import type { Lead } from "#app/leads/messages/messages.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { leadsTexts } from "#content/leads.ts";
import { dayInWords, timeInWords } from "../slot-words.ts";
import { wallTime } from "../slots.ts";
import { MessageActions } from "./message-actions.tsx";

/** Booked appointments, the next one first. */
export function UpcomingList({ appointments }: { appointments: readonly Lead[] }) {
  return (
    <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
      {appointments.map((lead) => {
        const slot = lead.slot ? wallTime(lead.slot) : "";
        return (
          <li key={lead.id}>
            <Card
              as="article"
              className={`h-full [overflow-wrap:anywhere] max-sm:p-4 ${lead.status === "new" ? "" : "bg-tint!"}`}
            >
              <p className="flex flex-wrap items-baseline gap-x-2 text-brand">
                <span className="font-semibold sm:basis-full">{dayInWords(slot)}</span>
                <span className="font-heading text-xl font-bold tabular-nums sm:text-2xl">
                  {timeInWords(slot.slice(11))}
                </span>
                {/* Whether the owner has seen to it, which the button alone does not say. */}
                <span className="ml-auto self-center">
                  <Badge tone={lead.status === "new" ? "accent" : "success"}>
                    {leadsTexts.search.statuses[lead.status]}
                  </Badge>
                </span>
              </p>
              <h3 className="mt-1 font-sans text-lg sm:mt-2">{lead.name}</h3>
              <p className="text-sm text-muted">
                {lead.ref} ·{" "}
                <a className="underline" href={`tel:${lead.phone}`}>
                  {lead.phone}
                </a>
              </p>
              <LongText text={lead.message} more={leadsTexts.wholeMessage} most={160} />
              <MessageActions lead={lead} />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
