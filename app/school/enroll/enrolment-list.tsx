import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FieldFacts } from "#app/ui/field-facts.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { enrolmentFields, learningPathChoices } from "#content/enrolment.ts";
import { inOrder, labelOf } from "#content/fields.ts";
import type { EnrolmentRecord } from "./record-contract.ts";

/** Enrolments as the owner works through them: who, what for, and how to reach them. */
export function EnrolmentList({ enrolments }: { enrolments: readonly EnrolmentRecord[] }) {
  if (!enrolments.length) {
    return (
      <EmptyState title="No enrollments yet" tile="star">
        When somebody enrolls in the school, their details appear here, newest first.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 text-muted">
        {enrolments.length === 1 ? "1 enrollment" : `${enrolments.length} enrollments`}, newest first
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {enrolments.map((enrolment) => (
          <li key={enrolment.id}>
            <Enrolment {...enrolment} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Enrolment(record: EnrolmentRecord) {
  const name = `${record.first_name} ${record.last_name}`;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <Badge>{labelOf(learningPathChoices, record.learning_path)}</Badge>
      </div>
      <p className="text-sm text-muted">
        {record.ref} · <Moment at={record.created_at} />
      </p>
      <EnrolmentFacts record={record} />
      <ButtonLink
        kind="whatsapp"
        href={`https://wa.me/${record.phone.replace(/\D/g, "")}`}
        className="mt-4 self-start"
        aria-label={`Chat on WhatsApp with ${name}`}
      >
        Chat on WhatsApp
      </ButtonLink>
    </Card>
  );
}

/** The name is the card's heading, the path its badge, and the goals are a text under the facts. */
const { firstName: _, lastName: __, learningPath: ___, goals: ____, ...factFields } = enrolmentFields;
const factNames = inOrder(factFields, ["email", "phone", "businessLevel", "experience"]);

/** What somebody who enrolled said, and how to reach them. */
export function EnrolmentFacts({ record }: { record: EnrolmentRecord }) {
  return (
    <>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <FieldFacts fields={factFields} names={factNames} row={record} />
      </dl>
      {record.goals && <p className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">{record.goals}</p>}
    </>
  );
}
