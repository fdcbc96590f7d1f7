import { FormFailure } from "#app/forms/form-failure.tsx";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { leadFailure } from "#content/contact-form.ts";
import type { AppointmentAnswer, ContactAnswer } from "./answers.ts";

interface LeadFormEndProps {
  texts: { readonly privacy: string; readonly submitLabel: string; readonly submittingLabel: string };
  answer: AppointmentAnswer | ContactAnswer | undefined;
  sending: boolean;
  /** The chat that goes on with what was typed, where it could not be stored. */
  chat: string;
}

/** The end of the contact and the appointment form: what we do with the details, a failure, and the button. */
export function LeadFormEnd({ texts, answer, sending, chat }: LeadFormEndProps) {
  return (
    <>
      <PrivacyNote text={texts.privacy} className="sm:col-span-2" />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {answer?.kind === "failed" && !sending && (
          <FormFailure again failure={leadFailure} reason={answer.reason} chat={chat} />
        )}
      </div>
      <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
        {sending ? texts.submittingLabel : texts.submitLabel}
      </Button>
    </>
  );
}
