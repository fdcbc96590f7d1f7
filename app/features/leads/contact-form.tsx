import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { contactFields, contactForm, projectChoices } from "#app/content/contact-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { formDraft } from "#app/ui/form-draft.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { requiredFields } from "../fields/contract.ts";
import type { ContactAnswer } from "./answers.ts";
import { contactChatLink } from "./chats.ts";
import { type ContactReceipt, contactInput, leadLimits } from "./contract.ts";
import { FormFailure } from "./form-failure.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface ContactFormProps {
  /** Names this filling-in of the form; the same one sent twice is stored once. */
  submissionKey: string;
  /** The server's answer to a form that was sent without script. */
  reply?: SubmissionResult | undefined;
  onSaved: (receipt: ContactReceipt) => void;
}

const draft = formDraft("contact");

const required = requiredFields(contactInput);

/** The contact form, the same on the home page and on its own. It posts to /contact with or without script. */
export function ContactForm({ submissionKey, reply, onSaved }: ContactFormProps) {
  const fetcher = useFetcher<ContactAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const [form, fields] = useForm({
    id: "contact-form",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactInput }),
  });
  const { typed, onInput } = useLeadForm<ContactReceipt>({
    formId: form.id,
    draft,
    answered: reply !== undefined,
    answer,
    onSaved,
  });

  const bind = (name: keyof typeof contactFields) => ({
    id: fields[name].id,
    label: contactFields[name].label,
    hint: contactFields[name].hint,
    error: fields[name].errors,
    required: required.has(name),
  });
  const control = (name: keyof typeof contactFields) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue,
    placeholder: contactFields[name].placeholder,
  });

  return (
    <fetcher.Form
      {...getFormProps(form)}
      method="post"
      action="/contact"
      onInput={onInput}
      onSubmitCapture={(event) => {
        if (sending) event.preventDefault();
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {/* The code that sends the form is fetched while it is filled in: the network may be gone at the end. */}
      <PrefetchPageLinks page="/contact" />
      <input type="hidden" name={fields.submissionKey.name} value={submissionKey} />
      {fields.submissionKey.errors && (
        <p role="alert" className="font-semibold text-danger sm:col-span-2">
          {fields.submissionKey.errors.join(" ")}
        </p>
      )}
      <Field {...bind("name")}>
        {(tie) => <Input {...tie} {...control("name")} maxLength={leadLimits.name} autoComplete="name" />}
      </Field>
      <Field {...bind("email")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("email")}
            type="email"
            maxLength={leadLimits.email}
            autoComplete="email"
          />
        )}
      </Field>
      <Field {...bind("phone")}>
        {(tie) => <Input {...tie} {...control("phone")} type="tel" maxLength={40} autoComplete="tel" />}
      </Field>
      <Field {...bind("company")}>
        {(tie) => (
          <Input
            {...tie}
            {...control("company")}
            maxLength={leadLimits.company}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field {...bind("project_type")} className="sm:col-span-2">
        {(tie) => (
          <Select {...tie} name={fields.project_type.name} defaultValue={fields.project_type.initialValue}>
            <option value="">{contactFields.project_type.placeholder}</option>
            {projectChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...bind("message")} className="sm:col-span-2">
        {(tie) => (
          <>
            <Textarea {...tie} {...control("message")} />
            {/* No maxLength: a pasted text is never cut silently; the counter and the message say what to do. */}
            <p className="mt-1.5 text-right text-sm text-muted tabular-nums">
              {Array.from(fields.message.value ?? "").length}/{leadLimits.message}
            </p>
          </>
        )}
      </Field>
      <PrivacyNote text={contactForm.privacy} className="sm:col-span-2" />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {answer?.kind === "failed" && !sending && (
          <FormFailure reason={answer.reason} chat={contactChatLink(typed ?? {})} />
        )}
      </div>
      <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
        {sending ? contactForm.submittingLabel : contactForm.submitLabel}
      </Button>
    </fetcher.Form>
  );
}
