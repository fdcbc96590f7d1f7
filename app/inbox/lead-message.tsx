import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { LongText } from "#app/ui/long-text.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { inboxTexts as texts } from "#content/inbox.ts";
import { itemNames } from "#content/lead-items.ts";
import { leadsTexts } from "#content/leads.ts";
import { naira } from "#content/prices.ts";
import { sourceInWords } from "#content/source-words.ts";
import { mailLink } from "./reply.ts";
import { useNoteOpened } from "./use-note-opened.ts";

/** How much of a message a row has in its one or two lines, in characters. */
const longestPreview = 200;

/** What a lead asks for, and its value. */
function wanted({ door, items, value }: InboxLead): string[] {
  return [itemNames({ door, items }), value === null ? "" : texts.value(naira(value))];
}

const inOneLine = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");

interface MessageProps {
  lead: InboxLead;
}

/** The message in a line or two, until the row is opened. */
export function MessagePreview({ lead }: MessageProps) {
  const { wants, slot } = lead;
  return (
    <span className="line-clamp-2 group-open/lead:hidden max-sm:text-sm max-sm:leading-snug sm:line-clamp-1">
      {slot && (
        <span className="font-semibold text-brand">
          {leadsTexts.appointmentStatuses.booked}: <Moment at={slot} />
          {" · "}
        </span>
      )}
      {inOneLine([...wanted(lead), wants?.slice(0, longestPreview) ?? ""]) || texts.noWords}
    </span>
  );
}

/** What the row has no room for: the message as it was typed, contacts and source. */
export function WholeMessage({ lead }: MessageProps) {
  const { id, wants, others, phoneInWords, email } = lead;
  const noteOpened = useNoteOpened(id);
  const heading = inOneLine(wanted(lead));
  return (
    <div className="grid gap-2 pb-4 [overflow-wrap:anywhere]">
      {heading && <p className="font-semibold">{heading}</p>}
      {wants && <LongText text={wants} more={leadsTexts.wholeMessage} />}
      {phoneInWords || email ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {phoneInWords && <span className="figures whitespace-nowrap">{phoneInWords}</span>}
          {email && (
            <a href={mailLink(email, lead)} onClick={() => noteOpened("mail")}>
              <MailAddress address={email} />
            </a>
          )}
        </p>
      ) : (
        <p className="text-muted">{lead.door === "chat" ? texts.unreachedChat : texts.unreached(lead.ref)}</p>
      )}
      <p className="text-sm">
        <span className="text-muted">{texts.source}: </span>
        {sourceInWords(lead) || texts.sourceUnknown}
      </p>
      {lead.lost_reason && <p className="text-sm">{texts.historyWords.lost_reason(lead.lost_reason)}</p>}
      {others > 0 && <p className="text-sm font-semibold">{texts.samePerson(others)}</p>}
    </div>
  );
}
