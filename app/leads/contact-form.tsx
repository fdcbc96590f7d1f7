import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { useSentForm } from "#app/forms/use-sent-form.ts";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { contactFields, contactForm, leadFailure } from "#content/contact-form.ts";
import type { ContactAnswer } from "./answers.ts";
import { contactChatLink } from "./chats.ts";
import { type ContactReceipt, contactInput } from "./contract.ts";
import { LeadFormEnd } from "./lead-form-end.tsx";

interface ContactFormProps {
  /** Identifies this filled-in form, so that a repeated request is stored once. */
  submissionKey: string;
  /** The server's response to a form that was sent without script. */
  reply?: SubmissionResult | undefined;
  onSaved: (receipt: ContactReceipt) => void;
}

const draft = formDraft("contact");

/** The contact form, the same on the home page and on its own. It posts to /contact with or without script. */
export function ContactForm({ submissionKey, reply, onSaved }: ContactFormProps) {
  const fetcher = useFetcher<ContactAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: "contact-form",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: contactInput }),
  });
  const { typed, onInput } = useSentForm<ContactReceipt>({
    formId: form.id,
    draft,
    answered: reply !== undefined,
    answer,
    failure: { toast: leadFailure.toast },
    onSaved(receipt) {
      // The confirmation replaces the form and has the link, so no notice needs to cover it.
      openChatSoon(receipt.whatsappUrl);
      onSaved(receipt);
    },
  });

  const props = getFormProps(form);

  return (
    <fetcher.Form
      {...props}
      method="post"
      action="/contact"
      onInput={onInput}
      onSubmit={once(props.onSubmit)}
      className="grid gap-5 sm:grid-cols-2"
    >
      {/* The code that sends the form is loaded while it is filled in, because the network may be gone later. */}
      <PrefetchPageLinks page="/contact" />
      <SubmissionKey field={fields.submissionKey} value={submissionKey} />
      <FormFields fields={contactFields} states={fields} wide="sm:col-span-2" cut />
      <LeadFormEnd
        texts={contactForm}
        answer={answer}
        sending={sending}
        chat={contactChatLink(typed ?? {})}
      />
    </fetcher.Form>
  );
}
