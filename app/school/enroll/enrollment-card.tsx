import { Form } from "react-router";
import { SelectBox } from "#app/admin/bulk-bar.tsx";
import { previewOf, RecordRow, RowDetails, rowButton } from "#app/admin/record-row.tsx";
import { Textarea } from "#app/forms/field.tsx";
import { StatusForm } from "#app/forms/status-form.tsx";
import type { ListedEnrollment } from "#app/school/enroll/enrollments.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { labelOf } from "#content/fields.ts";
import { notedChat } from "#content/inbox.ts";
import { enrollmentStatuses, notesLength } from "./contract.ts";
import { EnrollmentFacts } from "./enrollment-list.tsx";
import { OpenedTo, PaidForm } from "./paid-form.tsx";

const tones = {
  new: "accent",
  contacted: "brand",
  paid: "success",
  active: "success",
  closed: "free",
} as const;

/** Options of the status select. */
export const enrollmentStatusOptions = enrollmentStatuses.map((value) => ({
  value,
  label: texts.statuses[value],
}));

/** An enrollment in the owner's list: a row that opens to the rest of it. */
export function EnrollmentCard({ enrollment }: { enrollment: ListedEnrollment }) {
  const { id, ref, first_name, status, learning_path, goals } = enrollment;
  const name = `${first_name} ${enrollment.last_name}`;
  const path = labelOf(learningPathChoices, learning_path);
  return (
    <RecordRow
      name={name}
      select={<SelectBox name="id" value={id} label={texts.selectOf(name)} />}
      facts={
        <>
          <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
          <Moment at={enrollment.created_at} />
          <span className="max-lg:hidden">{ref}</span>
        </>
      }
      actions={
        <ButtonLink
          kind="whatsapp"
          className={rowButton}
          href={notedChat(ref, "status")}
          aria-label={texts.chatOf(name)}
        >
          {texts.chat}
        </ButtonLink>
      }
    >
      {enrollment.lacksTier && <OpenedTo enrollment={enrollment} />}
      <RowDetails name={name} preview={previewOf([path, goals])}>
        <WholeEnrollment enrollment={enrollment} name={name} path={path} />
      </RowDetails>
    </RecordRow>
  );
}

interface WholeEnrollmentProps {
  enrollment: ListedEnrollment;
  name: string;
  path: string;
}

/** What the row has no room for: contacts and answers, to whom a tier is open, the status and the notes. */
function WholeEnrollment({ enrollment, name, path }: WholeEnrollmentProps) {
  const { id, ref, status, status_changed_at, changed_by } = enrollment;
  return (
    <>
      <p className="font-semibold">{path}</p>
      <p className="text-sm text-muted">
        {ref}
        {status_changed_at && (
          <>
            {` · ${texts.changedBy(texts.statuses[status], changed_by)} · `}
            <Moment at={status_changed_at} />
          </>
        )}
      </p>
      <EnrollmentFacts record={enrollment} />
      {!enrollment.lacksTier && <OpenedTo enrollment={enrollment} />}
      <div className="grid gap-x-6 lg:grid-cols-2 lg:items-end">
        <Notes enrollment={enrollment} name={name} />
        <div className="flex flex-wrap items-end gap-3 pt-4">
          <StatusForm
            hidden={{ id }}
            status={status}
            options={enrollmentStatusOptions.filter(({ value }) => value !== "paid" || status === "paid")}
            label={texts.statusOf(name)}
            submit={{ words: texts.set, label: `${texts.set}: ${name}` }}
          />
          <PaidForm enrollment={enrollment} name={name} />
        </div>
      </div>
    </>
  );
}

/** The owner's notes. They are saved only if nobody changed them since they were opened. */
function Notes({ enrollment: { id, notes }, name }: { enrollment: ListedEnrollment; name: string }) {
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
        maxLength={notesLength}
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
