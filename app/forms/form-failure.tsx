import { ButtonLink } from "#app/ui/button.tsx";
import { SendAgain } from "./send-again.tsx";

interface FormFailureProps {
  /** Texts about a form that was not stored, and about the chat that carries it. */
  failure: { readonly toast: string; readonly text: string; readonly chatLabel: string };
  /** The server's own message, if it refused something. */
  reason?: string | undefined;
  /** The link to a chat with the typed values. */
  chat: string;
  /** Whether it is inside the form, which can be sent again from here. */
  again?: boolean;
}

/** A form that could not be stored: what happened, that nothing is lost, and the ways to continue. */
export function FormFailure({ failure, reason, chat, again }: FormFailureProps) {
  return (
    <div className="rounded-xl border border-danger p-4">
      <p className="font-semibold text-danger">{failure.toast}</p>
      <p className="mt-1">{reason ?? failure.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {again && <SendAgain />}
        <ButtonLink kind="whatsapp" href={chat}>
          {failure.chatLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
