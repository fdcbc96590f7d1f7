import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { useSentForm } from "#app/forms/use-sent-form.ts";
import { Button } from "#app/ui/button.tsx";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { appointmentFields, appointmentForm } from "#content/appointment.ts";
import { leadFailure } from "#content/contact-form.ts";
import type { AppointmentAnswer } from "./answers.ts";
import { appointmentChatLink } from "./chats.ts";
import { type AppointmentReceipt, appointmentInput, type FreeDay } from "./contract.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { firstDayWithChoice } from "./slots.ts";

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

const isFree = (days: readonly FreeDay[], slot: string) =>
  days.some(({ day, times }) => times.some((time) => `${day}T${time}` === slot));

/** The slot picker above draws the time, not the generated fields. */
const { slot: _, ...typedFields } = appointmentFields;

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

  const latest = answer ?? sent;
  const notice = latest?.kind === "taken" ? latest : undefined;
  const [days, setDays] = useState(notice?.days ?? offered);
  const [slot, setSlot] = useState(() => {
    const typed = fields.slot.initialValue;
    return typed && isFree(days, typed) ? typed : undefined;
  });
  const [day, setDay] = useState(() => {
    if (notice) return null;
    const wished = [slot?.slice(0, 10), askedDay].find((date) => days.some((known) => known.day === date));
    return wished ?? firstDayWithChoice(days);
  });
  const [firstDay] = useState(day);

  const { typed, onInput } = useSentForm<AppointmentReceipt>({
    formId: form.id,
    draft,
    ownFields: ["slot"],
    answered: reply !== undefined,
    answer,
    failure: leadFailure,
    onSaved(receipt) {
      // The confirmation replaces the form and has the link, so no notice needs to cover it.
      openChatSoon(receipt.whatsappUrl);
      onSaved(receipt);
    },
  });

  const chooseAgain = useEffectEvent(() => {
    const chosen = draft.read("slot");
    if (reply || !chosen || !isFree(days, chosen)) return;
    setSlot(chosen);
    setDay(chosen.slice(0, 10));
  });
  useEffect(() => chooseAgain(), []);

  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.kind !== "taken") return;
    setDays(answer.days);
    setDay(null);
    setSlot(undefined);
  }, [answer]);
  const told = notice !== undefined && day === null && !sending;
  useEffect(() => {
    if (told) alert.current?.focus();
  }, [told]);

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
      <div role="alert" ref={alert} tabIndex={-1} className="rounded-xl empty:hidden">
        {told && (
          <div className="rounded-xl bg-accent-soft p-4">
            <p className="font-semibold">{notice.message}</p>
            <p>{appointmentForm.takenText}</p>
          </div>
        )}
      </div>
      <SlotPicker
        days={days}
        day={day}
        roomy={day !== null && day === firstDay}
        nearest={notice?.nearest ?? []}
        name={fields.slot.name}
        id={fields.slot.id}
        slot={slot}
        error={fields.slot.errors}
        onDay={setDay}
        onSlot={setSlot}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormFields fields={typedFields} states={fields} wide="sm:col-span-2" cut />
        <PrivacyNote text={appointmentForm.privacy} className="sm:col-span-2" />
        <div role="alert" className="empty:hidden sm:col-span-2">
          {answer?.kind === "failed" && !sending && (
            <FormFailure
              failure={leadFailure}
              reason={answer.reason}
              chat={appointmentChatLink(typed ?? {})}
            />
          )}
        </div>
        <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
          {sending ? appointmentForm.submittingLabel : appointmentForm.submitLabel}
        </Button>
      </div>
    </fetcher.Form>
  );
}
