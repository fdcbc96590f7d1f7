import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { Button } from "#app/ui/button.tsx";
import { yourDataForm as texts, yourDataFields } from "#content/your-data.ts";
import { requestInput } from "./contract.ts";

interface RequestFormProps {
  submissionKey: string;
  reply: SubmissionResult | undefined;
  /** Why the last try failed. */
  failure: string | undefined;
  /** The last answer, whatever it was. */
  answer: unknown;
}

/** The form with which somebody asks for their data. It works without script too. */
export function RequestForm({ submissionKey, reply, failure, answer }: RequestFormProps) {
  const sending = useNavigation().state === "submitting";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: "your-data-form",
    lastResult: reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: requestInput }),
  });
  const props = getFormProps(form);
  return (
    <Form {...props} method="post" onSubmit={once(props.onSubmit)} className="grid gap-5 sm:grid-cols-2">
      <SubmissionKey field={fields.submissionKey} value={submissionKey} />
      <FormFields fields={yourDataFields} states={fields} wide="sm:col-span-2" cut />
      <PrivacyNote text={texts.privacy} className="sm:col-span-2" />
      <div className="empty:hidden sm:col-span-2">
        <FormRefusal>{failure}</FormRefusal>
      </div>
      <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
        {sending ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
