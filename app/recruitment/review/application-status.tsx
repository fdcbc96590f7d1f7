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

interface OfApplication {
  application: ListedApplication;
}

/**
 * An application's status and average score.
 * @param inRow whether the control of its status is beside it, which on a phone says it
 */
export function ApplicationBadges({ application, inRow }: OfApplication & { inRow?: boolean }) {
  const { score, status } = application;
  return (
    <p className={inRow ? "contents" : "flex flex-wrap gap-2"}>
      {score !== null && <Badge tone="basic">{texts.score.badge(score)}</Badge>}
      <span className={inRow ? "max-sm:hidden" : ""}>
        <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      </span>
    </p>
  );
}

/** The reference, the date of arrival, and the date of the present status. */
export function ApplicationDates({ application }: OfApplication) {
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

/** A chat whose first message depends on the status; nothing where there can be none. */
export function ApplicationChat({ application, className }: OfApplication & { className?: string }) {
  if (!applicantChat(application)) return null;
  return (
    <ButtonLink
      kind="whatsapp"
      href={texts.chatPath(application.id)}
      aria-label={texts.chatOf(applicantName(application))}
      {...(className ? { className } : {})}
    >
      {texts.chat}
    </ButtonLink>
  );
}

/** Why there is no chat with an applicant whose number is not on WhatsApp. */
export function NoChat({ application }: OfApplication) {
  if (!application.person || applicantChat(application)) return null;
  return <p className="basis-full text-sm text-muted">{texts.noChat}</p>;
}

/**
 * Sets the status of an application.
 * @param compact whether it is part of a row: on a phone its button is an icon
 */
export function ApplicationStatus({ application, compact }: OfApplication & { compact?: boolean }) {
  const { id, status } = application;
  const name = applicantName(application);
  return (
    <StatusForm
      hidden={{ selected: selectedValue({ id, was: status }) }}
      status={status}
      options={applicationStatusOptions}
      label={texts.statusOf(name)}
      submit={{ words: texts.set, label: texts.setOf(name) }}
      compact={compact ?? false}
    />
  );
}

/** The actions for an application: a chat, and a change of status. */
export function ApplicationActions({ application }: OfApplication) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ApplicationChat application={application} />
      <NoChat application={application} />
      <ApplicationStatus application={application} />
    </div>
  );
}
