import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { SendAgain } from "#app/forms/send-again.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { type FormAnswer, useSentForm } from "#app/forms/use-sent-form.ts";
import { Button } from "#app/ui/button.tsx";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { toast } from "#app/ui/toasts.tsx";
import {
  enrollmentDialog,
  enrollmentFailure,
  enrollmentFields,
  enrollmentSuccess,
} from "#content/enrollment.ts";
import { type EnrollmentReceipt, enrollmentInput } from "./enrollment-contract.ts";

/** Response of the action of /enroll. */
export type EnrollmentAnswer = FormAnswer<EnrollmentReceipt>;

interface EnrollmentFormProps {
  /** Identifies this filled-in form, so that a repeated request is stored once. */
  submissionKey: string;
  /** The path of the card or course from which the form was opened. */
  learningPath?: string | undefined;
  /** The server's response to a form that was sent without script. */
  reply?: SubmissionResult | undefined;
  onSaved: (receipt: EnrollmentReceipt) => void;
  /** A second button beside 'Enroll Now'. */
  beside?: ReactNode;
}

const draft = formDraft("enrollment");

/** The enrollment form, the same in the dialog and on its own page. It posts to /enroll with or without script. */
export function EnrollmentForm({ submissionKey, learningPath, reply, onSaved, beside }: EnrollmentFormProps) {
  const fetcher = useFetcher<EnrollmentAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: "enrollment",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    defaultValue: { learningPath: learningPath ?? "" },
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: enrollmentInput }),
  });

  const { onInput } = useSentForm<EnrollmentReceipt>({
    formId: form.id,
    draft,
    ownFields: learningPath ? ["learningPath"] : [],
    answered: reply !== undefined,
    answer,
    failure: { toast: enrollmentFailure.toast },
    onSaved(receipt) {
      toast.success(enrollmentSuccess.toast, { description: `Your reference: ${receipt.ref}` });
      openChatSoon(receipt.whatsappUrl, {
        title: enrollmentSuccess.heading,
        label: enrollmentSuccess.openLabel,
      });
      onSaved(receipt);
    },
  });
  const props = getFormProps(form);

  return (
    <fetcher.Form
      {...props}
      method="post"
      action="/enroll"
      onInput={onInput}
      onSubmit={once(props.onSubmit)}
      className="grid gap-5 md:grid-cols-2"
    >
      <SubmissionKey field={fields.submissionKey} value={submissionKey} />
      <FormFields fields={enrollmentFields} states={fields} wide="md:col-span-2" cut />
      <PrivacyNote text={enrollmentDialog.privacy} className="md:col-span-2" />
      <div role="alert" className="empty:hidden md:col-span-2">
        {answer?.kind === "failed" && !sending && (
          <div className="rounded-xl border border-danger p-4">
            <p className="mb-3">{answer.reason ?? enrollmentFailure.text}</p>
            <SendAgain />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" size="lg" loading={sending} className="grow md:grow-0">
          {sending ? enrollmentDialog.submittingLabel : enrollmentDialog.submitLabel}
        </Button>
        {beside}
      </div>
    </fetcher.Form>
  );
}
