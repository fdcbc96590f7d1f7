import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { Field, FieldError, Input, Textarea } from "#app/forms/field.tsx";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { useSentForm } from "#app/forms/use-sent-form.ts";
import { Button } from "#app/ui/button.tsx";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { leadFailure } from "#content/contact-form.ts";
import { followUp } from "#content/tool-texts.ts";
import type { ContactAnswer } from "./answers.ts";
import { contactChatLink } from "./chats.ts";
import type { ContactReceipt } from "./contract.ts";

type FieldName = keyof typeof followUp.fields;
type Errors = Readonly<Record<string, readonly string[] | null>>;

interface FollowUpFormProps {
  /** Where it posts to: the tool's own page. */
  action: string;
  /** Hidden values: the name of the form, and the tool's text. */
  hidden: Readonly<Record<string, string>>;
  /** Identifies this filled-in form, so that a repeated request is stored once. */
  submissionKey: string;
  businessType: string;
  /** The server's response to a form that was sent without script. */
  sent: ContactAnswer | undefined;
  onSaved: (receipt: ContactReceipt) => void;
}

const draft = formDraft("marketing");
const required = new Set<FieldName>(["name", "email", "business_type", "message"]);
const emptyId = "follow-up-empty";

/** State of the form: its sending, its errors, and what ties a field to its error. */
function useFollowUp({ hidden, businessType, sent, onSaved }: FollowUpFormProps) {
  const fetcher = useFetcher<{ followUp?: ContactAnswer }>();
  const answer = fetcher.data?.followUp;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, fetcher.data);
  const [checked, setChecked] = useState<Errors>();
  const { typed, onInput } = useSentForm<ContactReceipt>({
    formId: "follow-up-form",
    draft,
    ownFields: ["business_type", ...Object.keys(hidden)],
    answered: sent !== undefined,
    answer,
    failure: { toast: leadFailure.toast },
    onSaved(receipt) {
      // The confirmation replaces the form and has the link too.
      openChatSoon(receipt.whatsappUrl);
      onSaved(receipt);
    },
  });
  const reply = sent && "reply" in sent ? sent.reply : undefined;
  const refusal: SubmissionResult | undefined = answer?.kind === "refused" ? answer.reply : reply;
  const errors: Errors = checked ?? refusal?.error ?? {};
  const isEmpty = (name: FieldName) => errors[name]?.includes(followUp.empty) ?? false;

  const onSubmit = once((event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const empty = [...required].filter((name) => !String(form.get(name) ?? "").trim());
    setChecked(empty.length ? Object.fromEntries(empty.map((name) => [name, [followUp.empty]])) : undefined);
    const [first] = empty;
    if (!first) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`#follow-up-${first}`)?.focus();
  });

  const bind = (name: FieldName) => ({
    id: `follow-up-${name}`,
    label: followUp.fields[name].label,
    error: isEmpty(name) ? undefined : (errors[name] ?? undefined),
    required: required.has(name),
  });
  const control = (name: FieldName) => {
    const given = reply?.initialValue?.[name];
    const { placeholder } = { placeholder: undefined, ...followUp.fields[name] };
    return {
      name,
      placeholder,
      defaultValue: typeof given === "string" ? given : name === "business_type" ? businessType : "",
      ...(isEmpty(name) ? { "aria-invalid": true, "aria-describedby": emptyId } : {}),
    };
  };
  /** The newest failure to store it, with what a chat with the owner is begun with. */
  const failure =
    answer?.kind === "failed" && !sending
      ? { reason: answer.reason, chat: contactChatLink(typed ?? {}) }
      : !answer && sent?.kind === "failed"
        ? { reason: sent.reason, chat: contactChatLink(reply?.initialValue ?? {}) }
        : undefined;
  return {
    Form: fetcher.Form,
    sending,
    onInput,
    onSubmit,
    bind,
    control,
    failure,
    incomplete: [...required].some(isEmpty),
  };
}

/**
 * The form under the marketing tool's text. The server validates it by its contract; here only empty fields are
 * found, so that the tool's page need not load Zod.
 */
export function FollowUpForm(props: FollowUpFormProps) {
  const { action, hidden, submissionKey } = props;
  const { Form, sending, onInput, onSubmit, bind, control, failure, incomplete } = useFollowUp(props);

  return (
    <Form
      id="follow-up-form"
      method="post"
      action={action}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      className="mt-5 grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="submissionKey" value={submissionKey} />
      <input type="hidden" name="visit" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field {...bind("name")}>{(tie) => <Input {...tie} {...control("name")} autoComplete="name" />}</Field>
      <Field {...bind("email")}>
        {(tie) => <Input {...tie} {...control("email")} type="email" autoComplete="email" />}
      </Field>
      <Field {...bind("phone")}>
        {(tie) => <Input {...tie} {...control("phone")} type="tel" autoComplete="tel" />}
      </Field>
      <Field {...bind("business_type")}>{(tie) => <Input {...tie} {...control("business_type")} />}</Field>
      <Field {...bind("message")} className="sm:col-span-2">
        {(tie) => <Textarea {...tie} {...control("message")} />}
      </Field>
      <PrivacyNote text={followUp.privacy} className="sm:col-span-2" />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {incomplete && <FieldError id={emptyId}>{followUp.empty}</FieldError>}
        {failure && <FormFailure again failure={leadFailure} {...failure} />}
      </div>
      <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
        {sending ? followUp.submittingLabel : followUp.submitLabel}
      </Button>
    </Form>
  );
}
