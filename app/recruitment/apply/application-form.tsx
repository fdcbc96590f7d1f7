import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, type ReactNode, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { FieldError } from "#app/forms/field.tsx";
import { formDraft } from "#app/forms/form-draft.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { FormFields, SubmissionKey } from "#app/forms/form-fields.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { type FormAnswer, useSentForm } from "#app/forms/use-sent-form.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts.tsx";
import {
  applicationFailure,
  applicationFields,
  applicationFormTexts,
  applicationRefusal,
  draftDays,
} from "#content/application-form.ts";
import { internationalForm } from "#content/phone.ts";
import { applyPage } from "#content/recruitment-pages.ts";
import { unsentChatLink } from "../review/chat.ts";
import { type RecordingState, useRecording } from "../upload/use-recording.ts";
import { type ApplicationReceipt, applicationInput } from "./contract.ts";
import { nigerianMobile } from "./known-phone.ts";

/** Response of the action of /recruitment/apply. */
export type ApplicationAnswer = FormAnswer<ApplicationReceipt>;

interface ApplicationFormProps {
  /** Identifies this filled-in form, so that a repeated request is stored once. */
  submissionKey: string;
  /** The server's response to a form that was sent without script. */
  reply?: SubmissionResult | undefined;
  onSaved: (receipt: ApplicationReceipt) => void;
  /** The field for the video or audio, which reports its state. The form sends it as `videoFile`. */
  recording?: (report: (state: RecordingState) => void) => ReactNode;
}

const draft = formDraft("application", { days: draftDays });

const none: ReadonlySet<string> = new Set();

const formId = "application-form";

const formElement = () => document.querySelector<HTMLFormElement>(`#${formId}`);

/** Empties the form and offers Undo. `remove` takes the recording out and returns the function that puts it back. */
function clearForm(remove: () => () => void) {
  const form = formElement();
  if (!form) return;
  const bringBack = draft.drop();
  const putBack = remove();
  form.reset();
  const undo = () => {
    bringBack();
    draft.restore(form, "videoFile");
    putBack();
  };
  toast.success(applicationFormTexts.cleared, {
    action: { label: applicationFormTexts.undoLabel, onPress: undo },
  });
}

function putPhone(number: string) {
  const input = formElement()?.elements.namedItem("phoneNumber");
  if (!(input instanceof HTMLInputElement)) return;
  input.value = number;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** The form's state: the typed values, the sending, and the recording that sending may have to wait for. */
function useApplicationForm({ reply, onSaved }: Pick<ApplicationFormProps, "reply" | "onSaved">) {
  const fetcher = useFetcher<ApplicationAnswer>();
  const answer = fetcher.data;
  const sending = fetcher.state !== "idle";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: formId,
    lastResult: answer?.kind === "refused" ? answer.reply : answer ? undefined : reply,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: applicationInput }),
  });
  const props = getFormProps(form);
  // Fields that were edited since the form was last checked.
  const [edited, setEdited] = useState(none);
  const { typed, onInput, sayRefused } = useSentForm<ApplicationReceipt>({
    formId,
    draft,
    ownFields: ["videoFile"],
    answered: reply !== undefined,
    answer,
    failure: applicationFailure,
    refusal: applicationRefusal,
    onSaved,
  });
  const recording = useRecording(
    () => formElement()?.requestSubmit(),
    () => toast.error(applicationFailure.toast, { description: applicationFailure.text }),
  );
  const events = {
    onInput(event: FormEvent<HTMLFormElement>) {
      onInput(event);
      const { name } = event.target as HTMLInputElement;
      setEdited((before) => (before.has(name) ? before : new Set([...before, name])));
    },
    onSubmit: once((event: FormEvent<HTMLFormElement>) => {
      setEdited(none);
      props.onSubmit(event);
      if (event.defaultPrevented) sayRefused();
      else if (recording.hold()) event.preventDefault();
    }),
  };
  return {
    Form: fetcher.Form,
    answer,
    sending,
    fields,
    edited,
    typed,
    recording,
    props: { ...props, ...events },
  };
}

/**
 * The application form. It is validated on submit, as specified, and an error disappears as soon as its field is
 * edited.
 */
export function ApplicationForm({ submissionKey, reply, onSaved, recording: field }: ApplicationFormProps) {
  const { Form, answer, sending, fields, edited, typed, recording, props } = useApplicationForm({
    reply,
    onSaved,
  });
  const phoneRefused = fields.phoneNumber.errors && !edited.has("phoneNumber");
  // A field that was sent twice is a list.
  const typedPhone: unknown = fields.phoneNumber.value;
  const mobile = phoneRefused && typeof typedPhone === "string" && nigerianMobile(typedPhone);
  return (
    <Form
      {...props}
      method="post"
      // Without script the response scrolls to the form instead of the top of the page.
      action={`${applyPage.path}#form-heading`}
      className="grid gap-5 sm:grid-cols-2"
    >
      <PrefetchPageLinks page={applyPage.path} />
      <SubmissionKey field={fields.submissionKey} value={submissionKey} />
      <FormFields
        fields={applicationFields}
        states={fields}
        wide="sm:col-span-2"
        edited={edited}
        below={{
          phoneNumber: mobile && (
            <Button kind="secondary" className="needs-js mt-2" onClick={() => putPhone(mobile)}>
              {applicationFormTexts.phoneLabel(internationalForm(mobile))}
            </Button>
          ),
        }}
        own={{
          videoFile: (
            <div key="videoFile" className="empty:hidden sm:col-span-2">
              {field?.(recording.report)}
              {fields.videoFile.errors && <FieldError>{fields.videoFile.errors.join(" ")}</FieldError>}
            </div>
          ),
        }}
      />
      <PrivacyNote text={applicationFormTexts.privacy} className="sm:col-span-2" />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {answer?.kind === "failed" && !sending && (
          <FormFailure
            again
            failure={{ ...applicationFailure, text: applicationFailure.kept }}
            reason={answer.reason}
            chat={unsentChatLink(typed ?? {})}
          />
        )}
      </div>
      <Buttons sending={sending} {...recording} />
    </Form>
  );
}

interface ButtonsProps extends Pick<ReturnType<typeof useRecording>, "waiting" | "skip" | "remove"> {
  sending: boolean;
}

function Buttons({ sending, waiting, skip, remove }: ButtonsProps) {
  const { submittingLabel, submitLabel, recording, clearLabel } = applicationFormTexts;
  return (
    <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
      <Button type="submit" size="lg" loading={sending || waiting} className="grow sm:grow-0">
        {sending ? submittingLabel : waiting ? recording.waitingLabel : submitLabel}
      </Button>
      {waiting ? (
        <Button kind="secondary" size="lg" className="grow sm:grow-0" onClick={skip}>
          {recording.withoutLabel}
        </Button>
      ) : (
        <Button kind="quiet" className="needs-js" onClick={() => clearForm(remove)}>
          {clearLabel}
        </Button>
      )}
      <p role="status" className="basis-full text-muted empty:hidden">
        {waiting && recording.waiting}
      </p>
    </div>
  );
}
