import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError, useSearchParams } from "react-router";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { changeOrFailure } from "#app/admin/list-outcome.ts";
import { listQuery } from "#app/admin/list-query.ts";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { readForm } from "#app/forms/request-guard.server.ts";
import { readApplication } from "#app/recruitment/review/application-one.server.ts";
import { forReviewer } from "#app/recruitment/review/for-reviewer.server.ts";
import { reviewAction, reviewForms } from "#app/recruitment/review/review-action.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { reviewSignIn } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import type { Route } from "./+types/application.ts";
import { applicantName } from "./applicant-name.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationActions, ApplicationBadges, ApplicationDates } from "./application-status.tsx";
import { TextsAndRecording } from "./application-texts.tsx";
import { HiddenNotice, IdentitySwitch } from "./hidden-identities.tsx";
import { HistoryList } from "./history-list.tsx";
import { Notes } from "./notes.tsx";
import { OtherApplications } from "./other-applications.tsx";
import { ReviewHeader } from "./review-header.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { revalidateReview } from "./review-outcome.ts";
import { ScoreForm } from "./score-form.tsx";
import { ScoreList } from "./score-list.tsx";

const list = "/recruitment/admin";

export function meta({ loaderData }: Route.MetaArgs) {
  // The title has the reference instead of the name, because titles are saved in the browser's history.
  return signedInMeta([loaderData?.application.ref, reviewSignIn.heading].filter(Boolean).join(" · "));
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  return forReviewer(request, context, (reader) => readApplication(params.application, reader));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(context, request, ...reviewForms);
  return reviewAction({ request, context, form, page: `${list}/applications/${params.application}` });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return changeOrFailure(request, serverAction);
}

export const shouldRevalidate = revalidateReview;

type Read = Route.ComponentProps["loaderData"];

/** Links to the previous and the next application of the list. */
function Steps({ steps: { before, after }, label }: Pick<Read, "steps"> & { label: string }) {
  const [query] = useSearchParams();
  if (!before && !after) return null;
  const of = (id: string) => `${list}/applications/${id}${listQuery(query)}`;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {before && (
        <ButtonLink kind="secondary" icon="back" href={of(before)}>
          {texts.steps.before}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink kind="secondary" iconAfter="arrow" href={of(after)}>
          {texts.steps.after}
        </ButtonLink>
      )}
    </nav>
  );
}

function Panel({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <Card as="section" className="[overflow-wrap:anywhere]">
      <h2 className="mb-3 text-xl">{heading}</h2>
      {text && <p className="-mt-2 text-sm text-muted">{text}</p>}
      {children}
    </Card>
  );
}

/** One application: what was sent, and the reviewers' scores and notes. */
export default function ApplicationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { application, scores, history, steps, others, hidden, noteKey } = loaderData;
  const [query] = useSearchParams();
  useSignedOut(list);
  const { id } = application;
  const own = scores.find((score) => score.own)?.points;
  return (
    <>
      <ReviewHeader
        heading={applicantName(application)}
        back={{ href: `${list}${listQuery(query)}`, label: texts.back }}
      />
      <main className="wrap grid grid-cols-1 gap-6 py-6 pb-28 md:py-8 md:pb-28">
        {hidden && <HiddenNotice />}
        <div className="flex flex-wrap items-center gap-3">
          <Steps steps={steps} label={texts.steps.label} />
          {!hidden && <IdentitySwitch hidden={false} />}
          <ButtonLink kind="secondary" href={`${list}/print?application=${id}`}>
            {texts.printOne}
          </ButtonLink>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid gap-6">
            <Panel heading={texts.parts.application}>
              <ApplicationBadges application={application} />
              <div className="mt-2">
                <ApplicationDates application={application} />
              </div>
              <OtherApplications others={others} />
              <ApplicationFacts application={application} />
              <div className="my-5">
                <TextsAndRecording
                  answers={application}
                  name={applicantName(application)}
                  media={application.person?.media}
                />
              </div>
              <ApplicationActions application={application} />
            </Panel>
            <Panel heading={texts.notes.heading}>
              <Notes id={id} noteKey={noteKey} notes={history.filter(({ kind }) => kind === "note")} />
            </Panel>
          </div>
          <div className="grid gap-6">
            <Panel heading={texts.score.heading} text={texts.score.text}>
              <ScoreForm key={id} id={id} own={own} />
            </Panel>
            <Panel heading={texts.score.allHeading}>
              <ScoreList application={application} scores={scores} />
            </Panel>
            <Panel heading={texts.history.heading}>
              <HistoryList entries={history} />
            </Panel>
          </div>
        </div>
        <Steps steps={steps} label={texts.steps.below} />
      </main>
      <ReviewNotice outcome={actionData} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ListError
      heading={reviewSignIn.heading}
      unread={missing ? texts.missing : texts.unread}
      header={<ReviewHeader back={{ href: list, label: texts.back }} />}
    />
  );
}
