import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toolTexts } from "#content/tool-texts.ts";

interface FailurePanelProps {
  message: string;
  reason: string;
  /** Sends the same request again. */
  onAgain?: () => void;
  /** A chat with a person who can do the same work. */
  chat: { href: string; label: string };
}

/** Shown when a tool could not write: what happened, that nothing is lost, and two ways to continue. */
export function FailurePanel({ message, reason, onAgain, chat }: FailurePanelProps) {
  return (
    <div role="alert" className="rounded-2xl border border-danger p-5">
      <p className="font-semibold text-danger">{message}</p>
      <p className="mt-1">{reason}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {onAgain && <Button onClick={onAgain}>{toolTexts.failed.againLabel}</Button>}
        <ButtonLink kind="whatsapp" href={chat.href}>
          {chat.label}
        </ButtonLink>
      </div>
    </div>
  );
}
