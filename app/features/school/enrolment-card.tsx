import { Form } from "react-router";
import { labelOf, learningPathChoices } from "#app/content/enrolment.ts";
import { enrolmentsDesk as texts } from "#app/content/enrolments-desk.ts";
import { whatsappChatWith } from "#app/content/whatsapp.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Select, Textarea } from "#app/ui/field.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { enrolmentLimits, enrolmentStatuses } from "./contract.ts";
import type { DeskEnrolment } from "./desk.server.ts";
import { EnrolmentFacts } from "./enrolment-list.tsx";

/** The form that changes all that are chosen; the boxes of the cards belong to it. */
export const bulkForm = "bulk-status";

const tones = {
  new: "accent",
  contacted: "brand",
  paid: "success",
  active: "success",
  closed: "free",
} as const;

/** Choices of a status. */
export function StatusOptions() {
  return enrolmentStatuses.map((status) => (
    <option key={status} value={status}>
      {texts.statuses[status]}
    </option>
  ));
}

/** Somebody who enrolled, as the owner works through them. */
export function EnrolmentCard({ enrolment }: { enrolment: DeskEnrolment }) {
  const { id, ref, first_name, phone, status, status_changed_at, changed_by, learning_path } = enrolment;
  const name = `${first_name} ${enrolment.last_name}`;
  const path = labelOf(learningPathChoices, learning_path);
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge>{path}</Badge>
          <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
        </p>
      </div>
      <p className="text-sm text-muted">
        {ref} · <Moment at={enrolment.created_at} />
        {status_changed_at && (
          <>
            {` · ${texts.changedBy(texts.statuses[status], changed_by)} · `}
            <Moment at={status_changed_at} />
          </>
        )}
      </p>
      <EnrolmentFacts record={enrolment} />
      <Notes enrolment={enrolment} name={name} />
      <div className="mt-auto flex flex-wrap items-end gap-3 pt-4">
        <ButtonLink
          kind="whatsapp"
          href={whatsappChatWith(phone, texts.messages[status](first_name, path, ref))}
          aria-label={texts.chatOf(name)}
        >
          {texts.chat}
        </ButtonLink>
        <Form key={status} method="post" preventScrollReset className="flex grow flex-wrap gap-3">
          <input type="hidden" name="change" value="status" />
          <input type="hidden" name="id" value={id} />
          <span className="grow basis-32">
            <Select name="status" defaultValue={status} aria-label={texts.statusOf(name)}>
              <StatusOptions />
            </Select>
          </span>
          <Button type="submit" kind="secondary" className="min-h-12" aria-label={`${texts.set}: ${name}`}>
            {texts.set}
          </Button>
        </Form>
      </div>
      <label className="mt-3 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={bulkForm}
          aria-label={texts.chooseOf(name)}
          className="size-5 accent-brand"
        />
        {texts.choose}
      </label>
    </Card>
  );
}

/** What the owner notes; saved over the notes that were opened, and over no others. */
function Notes({ enrolment: { id, notes }, name }: { enrolment: DeskEnrolment; name: string }) {
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-2">
      <input type="hidden" name="change" value="notes" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="before" value={notes} />
      <label htmlFor={`notes-${id}`} className="font-semibold">
        {texts.notes}
        <span className="sr-only">{`: ${name}`}</span>
      </label>
      <Textarea
        key={notes}
        id={`notes-${id}`}
        name="notes"
        rows={2}
        defaultValue={notes}
        maxLength={enrolmentLimits.notes}
      />
      <Button
        type="submit"
        kind="secondary"
        className="justify-self-start"
        aria-label={texts.saveNotesOf(name)}
      >
        {texts.saveNotes}
      </Button>
    </Form>
  );
}
