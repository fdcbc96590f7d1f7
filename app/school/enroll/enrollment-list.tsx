import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FieldFacts } from "#app/ui/field-facts.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { enrollmentFields, learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { inOrder, labelOf } from "#content/fields.ts";
import { notedChat } from "#content/inbox.ts";
import type { EnrollmentRecord } from "./record-contract.ts";

interface EnrollmentListProps {
  /** The newest enrollments. */
  enrollments: readonly EnrollmentRecord[];
  /** How many there are in all. */
  total: number;
}

/** Enrollments with their choices and contact links. */
export function EnrollmentList({ enrollments, total }: EnrollmentListProps) {
  if (!enrollments.length) {
    return (
      <EmptyState title="No enrollments yet" tile="star">
        When somebody enrolls in the school, their details appear here, newest first.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 text-muted">{enrollmentsList.newest(enrollments.length, total)}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {enrollments.map((enrollment) => (
          <li key={enrollment.id}>
            <Enrollment {...enrollment} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Enrollment(record: EnrollmentRecord) {
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
      <EnrollmentFacts record={record} />
      <ButtonLink
        kind="whatsapp"
        href={notedChat(record.ref, "empty")}
        className="mt-4 self-start"
        aria-label={`Chat on WhatsApp with ${name}`}
      >
        Chat on WhatsApp
      </ButtonLink>
    </Card>
  );
}

/** The name is the card's heading, the path its badge, and the goals are a text below the facts. */
const { firstName: _, lastName: __, learningPath: ___, goals: ____, ...factFields } = enrollmentFields;
const factNames = inOrder(factFields, ["email", "phone", "businessLevel", "experience"]);

/** The short answers and contact details of an enrollment. */
export function EnrollmentFacts({ record }: { record: EnrollmentRecord }) {
  return (
    <>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <FieldFacts fields={factFields} names={factNames} row={record} />
      </dl>
      {record.goals && <p className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">{record.goals}</p>}
    </>
  );
}
