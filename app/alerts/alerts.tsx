import { data, redirect } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { AdminPage } from "#app/admin/list-page.tsx";
import { readAlerts } from "#app/alerts/alert-settings.server.ts";
import { type AlertAnswer, type AlertNotice, changeAlerts } from "#app/alerts/alerts-action.server.ts";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { alertTexts as texts } from "#content/alerts.ts";
import type { Route } from "./+types/alerts.ts";
import { AlertButton } from "./alert-button.tsx";
import { AlertForm } from "./alert-form.tsx";
import { alertButton, alertForm, deviceForm, targetButton, webhookForm } from "./contract.ts";
import { LostAlerts } from "./lost-alerts.tsx";
import { PushPart } from "./push-part.tsx";
import { targetNotice } from "./target-card.tsx";
import { WebhookPart } from "./webhook-part.tsx";

export const meta = () => adminMeta(texts.heading);

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await admitAdmin(request);
  const notice = new URL(request.url).searchParams.get("notice");
  return guarded(context, async () => ({ ...(await readAlerts(admin)), notice, loaded: Date.now() }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(
    context,
    request,
    alertForm,
    alertButton,
    targetButton,
    deviceForm,
    webhookForm,
  );
  const userAgent = request.headers.get("user-agent") ?? "";
  const outcome = await guarded(context, () => changeAlerts(admin, form, userAgent));
  if ("notice" in outcome) throw redirect(`${texts.path}?notice=${outcome.notice}`);
  return data(outcome.answer, { status: outcome.status });
}

/** A change that could not be sent leaves the screen as it is, with everything chosen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<AlertAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { form: { kind: "failed" } };
  }
}

export const shouldRevalidate = notAfterRefusal;

/** What an admin is told of, and what could not be told. */
export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isMailed, lost, loaded } = loaderData;
  const answer: AlertAnswer = actionData ?? {};
  const done = (actionData ? null : loaderData.notice) as AlertNotice | null;
  return (
    <AdminPage key={loaded} heading={texts.heading} className="max-w-3xl gap-5">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <OwnSection id="now" heading={texts.now.heading} notice={done === "tested" && texts.now.tested}>
        <p className="[overflow-wrap:anywhere]">
          {isMailed ? texts.now.mailed(email) : <strong className="text-danger">{texts.now.noServer}</strong>}
        </p>
        <FormRefusal>{answer.notTested && texts.now.notTested(answer.notTested)}</FormRefusal>
        {isMailed && <AlertButton intent="test" label={texts.now.test} working={texts.now.testing} />}
      </OwnSection>
      <OwnSection
        id="push"
        heading={texts.push.heading}
        text={texts.push.text}
        notice={done === "device-added" ? texts.push.added : targetNotice(done)}
      >
        <PushPart push={loaderData} answer={answer} />
      </OwnSection>
      <OwnSection
        id="webhook"
        heading={texts.webhook.heading}
        text={texts.webhook.text}
        notice={done === "webhook-saved" && texts.webhook.saved}
      >
        <WebhookPart targets={loaderData.targets} answer={answer} />
      </OwnSection>
      <OwnSection
        id="choose"
        heading={texts.form.heading}
        text={texts.form.text}
        notice={done === "saved" && texts.form.saved}
      >
        <AlertForm now={loaderData} answer={answer.form} />
      </OwnSection>
      <OwnSection
        id="lost"
        heading={texts.lost.heading}
        notice={done === "tried-again" && texts.lost.triedAgain}
      >
        {lost.length ? (
          <>
            <LostAlerts lost={lost} />
            <AlertButton intent="again" label={texts.lost.again} />
          </>
        ) : (
          <p className="text-muted">{texts.lost.none}</p>
        )}
      </OwnSection>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
