import { useEffect, useRef } from "react";
import { SelectBox } from "#app/admin/bulk-bar.tsx";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";
import type { Owner } from "#app/inbox/inbox.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { dayWords } from "#content/day-words.ts";
import { labelOf } from "#content/fields.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { leadsTexts } from "#content/leads.ts";
import { naira } from "#content/prices.ts";
import { sourceInWords } from "#content/source-words.ts";
import { DoneHere } from "./done-here.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadDetails } from "./lead-details.tsx";

const tones = { new: "accent", contacted: "brand", quoted: "brand", won: "success", lost: "free" } as const;

/** What a lead is called: by name, or where nobody gave one by what they asked for and the way they came. */
function leadName({ name, door, items }: Pick<InboxLead, "name" | "door" | "items">): string {
  return name ?? texts.nobodyNamed(labelOf(leadDoors, door), itemNames({ door, items }));
}

/** How long the lead waits, or waited for the answer. */
function Wait({ isOpen, waited, late, answered_at }: InboxLead) {
  if (isOpen)
    return late > 0 ? (
      <span className="font-semibold text-danger">{texts.overdue(late)}</span>
    ) : (
      <span className="font-semibold text-ink">{texts.waiting(waited)}</span>
    );
  return answered_at && <span>{texts.answeredAfter(waited)}</span>;
}

function Wants({ name, door, items, wants, value, slot }: InboxLead) {
  // Without a name the heading says it already.
  const named = name ? itemNames({ door, items }) : "";
  return (
    <>
      {(named || value !== null) && (
        <p className="mt-3">
          <span className="font-semibold">{named}</span>
          {named && value !== null && " · "}
          {value !== null && <span className="figures">{texts.value(naira(value))}</span>}
        </p>
      )}
      {slot && (
        <p className="mt-3 font-semibold text-brand">
          {leadsTexts.appointmentStatuses.booked}: <Moment at={slot} />
        </p>
      )}
      {wants && <LongText text={wants} more={leadsTexts.wholeMessage} most={240} />}
    </>
  );
}

interface LeadCardProps {
  lead: InboxLead;
  owners: readonly Owner[];
  /** What was done with it since the list was opened. */
  done?: readonly ChangedLeads[] | undefined;
  soon: readonly { label: string; day: string }[];
  /** Whether the page is about this lead only. */
  isAlone: boolean;
}

/** A lead that has left the list by what was done with it here: it stays in its place until the list is read anew. */
export function GoneCard({ lead, done = [], soon }: Omit<LeadCardProps, "owners" | "isAlone">) {
  const name = leadName(lead);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed link is gone, so the keyboard goes on from here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article className="h-full rounded-2xl border border-dashed border-edge p-5 md:p-6 [overflow-wrap:anywhere]">
      <h3 ref={heading} tabIndex={-1} data-lead className="scroll-mt-24 rounded font-sans text-lg text-muted">
        {name}
      </h3>
      <p className="text-sm text-muted">
        {labelOf(leadDoors, lead.door)} · {lead.ref}
      </p>
      <DoneHere id={lead.id} name={name} done={done} soon={soon} />
    </article>
  );
}

/** One lead in the inbox. */
export function LeadCard({ lead, owners, done, soon, isAlone }: LeadCardProps) {
  const name = leadName(lead);
  const { id, ref, stage, door, owner_name, follow_up, tags, others } = lead;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {/* The keys j and k move from one to the next. */}
        <h3 tabIndex={-1} data-lead className="scroll-mt-24 rounded font-sans text-lg">
          {name}
        </h3>
        <Badge tone={tones[stage]}>{texts.stages[stage]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {labelOf(leadDoors, door)} · {ref} · <Moment at={lead.created_at} /> · <Wait {...lead} />
      </p>
      <Wants {...lead} />
      {/* One line; the details have all of it. */}
      <p className="mt-3 line-clamp-1 text-sm">
        <span className="text-muted">{texts.source}: </span>
        {sourceInWords(lead) || texts.sourceUnknown}
      </p>
      {(lead.phone || lead.email) && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {lead.phoneInWords && <span className="figures whitespace-nowrap">{lead.phoneInWords}</span>}
          {lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>}
        </p>
      )}
      {(owner_name || follow_up || tags.length > 0 || lead.lost_reason) && (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {owner_name && (
            <span>
              <span className="text-muted">{texts.owner}: </span>
              {owner_name}
            </span>
          )}
          {follow_up && (
            <span
              className={
                lead.isDue && lead.stage !== "won" && lead.stage !== "lost" ? "font-semibold text-danger" : ""
              }
            >
              {texts.followUp} <time dateTime={follow_up}>{dayWords(follow_up)}</time>
            </span>
          )}
          {lead.lost_reason && <span>{texts.historyWords.lost_reason(lead.lost_reason)}</span>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      {others > 0 && <p className="mt-2 text-sm font-semibold">{texts.samePerson(others)}</p>}
      <LeadActions lead={lead} name={name} />
      {done && <DoneHere id={id} name={name} done={done} soon={soon} />}
      <LeadDetails lead={lead} name={name} owners={owners} isOpen={isAlone} />
      <SelectBox name="id" value={id} label={texts.selectOf(name)}>
        {texts.select}
      </SelectBox>
    </Card>
  );
}
