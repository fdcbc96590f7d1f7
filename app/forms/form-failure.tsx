import { ButtonLink } from "#app/ui/button.tsx";

interface FormFailureProps {
  /** What is said of a form that was not kept, and of the chat that carries it. */
  failure: { readonly toast: string; readonly text: string; readonly chatLabel: string };
  /** The server's own words, where it refused something. */
  reason?: string | undefined;
  /** The chat that carries what was typed. */
  chat: string;
}

/** A form that could not be kept: what happened, that nothing is lost, and two ways on. */
export function FormFailure({ failure, reason, chat }: FormFailureProps) {
  return (
    <div className="rounded-xl border border-danger p-4">
      <p className="font-semibold text-danger">{failure.toast}</p>
      <p className="mt-1">{reason ?? failure.text}</p>
      <ButtonLink kind="whatsapp" href={chat} className="mt-3">
        {failure.chatLabel}
      </ButtonLink>
    </div>
  );
}
