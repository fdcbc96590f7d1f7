import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { Field, Input } from "#app/forms/field.tsx";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { fixedTimes, readRetention, saveRetention } from "#app/retention/retention.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { pages } from "#content/pages.ts";
import {
  type RetentionTimes,
  retentionKinds,
  retentionNames,
  retentionTexts as texts,
} from "#content/retention.ts";
import type { Route } from "./+types/retention.ts";
import { retentionForm } from "./contract.ts";

export const meta = () => adminMeta(texts.heading);

export const loader = listLoader(admitAdmin, async (query) => {
  const { times, changed } = await readRetention();
  const fixed = fixedTimes();
  return { times, changed, fixed, saved: query.get("notice") === "saved", loaded: Date.now() };
});

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const form = await readForm(context, request, retentionForm);
  const { status, answer } = await guarded(context, () =>
    answerForm(parseWithZod(form, { schema: retentionForm }), null, saveRetention),
  );
  if (answer.kind === "saved") throw redirect(`${texts.path}?notice=saved`);
  return data(answer, { status });
}

export const shouldRevalidate = notAfterRefusal;

function Times({ times, reply }: { times: RetentionTimes; reply: SubmissionResult | undefined }) {
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "retention",
    lastResult: reply,
    defaultValue: Object.fromEntries(retentionNames.map((name) => [name, String(times[name])])),
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: retentionForm }),
  });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-6">
      {retentionNames.map((name) => {
        const { label, hint, unit, least, most } = retentionKinds[name];
        return (
          <Field
            key={name}
            id={fields[name].id}
            label={`${label} (${texts[unit].toLowerCase()})`}
            hint={`${hint} ${texts.range(least, most)}`}
            error={fields[name].errors}
            required
          >
            {(tie) => (
              <Input
                {...tie}
                name={name}
                inputMode="numeric"
                maxLength={4}
                defaultValue={String(fields[name].initialValue ?? "")}
                className="max-w-28"
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" size="lg" loading={sending} className="justify-self-start">
        {sending ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}

/** How long each kind of record is stored. */
export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { times, changed, fixed, saved, loaded } = loaderData;
  const reply = actionData && "reply" in actionData ? actionData.reply : undefined;
  return (
    <AdminPage key={loaded} heading={texts.heading} className="max-w-3xl gap-5">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <OwnSection id="times" heading={texts.heading} notice={saved && !actionData && texts.saved}>
        {changed && (
          <p className="text-muted">
            {texts.changed} <Moment at={changed} />
          </p>
        )}
        <FormRefusal>{actionData?.kind === "failed" && (actionData.reason ?? texts.failed)}</FormRefusal>
        <Times times={times} reply={reply} />
        <ButtonLink kind="quiet" href={pages.privacy.path}>
          {texts.notice}
        </ButtonLink>
      </OwnSection>
      <OwnSection id="fixed" heading={texts.fixed.heading}>
        <dl className="grid gap-3">
          {texts.fixed.list(fixed).map(({ label, text }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </OwnSection>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
