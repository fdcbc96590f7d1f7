import { data, redirect } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitReviewer } from "#app/accounts/staff/admit-reviewer.server.ts";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { AdminPage } from "#app/admin/list-page.tsx";
import { readAlerts } from "#app/alerts/alert-settings.server.ts";
import { type AlertAnswer, changeSettings } from "#app/alerts/alerts-action.server.ts";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { ReviewHeader } from "#app/recruitment/review/review-header.tsx";
import { alertTexts, recruiterAlerts as texts } from "#content/alerts.ts";
import { reviewSignIn } from "#content/back-office.ts";
import type { Route } from "./+types/recruiter-alerts.ts";
import { AlertForm } from "./alert-form.tsx";
import { alertForm } from "./contract.ts";

export const meta = () => signedInMeta(alertTexts.heading);

/** The recruiter. Admins have their own screen, with every door. */
async function admitRecruiter(request: Request) {
  const reviewer = await admitReviewer(request);
  if (reviewer.role === "admin") throw redirect(alertTexts.path);
  return reviewer;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const reviewer = await admitRecruiter(request);
  const saved = new URL(request.url).searchParams.get("notice") === "saved";
  return guarded(context, async () => {
    const { email, isMailed, doors, quiet_from, quiet_to, morning } = await readAlerts(reviewer);
    return { email, isMailed, doors, quiet_from, quiet_to, morning, saved, loaded: Date.now() };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const reviewer = await admitRecruiter(request);
  const form = await readForm(context, request, alertForm);
  const outcome = await guarded(context, () => changeSettings(reviewer, form));
  if ("notice" in outcome) throw redirect(`${texts.path}?notice=saved`);
  return data(outcome.answer, { status: outcome.status });
}

export const shouldRevalidate = notAfterRefusal;

const header = (
  <ReviewHeader
    heading={alertTexts.heading}
    back={{ href: "/recruitment/admin", label: reviewSignIn.heading }}
  />
);

/** What a recruiter is told of. */
export default function RecruiterAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isMailed, saved, loaded } = loaderData;
  const answer: AlertAnswer = actionData ?? {};
  return (
    <AdminPage
      key={loaded}
      heading={alertTexts.heading}
      header={header}
      signIn="/recruitment/admin"
      className="max-w-3xl gap-5"
    >
      <p className="max-w-prose text-muted">{texts.text}</p>
      <OwnSection
        id="choose"
        heading={alertTexts.form.heading}
        text={isMailed ? alertTexts.now.mailed(email) : alertTexts.now.noServer}
        notice={saved && !actionData && alertTexts.form.saved}
      >
        <AlertForm now={loaderData} answer={answer.form} isRecruiter />
      </OwnSection>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={alertTexts.heading} unread={alertTexts.unread} header={header} />;
}
