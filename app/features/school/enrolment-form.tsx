import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useEffect, useEffectEvent } from "react";
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
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { formDraft } from "#app/ui/form-draft.ts";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { requiredFields } from "../fields/contract.ts";
import { type EnrolmentReceipt, enrolmentInput, enrolmentLimits } from "./contract.ts";

/** What the action of /enroll answers. */
export type EnrolmentAnswer =
  | { kind: "saved"; receipt: EnrolmentReceipt }
  | { kind: "refused"; reply: SubmissionResult }
  | { kind: "failed"; reply?: SubmissionResult; reason?: string };

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
  const [form, fields] = useForm({
    id: "enrolment",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    defaultValue: { learningPath: learningPath ?? "" },
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: enrolmentInput }),
  });

  const restoreDraft = useEffectEvent(() => {
    const element = document.getElementById(form.id);
    if (!(element instanceof HTMLFormElement) || reply) return;
    draft.restore(element, ...(learningPath ? ["learningPath"] : []));
  });
  useEffect(() => restoreDraft(), []);

  const settle = useEffectEvent((settled: EnrolmentAnswer) => {
    if (settled.kind === "failed")
      toast.error(enrolmentFailure.toast, { description: settled.reason ?? enrolmentFailure.text });
    if (settled.kind !== "saved") return;
    draft.drop();
    toast.success(enrolmentSuccess.toast, { description: `Your reference: ${settled.receipt.ref}` });
    openChatSoon(settled.receipt.whatsappUrl, {
      title: enrolmentSuccess.heading,
      label: enrolmentSuccess.openLabel,
    });
    onSaved(settled.receipt);
  });
  useEffect(() => {
    if (answer) settle(answer);
  }, [answer]);

  const texts = enrolmentFields;
  const bind = (name: keyof typeof texts) => ({
    id: fields[name].id,
    label: texts[name].label,
    hint: texts[name].hint,
    error: fields[name].errors,
    required: required.has(name),
  });
  const select = (name: keyof typeof texts) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue,
  });
  const control = (name: keyof typeof texts) => ({ ...select(name), placeholder: texts[name].placeholder });

  return (
    <fetcher.Form
      {...getFormProps(form)}
      method="post"
      action="/enroll"
      onInput={(event) => draft.keep(event.currentTarget)}
      onSubmitCapture={(event) => {
        if (sending) event.preventDefault();
      }}
      className="grid gap-5 md:grid-cols-2"
    >
      <input type="hidden" name={fields.submissionKey.name} value={submissionKey} />
      {fields.submissionKey.errors && (
        <p role="alert" className="font-semibold text-danger md:col-span-2">
          {fields.submissionKey.errors.join(" ")}
        </p>
      )}
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
      <Field {...bind("email")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("email")}
            type="email"
            maxLength={enrolmentLimits.email}
            autoComplete="email"
          />
        )}
      </Field>
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
        {(tie) => <Input {...tie} {...control("phone")} type="tel" maxLength={40} autoComplete="tel" />}
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
          <>
            <Textarea {...tie} {...control("goals")} />
            {/* No maxLength: a pasted text is never cut silently; the counter and the message say what to do. */}
            <p className="mt-1.5 text-right text-sm text-muted tabular-nums">
              {Array.from(fields.goals.value ?? "").length}/{enrolmentLimits.goals}
            </p>
          </>
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
