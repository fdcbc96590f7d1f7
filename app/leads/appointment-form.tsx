import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { useSentForm } from "#app/forms/use-sent-form.ts";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { appointmentFields, appointmentForm } from "#content/appointment.ts";
import { leadFailure } from "#content/contact-form.ts";
import type { AppointmentAnswer } from "./answers.ts";
import { appointmentChatLink } from "./chats.ts";
import { type AppointmentReceipt, appointmentInput, type FreeDay } from "./contract.ts";
import { LeadFormEnd } from "./lead-form-end.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useSlot } from "./use-slot.ts";

interface AppointmentFormProps {
  /** Identifies this filled-in form, so that a repeated request is stored once. */
  submissionKey: string;
  /** The days with free times when the page was rendered. */
  offered: readonly FreeDay[];
  /** The day in the address. */
  askedDay?: string | undefined;
  /** The server's response to a form that was sent without script. */
  sent?: AppointmentAnswer | undefined;
  onSaved: (receipt: AppointmentReceipt) => void;
}

const draft = formDraft("appointment");

/** The slot picker above draws the time, not the generated fields. */
const { slot: _, ...typedFields } = appointmentFields;

/** Says that the slot has gone to somebody else, and takes the focus. */
function TakenNotice({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  return (
    <div role="alert" ref={alert} tabIndex={-1} className="rounded-xl empty:hidden">
      {message && (
        <div className="rounded-xl bg-accent-soft p-4">
          <p className="font-semibold">{message}</p>
          <p>{appointmentForm.takenText}</p>
        </div>
      )}
    </div>
  );
}

/** The appointment form, the same on the home page and on its own. It posts to /appointment with or without script. */
export function AppointmentForm({ submissionKey, offered, askedDay, sent, onSaved }: AppointmentFormProps) {
  const fetcher = useFetcher<AppointmentAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, answer);
  const reply = sent && "reply" in sent ? sent.reply : undefined;
  const [form, fields] = useForm({
    id: "appointment-form",
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: appointmentInput }),
  });

  const { days, day, slot, firstDay, taken, setDay, setSlot } = useSlot({
    offered,
    askedDay,
    latest: answer ?? sent,
    initialSlot: fields.slot.initialValue,
    draftSlot: () => (reply ? null : draft.read("slot")),
  });
  const { typed, onInput } = useSentForm<AppointmentReceipt>({
    formId: form.id,
    draft,
    ownFields: ["slot"],
    answered: reply !== undefined,
    answer,
    failure: { toast: leadFailure.toast },
    onSaved(receipt) {
      openChatSoon(receipt.whatsappUrl);
      onSaved(receipt);
    },
  });

  const takenMessage = day === null && !sending ? taken?.message : undefined;

  const props = getFormProps(form);

  return (
    <fetcher.Form
      {...props}
      method="post"
      action="/appointment"
      onInput={onInput}
      onSubmit={once(props.onSubmit)}
      className="grid scroll-mt-24 grid-cols-1 gap-5"
    >
      <SubmissionKey field={fields.submissionKey} value={submissionKey} />
      <TakenNotice message={takenMessage} />
      <SlotPicker
        days={days}
        day={day}
        roomy={day !== null && day === firstDay}
        nearest={taken?.nearest ?? []}
        name={fields.slot.name}
        id={fields.slot.id}
        slot={slot}
        error={fields.slot.errors}
        onDay={setDay}
        onSlot={setSlot}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormFields fields={typedFields} states={fields} wide="sm:col-span-2" cut />
        <LeadFormEnd
          texts={appointmentForm}
          answer={answer}
          sending={sending}
          chat={appointmentChatLink(typed ?? {})}
        />
      </div>
    </fetcher.Form>
  );
}
