import { data, redirect } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { AdminPage } from "#app/admin/list-page.tsx";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { readWriter } from "#app/writer/writer.server.ts";
import { changeWriter, type WriterAnswer } from "#app/writer/writer-action.server.ts";
import { writerTexts as texts } from "#content/writer.ts";
import type { Route } from "./+types/writer.ts";
import { BudgetForm, BudgetUse } from "./budget-form.tsx";
import { budgetForm, writerButton, writerForm } from "./contract.ts";
import { TrialPanel } from "./trial-panel.tsx";
import { RemoveKey, WriterForm } from "./writer-form.tsx";
import { WriterHistory } from "./writer-history.tsx";
import { WriterNow } from "./writer-now.tsx";

export const meta = () => adminMeta(texts.heading);

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  const notice = new URL(request.url).searchParams.get("notice");
  // After each change the forms start again, without what was typed.
  return guarded(context, async () => ({ ...(await readWriter()), notice, loaded: Date.now() }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request, writerForm, budgetForm, writerButton);
  const outcome = await guarded(context, () => changeWriter(admin, form));
  if ("notice" in outcome) throw redirect(`${texts.path}?notice=${outcome.notice}`);
  return data(outcome.answer, { status: outcome.status });
}

/** A change that could not be sent leaves the screen as it is, with everything typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<WriterAnswer> {
  const form = (await request.clone().formData()).get("intent") === "budget" ? "budget" : "writer";
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { form, answer: { kind: "failed" } };
  }
}

export const shouldRevalidate = notAfterRefusal;

const writerNotices: Readonly<Record<string, string>> = {
  saved: texts.form.saved,
  "key-removed": texts.form.keyRemoved,
  "key-removed-built-in": texts.form.keyRemovedBuiltIn,
};

/** Who writes for the tools, the concierge and the practice bots. */
export default function WriterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, isFixed, isBudgetFixed, used, dailyTokens, changes, loaded } = loaderData;
  const answered: WriterAnswer = actionData ?? {};
  const notice = (actionData ? null : loaderData.notice) ?? "";
  const answerOf = (form: WriterAnswer["form"]) => (answered.form === form ? answered.answer : undefined);
  return (
    <AdminPage key={loaded} heading={texts.heading} className="max-w-3xl gap-5">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <OwnSection id="now" heading={texts.now.heading} notice={writerNotices[notice]}>
        <WriterNow {...loaderData} />
      </OwnSection>
      {now.writer !== "built-in" && (
        <OwnSection id="try" heading={texts.trial.heading} text={texts.trial.text}>
          <TrialPanel sent={answered.trial} />
        </OwnSection>
      )}
      <OwnSection id="choose" heading={texts.form.heading} text={isFixed && texts.environment}>
        {!isFixed && <WriterForm now={now} answer={answerOf("writer")} />}
        {!isFixed && now.key.state !== "none" && <RemoveKey />}
      </OwnSection>
      <OwnSection
        id="budget"
        heading={texts.budget.heading}
        text={texts.budget.text}
        notice={notice === "budget-saved" && texts.budget.saved}
      >
        <BudgetUse used={used} dailyTokens={dailyTokens} />
        {isBudgetFixed ? (
          <p className="text-muted">{texts.environmentBudget}</p>
        ) : (
          <BudgetForm dailyTokens={dailyTokens} answer={answerOf("budget")} />
        )}
      </OwnSection>
      <section aria-labelledby="history-heading" className="mt-3 grid gap-4">
        <h2 id="history-heading" className="text-2xl">
          {texts.history.caption}
        </h2>
        <WriterHistory changes={changes} />
      </section>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
