import { leadFailure } from "#app/content/contact-form.ts";
import { ButtonLink } from "#app/ui/button.tsx";

interface FormFailureProps {
  /** The server's own words, where it refused something. */
  reason?: string | undefined;
  /** The chat that carries what was typed. */
  chat: string;
}

/** A form that could not be kept: what happened, that nothing is lost, and two ways on. */
export function FormFailure({ reason, chat }: FormFailureProps) {
  return (
    <div className="rounded-xl border border-danger p-4">
      <p className="font-semibold text-danger">{leadFailure.toast}</p>
      <p className="mt-1">{reason ?? leadFailure.text}</p>
      <ButtonLink kind="whatsapp" href={chat} className="mt-3">
        {leadFailure.chatLabel}
      </ButtonLink>
    </div>
  );
}
