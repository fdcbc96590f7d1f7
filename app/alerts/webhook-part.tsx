import { Form, useNavigation } from "react-router";
import type { AlertAnswer } from "#app/alerts/alerts-action.server.ts";
import type { AlertTarget } from "#app/alerts/targets.server.ts";
import { Field, Input } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button } from "#app/ui/button.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { alertTexts } from "#content/alerts.ts";
import { TargetCard } from "./target-card.tsx";

const texts = alertTexts.webhook;

interface WebhookPartProps {
  targets: readonly AlertTarget[];
  answer: AlertAnswer;
}

/** The address of another program that is told. */
export function WebhookPart({ targets, answer: { webhook: refused, ...answer } }: WebhookPartProps) {
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === "webhook";
  const target = targets.find(({ kind }) => kind === "webhook");
  const typed = refused?.reply?.initialValue?.address;
  return (
    <>
      {target && (
        <TargetCard target={target} answer={answer}>
          <details className="group">
            <Summary>{texts.secret}</Summary>
            <p className="figures [overflow-wrap:anywhere]">{target.secret}</p>
            <p className="mt-2 text-sm text-muted">{texts.how}</p>
          </details>
        </TargetCard>
      )}
      <Form method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="webhook" />
        <FormRefusal>{refused?.kind === "failed" && (refused.reason ?? alertTexts.form.failed)}</FormRefusal>
        <Field
          id="webhook-address"
          label={texts.address}
          hint={texts.hint}
          error={refused?.reply?.error?.address ?? []}
        >
          {(tie) => (
            <Input
              {...tie}
              type="url"
              name="address"
              maxLength={1000}
              defaultValue={typeof typed === "string" ? typed : target?.address}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary" loading={sending} className="min-h-12 justify-self-start">
          {sending ? texts.saving : texts.save}
        </Button>
      </Form>
    </>
  );
}
