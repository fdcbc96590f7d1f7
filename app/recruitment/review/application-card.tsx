import { SelectBox } from "#app/admin/bulk-bar.tsx";
import { RecordRow, rowButton } from "#app/admin/record-row.tsx";
import type { RowOfList } from "#app/recruitment/review/applications-list.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { reviewTexts as texts } from "#content/review.ts";
import { applicantName } from "./applicant-name.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import {
  ApplicationBadges,
  ApplicationChat,
  ApplicationDates,
  ApplicationStatus,
  NoChat,
} from "./application-status.tsx";
import { selectedValue } from "./contract.ts";
import { MoreOfApplication } from "./more-of-application.tsx";
import { OtherApplications } from "./other-applications.tsx";

interface ApplicationCardProps {
  application: RowOfList;
  /** The page with its scores, notes and history. */
  href: string;
}

/** An application in the reviewers' list: a row with its status, that opens to the rest of it. */
export function ApplicationCard({ application, href }: ApplicationCardProps) {
  const { id, status, notes, city_state } = application;
  const name = applicantName(application);
  return (
    <RecordRow
      name={name}
      room="two"
      factsBelow
      select={
        <SelectBox name="selected" value={selectedValue({ id, was: status })} label={texts.selectOf(name)} />
      }
      facts={
        <>
          <ApplicationBadges application={application} inRow />
          <Moment at={application.created_at} />
          <span className="max-sm:hidden">
            {[city_state, ...(notes ? [texts.noted(notes)] : [])].join(" · ")}
          </span>
        </>
      }
      actions={
        <>
          <ButtonLink
            kind="secondary"
            icon="chart"
            className={rowButton}
            href={href}
            aria-label={texts.openOf(name)}
          >
            {texts.open}
          </ButtonLink>
          <ApplicationChat application={application} className={rowButton} />
        </>
      }
    >
      {/* One is enough to know: its page has them all. */}
      <OtherApplications others={application.others.slice(0, 1)} />
      <div className="relative z-1 float-right mt-1.5">
        <ApplicationStatus application={application} compact />
      </div>
      <MoreOfApplication key={application.person ? "shown" : "hidden"} id={id} name={name} href={href}>
        <ApplicationDates application={application} />
        <NoChat application={application} />
        <ApplicationFacts application={application} />
        {notes > 0 && <p className="mt-3 text-sm text-muted">{texts.noted(notes)}</p>}
      </MoreOfApplication>
    </RecordRow>
  );
}
