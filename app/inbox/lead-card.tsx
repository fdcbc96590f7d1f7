import { useEffect, useRef } from "react";
import { SelectBox } from "#app/admin/bulk-bar.tsx";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";
import type { Owner } from "#app/inbox/inbox.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { dayWords } from "#content/day-words.ts";
import { labelOf } from "#content/fields.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { DoneHere } from "./done-here.tsx";
import { canBeReached, LeadActions, PaidForm, TellLink, TierForm } from "./lead-actions.tsx";
import { LeadDetails } from "./lead-details.tsx";
import type { RefusedContact } from "./missing-contact-form.tsx";

const tones = { new: "accent", contacted: "brand", quoted: "brand", won: "success", lost: "free" } as const;

/** What a lead is called where nothing else is said: by name, or by the way they came and what they asked for. */
function leadName({ name, door, items }: Pick<InboxLead, "name" | "door" | "items">): string {
  return name ?? texts.nobodyNamed(labelOf(leadDoors, door), itemNames({ door, items }));
}

/** The heading of a row without a name: the way they came, and where their message is. */
function rowName({ name, door, phone, email }: InboxLead): string {
  const came = labelOf(leadDoors, door);
  const isInWhatsApp = door !== "chat" && !phone && !email;
  return name ?? (isInWhatsApp ? texts.wentToWhatsApp(came) : texts.nobodyNamed(came));
}

/** How long the lead waits, or waited for the answer. */
function Wait({ isOpen, waited, isOverdue, answered_at }: InboxLead) {
  if (isOpen)
    return (
      <span className={`shrink-0 font-semibold ${isOverdue ? "text-danger" : "text-ink"}`}>
        {isOverdue ? texts.overdue(waited) : texts.waiting(waited)}
      </span>
    );
  return answered_at && <span>{texts.answeredAfter(waited)}</span>;
}

interface LeadCardProps {
  lead: InboxLead;
  owners: readonly Owner[];
  /** What was done with it since the list was opened. */
  done?: readonly ChangedLeads[] | undefined;
  soon: readonly { label: string; day: string }[];
  /** Whether the page is about this lead only. */
  isAlone: boolean;
  /** The contact that was just refused. */
  refused?: RefusedContact | undefined;
}

/** Whether the last action on a lead left open which tier was paid for. */
const isAsked = (done: readonly ChangedLeads[], id: string) =>
  done.some(({ asksTier }) => asksTier?.includes(id)) && !done.some(({ kind }) => kind === "tier");

/** A lead that has left the list by what was done with it here: it stays in its place until the list is read again. */
export function GoneCard({ lead, done = [], soon }: Omit<LeadCardProps, "owners" | "isAlone" | "refused">) {
  const name = leadName(lead);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone, so focus moves here. An open card is long, so the result may be above the screen.
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <article className="p-3 [overflow-wrap:anywhere] sm:px-4 sm:pl-13">
      <h3
        ref={heading}
        tabIndex={-1}
        data-lead
        className="scroll-mt-24 rounded font-sans text-base text-muted"
      >
        {name}
      </h3>
      <p className="text-sm text-muted">
        {labelOf(leadDoors, lead.door)} · {lead.ref}
      </p>
      {isAsked(done, lead.id) && <TierForm id={lead.id} name={name} />}
      <DoneHere id={lead.id} name={name} done={done} soon={soon} />
    </article>
  );
}

/** Whether nobody has acted on a lead yet. Its line then has room for the source beside the waiting time on a phone. */
const isUntouched = ({ stage, owner_name, follow_up, tags }: InboxLead) =>
  stage === "new" && !owner_name && !follow_up && !tags.length;

/** How and when the lead came, its owner, follow-up day and tags. */
function Facts({ lead }: Pick<LeadCardProps, "lead">) {
  const { name, door, ref, created_at, first_source, owner_name, follow_up, tags, stage } = lead;
  const isLate = lead.isDue && stage !== "won" && stage !== "lost";
  const untouched = isUntouched(lead);
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-muted">
      <span className={untouched ? "max-sm:truncate" : ""}>
        {/* Without a name the heading says by which way they came. */}
        {name && labelOf(leadDoors, door)}
        <span className="max-lg:hidden">{name ? ` · ${ref}` : `${ref} · `}</span>
        <span className="max-sm:hidden">
          {name && " · "}
          <Moment at={created_at} />
        </span>
        {first_source && (
          <span className={untouched ? "sm:max-lg:hidden" : "max-lg:hidden"}>
            <span className={name ? "" : "max-sm:hidden"}> · </span>
            {first_source}
          </span>
        )}
      </span>
      {owner_name && <span className="text-ink">{owner_name}</span>}
      {follow_up && (
        <span className={isLate ? "font-semibold text-danger" : "text-ink"}>
          {texts.followUp} <time dateTime={follow_up}>{dayWords(follow_up)}</time>
        </span>
      )}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  );
}

/** One lead in the inbox: a row of two or three lines that opens to the rest of it. */
export function LeadCard({ lead, owners, done, soon, isAlone, refused }: LeadCardProps) {
  const name = leadName(lead);
  const { id, stage, door } = lead;
  return (
    <article className="relative min-h-29 p-3 [overflow-wrap:anywhere] hover:bg-tint sm:min-h-0 sm:px-4">
      <div
        className={`flex flex-wrap items-start gap-x-1 lg:flex-nowrap ${canBeReached(lead) ? "pr-12 sm:pr-58" : ""}`}
      >
        <SelectBox name="id" value={id} label={texts.selectOf(name)} />
        {/* The keys j and k move from one to the next. */}
        <h3
          tabIndex={-1}
          data-lead
          className="min-w-0 scroll-mt-24 rounded font-sans text-base max-lg:flex-1 lg:max-w-3/5 lg:shrink-0"
        >
          {rowName(lead)}
        </h3>
        <div
          className={`flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm max-lg:basis-full sm:max-lg:pl-9.5 lg:ml-1.5 lg:pt-0.5 ${isUntouched(lead) ? "max-sm:flex-nowrap" : ""}`}
        >
          {stage !== "new" && <Badge tone={tones[stage]}>{texts.stages[stage]}</Badge>}
          <Wait {...lead} />
          <Facts lead={lead} />
        </div>
      </div>
      <LeadActions lead={lead} name={name} />
      <LeadDetails lead={lead} name={name} owners={owners} isOpen={isAlone} refused={refused} />
      {door === "ebook" && <PaidForm lead={lead} name={name} />}
      {lead.asksTier && <TierForm id={id} name={name} />}
      {lead.paidText && !lead.phone && <TellLink id={id} name={name} />}
      {done && <DoneHere id={id} name={name} done={done} soon={soon} />}
    </article>
  );
}
