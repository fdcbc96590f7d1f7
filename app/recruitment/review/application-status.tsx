import type { ReactNode } from "react";
import { StatusForm } from "#app/forms/status-form.tsx";
import type { ListedApplication } from "#app/recruitment/review/application-rows.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { reviewTexts as texts } from "#content/review.ts";
import { applicationStatuses } from "../record-contract.ts";
import { applicantChat } from "./applicant-chat.ts";
import { applicantName } from "./applicant-name.ts";
import { selectedValue } from "./contract.ts";

const tones = { pending: "accent", shortlisted: "brand", completed: "success", rejected: "free" } as const;

export const applicationStatusOptions = applicationStatuses.map((value) => ({
  value,
  label: texts.statuses[value],
}));

/** An application's status and average score. */
export function ApplicationBadges({ application }: { application: ListedApplication }) {
  const { score, status } = application;
  return (
    <p className="flex flex-wrap gap-2">
      {score !== null && <Badge tone="basic">{texts.score.badge(score)}</Badge>}
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
    </p>
  );
}

/** The reference, the date of arrival, and the date of the present status. */
export function ApplicationDates({ application }: { application: ListedApplication }) {
  const { ref, created_at, status, status_changed_at } = application;
  return (
    <p className="text-sm text-muted">
      {ref} · <Moment at={created_at} />
      {status_changed_at && (
        <>
          {` · ${texts.since(texts.statuses[status])} `}
          <Moment at={status_changed_at} />
        </>
      )}
    </p>
  );
}

interface ApplicationActionsProps {
  application: ListedApplication;
  /** Further actions, shown before the others. */
  children?: ReactNode;
}

/** The actions for an application: a chat whose first message depends on the status, and a change of status. */
export function ApplicationActions({ application, children }: ApplicationActionsProps) {
  const { id, status, person } = application;
  const name = applicantName(application);
  const chat = applicantChat(application);
  return (
    <div className="flex flex-wrap items-end gap-3">
      {children}
      {chat && (
        <ButtonLink kind="whatsapp" href={texts.chatPath(id)} aria-label={texts.chatOf(name)}>
          {texts.chat}
        </ButtonLink>
      )}
      {person && !chat && <p className="basis-full text-sm text-muted">{texts.noChat}</p>}
      <StatusForm
        hidden={{ selected: selectedValue({ id, was: status }) }}
        status={status}
        options={applicationStatusOptions}
        label={texts.statusOf(name)}
        submit={{ words: texts.set, label: texts.setOf(name) }}
      />
    </div>
  );
}
