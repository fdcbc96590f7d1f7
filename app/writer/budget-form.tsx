import { Form, useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button } from "#app/ui/button.tsx";
import { writerTexts } from "#content/writer.ts";
import type { WriterAnswer } from "./writer-action.server.ts";

const { budget: texts, form } = writerTexts;

const figures = new Intl.NumberFormat("en-NG");

/** The day's use of the budget, in words and as a bar. */
export function BudgetUse({ used, dailyTokens }: { used: number; dailyTokens: number }) {
  const words = texts.used(figures.format(used), figures.format(dailyTokens));
  return (
    <div>
      <p className="font-semibold tabular-nums">{words}</p>
      <progress
        aria-label={words}
        max={dailyTokens || 1}
        value={Math.min(used, dailyTokens || 1)}
        className="progress mt-2 block h-2 w-full"
      />
    </div>
  );
}

interface BudgetFormProps {
  dailyTokens: number;
  answer: WriterAnswer["answer"];
}

/** The form with the tokens of a day. */
export function BudgetForm({ dailyTokens, answer }: BudgetFormProps) {
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === "budget";
  const typed = answer?.reply?.initialValue?.dailyTokens;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="budget" />
      <FormRefusal>{answer?.kind === "failed" && (answer.reason ?? form.failed)}</FormRefusal>
      <Field
        id="budget-tokens"
        label={form.fields.dailyTokens.label}
        error={answer?.reply?.error?.dailyTokens ?? []}
        required
      >
        {(tie) => (
          <Input
            {...tie}
            name="dailyTokens"
            inputMode="numeric"
            pattern="\d*"
            maxLength={10}
            defaultValue={typeof typed === "string" ? typed : dailyTokens}
            className="max-w-60"
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" className="min-h-12 justify-self-start" loading={sending}>
        {texts.submit}
      </Button>
    </Form>
  );
}
