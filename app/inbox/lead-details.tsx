import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-router";
import { Input, Select, Textarea } from "#app/forms/field.tsx";
import { StatusOptions } from "#app/forms/status-form.tsx";
import type { Owner } from "#app/inbox/inbox.server.ts";
import type { InboxLead } from "#app/inbox/lead-rows.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { inboxTexts as texts } from "#content/inbox.ts";
import { personTexts } from "#content/person.ts";
import { ChangeForm, Labelled } from "./change-form.tsx";
import { leadLimits, stages } from "./contract.ts";
import { canBeReached } from "./lead-actions.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { MessagePreview, WholeMessage } from "./lead-message.tsx";
import { MissingContactForm, type RefusedContact } from "./missing-contact-form.tsx";

/** Options of the selects for the stage. */
export const stageOptions = stages.map((value) => ({ value, label: texts.stages[value] }));

/** Options of the selects for the owner. */
export const ownerOptions = (owners: readonly Owner[]) => [
  { value: "", label: texts.nobody },
  ...owners.map(({ id, name }) => ({ value: id, label: name })),
];

interface LeadDetailsProps {
  lead: InboxLead;
  name: string;
  owners: readonly Owner[];
  /** The contact that was just refused. */
  refused?: RefusedContact | undefined;
}

/**
 * The message of a lead, which opens all of it: contacts, source, stage, owner, follow-up day, tags, notes and history.
 * They are rarely opened, so they are drawn when they are opened; without script a page of the lead alone has them.
 * @param isOpen whether they are there from the start, as they also are with a refused contact
 */
export function LeadDetails({ isOpen, ...details }: LeadDetailsProps & { isOpen: boolean }) {
  const [wasRefused] = useState(details.refused !== undefined);
  const [isDrawn, setDrawn] = useState(isOpen || wasRefused);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // They may have been opened before the script was there.
    if (place.current?.open) setDrawn(true);
  }, []);
  return (
    <details
      ref={place}
      open={isOpen || wasRefused}
      // At once: the keys n and s focus a field in it (use-inbox-keys.ts).
      onToggle={() => flushSync(() => setDrawn(true))}
      className="group/lead sm:pl-9"
    >
      {/* While it is closed, a press anywhere on the row opens it. */}
      <summary
        data-details
        className={`flex cursor-pointer items-start gap-1.5 not-group-open/lead:after:absolute not-group-open/lead:after:inset-0 group-open/lead:min-h-11 group-open/lead:items-center ${canBeReached(details.lead) ? "pr-14 sm:pr-58" : ""}`}
      >
        <Icon name="down" className="mt-0.5 size-5 shrink-0 text-muted group-open/lead:rotate-180" />
        <MessagePreview lead={details.lead} />
        <span className="hidden font-semibold text-brand underline underline-offset-4 group-open/lead:inline">
          {texts.close}
        </span>
        <span className="sr-only">
          <span className="group-open/lead:hidden">{texts.details}</span>
          {`: ${details.name}`}
        </span>
      </summary>
      {isDrawn ? (
        <Drawn {...details} />
      ) : (
        <noscript>
          <a
            href={`${texts.path}?lead=${details.lead.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {texts.detailsPage}
          </a>
        </noscript>
      )}
    </details>
  );
}

function Drawn({ lead, name, owners, refused }: LeadDetailsProps) {
  const { id, record } = lead;
  return (
    <>
      <WholeMessage lead={lead} />
      <div className="grid gap-4 pt-1 sm:grid-cols-2">
        <MissingContactForm lead={lead} about={name} refused={refused} />
        <Note lead={lead} name={name} />
        <Stage key={lead.stage} lead={lead} name={name} />
        <ChangeForm change="owner" id={id} submit={texts.setOwner} about={name}>
          <Labelled id={`owner-${id}`} label={texts.owner}>
            <Select key={lead.owner} id={`owner-${id}`} name="owner" defaultValue={lead.owner ?? ""}>
              <StatusOptions options={ownerOptions(owners)} />
            </Select>
          </Labelled>
        </ChangeForm>
        <ChangeForm change="follow_up" id={id} submit={texts.setFollowUp} about={name}>
          <Labelled id={`follow-${id}`} label={texts.followUp}>
            <Input
              key={lead.follow_up}
              id={`follow-${id}`}
              type="date"
              name="follow_up"
              defaultValue={lead.follow_up ?? ""}
            />
          </Labelled>
        </ChangeForm>
        <ChangeForm change="tags" id={id} submit={texts.setTags} about={name}>
          <Labelled id={`tags-${id}`} label={`${texts.tags} (${texts.tagsHint})`}>
            <Input key={lead.tags.join()} id={`tags-${id}`} name="tags" defaultValue={lead.tags.join(", ")} />
          </Labelled>
        </ChangeForm>
      </div>
      {record && (
        <ButtonLink kind="quiet" href={record} className="mt-2">
          {texts.openRecord}
        </ButtonLink>
      )}
      <Form method="post" action={personTexts.path}>
        <input type="hidden" name="q" value={lead.ref} />
        <Button type="submit" kind="quiet" aria-label={`${personTexts.open}: ${name}`}>
          {personTexts.open}
        </Button>
      </Form>
      <LeadHistory lead={lead} name={name} owners={owners} />
    </>
  );
}

function Note({ lead: { id, noteKey }, name }: Omit<LeadDetailsProps, "owners">) {
  return (
    <div className="sm:col-span-2">
      <ChangeForm change="note" id={id} submit={texts.addNote} about={name}>
        <input type="hidden" name="key" value={noteKey} />
        <Labelled id={`note-${id}`} label={texts.note}>
          {/* Emptied by the key of the next note, which comes once this one is stored. */}
          <Textarea
            key={noteKey}
            id={`note-${id}`}
            name="note"
            rows={2}
            required
            maxLength={leadLimits.note}
            data-key="n"
          />
        </Labelled>
      </ChangeForm>
    </div>
  );
}

function Stage({ lead: { id, stage, lost_reason, application_id }, name }: Omit<LeadDetailsProps, "owners">) {
  const [wanted, setWanted] = useState<string>(stage);
  if (application_id) return <p className="text-sm text-muted">{texts.applicationStage}</p>;
  return (
    <ChangeForm change="stage" id={id} submit={texts.setStage} about={name}>
      <Labelled id={`stage-${id}`} label={texts.stage}>
        <Select
          id={`stage-${id}`}
          name="stage"
          defaultValue={stage}
          onChange={(event) => setWanted(event.currentTarget.value)}
          data-key="s"
        >
          <StatusOptions options={stageOptions} />
        </Select>
      </Labelled>
      <Labelled id={`reason-${id}`} label={texts.reason}>
        <Input
          key={lost_reason}
          id={`reason-${id}`}
          name="reason"
          defaultValue={lost_reason ?? ""}
          maxLength={leadLimits.reason}
          required={wanted === "lost"}
        />
      </Labelled>
    </ChangeForm>
  );
}
