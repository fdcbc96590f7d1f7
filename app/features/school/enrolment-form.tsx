import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import {
  businessLevels,
  type Choice,
  enrolmentDialog,
  enrolmentFailure,
  enrolmentFields,
  enrolmentSuccess,
  experienceLevels,
  learningPathChoices,
} from "#app/content/enrolment.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { formDraft } from "#app/ui/form-draft.ts";
import { boundFields, CountedTextarea, EmailInput, PhoneInput, SubmissionKey } from "#app/ui/form-fields.tsx";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { useOneSend } from "#app/ui/use-one-send.ts";
import { type FormAnswer, useSentForm } from "#app/ui/use-sent-form.ts";
import { requiredFields } from "../fields/contract.ts";
import { type EnrolmentReceipt, enrolmentInput, enrolmentLimits } from "./contract.ts";

/** What the action of /enroll answers. */
export type EnrolmentAnswer = FormAnswer<EnrolmentReceipt>;

interface EnrolmentFormProps {
  /** Names this filling-in of the form; the same one sent twice is stored once. */
  submissionKey: string;
  /** The path of the card or course the form was opened from. */
  learningPath?: string | undefined;
  /** The server's answer to a form that was sent without script. */
  reply?: SubmissionResult | undefined;
  onSaved: (receipt: EnrolmentReceipt) => void;
  /** A second button beside 'Enroll Now'. */
  beside?: ReactNode;
}

const draft = formDraft("enrolment");

const required = requiredFields(enrolmentInput);

function Options({ placeholder, choices }: { placeholder: string | undefined; choices: readonly Choice[] }) {
  return (
    <>
      <option value="">{placeholder}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The enrolment form, the same in the dialog and on its own page. It posts to /enroll with or without script. */
export function EnrolmentForm({ submissionKey, learningPath, reply, onSaved, beside }: EnrolmentFormProps) {
  const fetcher = useFetcher<EnrolmentAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: "enrolment",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    defaultValue: { learningPath: learningPath ?? "" },
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: enrolmentInput }),
  });

  const { onInput } = useSentForm<EnrolmentReceipt>({
    formId: form.id,
    draft,
    ownFields: learningPath ? ["learningPath"] : [],
    answered: reply !== undefined,
    answer,
    failure: enrolmentFailure,
    onSaved(receipt) {
      toast.success(enrolmentSuccess.toast, { description: `Your reference: ${receipt.ref}` });
      openChatSoon(receipt.whatsappUrl, {
        title: enrolmentSuccess.heading,
        label: enrolmentSuccess.openLabel,
      });
      onSaved(receipt);
    },
  });
  const texts = enrolmentFields;
  const props = getFormProps(form);
  const { bind, control, select } = boundFields(fields, texts, required);

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
      <Field {...bind("firstName")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("firstName")}
            maxLength={enrolmentLimits.name}
            autoComplete="given-name"
          />
        )}
      </Field>
      <Field {...bind("lastName")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("lastName")}
            maxLength={enrolmentLimits.name}
            autoComplete="family-name"
          />
        )}
      </Field>
      <Field {...bind("email")}>{(tie) => <EmailInput {...tie} {...control("email")} />}</Field>
      <Field {...bind("company")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("company")}
            maxLength={enrolmentLimits.company}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field {...bind("phone")} className="md:col-span-2">
        {(tie) => <PhoneInput {...tie} {...control("phone")} />}
      </Field>
      <Field {...bind("businessLevel")}>
        {(tie) => (
          <Select {...tie} {...select("businessLevel")}>
            <Options placeholder={texts.businessLevel.placeholder} choices={businessLevels} />
          </Select>
        )}
      </Field>
      <Field {...bind("learningPath")}>
        {(tie) => (
          <Select {...tie} {...select("learningPath")}>
            <Options placeholder={texts.learningPath.placeholder} choices={learningPathChoices} />
          </Select>
        )}
      </Field>
      <Field {...bind("experience")} className="md:col-span-2">
        {(tie) => (
          <Select {...tie} {...select("experience")}>
            <Options placeholder={texts.experience.placeholder} choices={experienceLevels} />
          </Select>
        )}
      </Field>
      <Field {...bind("goals")} className="md:col-span-2">
        {(tie) => (
          <CountedTextarea
            {...tie}
            {...control("goals")}
            typed={fields.goals.value}
            most={enrolmentLimits.goals}
          />
        )}
      </Field>
      <PrivacyNote text={enrolmentDialog.privacy} className="md:col-span-2" />
      <div role="alert" className="md:col-span-2">
        {answer?.kind === "failed" && !sending && (
          <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">
            {answer.reason ?? enrolmentFailure.text}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" size="lg" loading={sending} className="grow md:grow-0">
          {sending ? enrolmentDialog.submittingLabel : enrolmentDialog.submitLabel}
        </Button>
        {beside}
      </div>
    </fetcher.Form>
  );
}
