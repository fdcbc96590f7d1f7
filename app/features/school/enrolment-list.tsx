import { businessLevels, experienceLevels, labelOf, learningPathChoices } from "#app/content/enrolment.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { Moment } from "#app/ui/moment.tsx";
import type { EnrolmentRecord } from "./contract.ts";

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

/** What somebody who enrolled said, and how to reach them. */
export function EnrolmentFacts({ record }: { record: EnrolmentRecord }) {
  return (
    <>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact label="Email">
          <a className="underline" href={`mailto:${record.email}`}>
            {record.email}
          </a>
        </Fact>
        <Fact label="Phone">
          <a className="underline" href={`tel:${record.phone}`}>
            {record.phone}
          </a>
        </Fact>
        <Fact label="Business level">{labelOf(businessLevels, record.business_level)}</Fact>
        {record.experience && <Fact label="Experience">{labelOf(experienceLevels, record.experience)}</Fact>}
        {record.company && <Fact label="Company">{record.company}</Fact>}
      </dl>
      {record.goals && <p className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">{record.goals}</p>}
    </>
  );
}
