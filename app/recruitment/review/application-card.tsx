import { SelectBox } from "#app/admin/bulk-bar.tsx";
import type { ListedApplication } from "#app/recruitment/review/application-rows.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { reviewTexts as texts } from "#content/review.ts";
import { applicantName } from "./applicant-name.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationActions, ApplicationBadges, ApplicationDates } from "./application-status.tsx";
import { selectedValue } from "./contract.ts";
import { MoreOfApplication } from "./more-of-application.tsx";

interface ApplicationCardProps {
  application: ListedApplication;
  /** The page with its scores, notes and history. */
  href: string;
}

/** An application in the reviewers' list. */
export function ApplicationCard({ application, href }: ApplicationCardProps) {
  const { id, status, notes } = application;
  const name = applicantName(application);
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <ApplicationBadges application={application} />
      </div>
      <ApplicationDates application={application} />
      <ApplicationFacts application={application} />
      <MoreOfApplication key={application.person ? "shown" : "hidden"} id={id} name={name} href={href} />
      <div className="mt-auto pt-3">
        <ApplicationActions application={application}>
          <ButtonLink kind="secondary" href={href} aria-label={texts.openOf(name)}>
            {texts.open}
          </ButtonLink>
        </ApplicationActions>
        <div className="-mb-2 flex flex-wrap items-end justify-between gap-x-3">
          <SelectBox name="selected" value={selectedValue({ id, was: status })} label={texts.selectOf(name)}>
            {texts.select}
          </SelectBox>
          {notes > 0 && <p className="py-2.5 text-sm text-muted">{texts.noted(notes)}</p>}
        </div>
      </div>
    </Card>
  );
}
