import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import type { FormDraft } from "./form-draft.ts";
import { toast } from "./toasts.tsx";

/** What the action of a form answers. Values, never errors: a form keeps what was typed whatever happens. */
export type FormAnswer<Receipt> =
  | { kind: "saved"; receipt: Receipt }
  | { kind: "refused"; reply: SubmissionResult }
  | { kind: "failed"; reply?: SubmissionResult; reason?: string };

type Typed = Record<string, string>;

function typedInto(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") typed[name] = name in typed ? `${typed[name]}, ${value}` : value;
  }
  return typed;
}

interface SentFormOptions<Receipt> {
  formId: string;
  draft: FormDraft;
  /** Fields that the form itself takes out of its draft. */
  ownFields?: readonly string[];
  /** Whether the page came with the server's answer: then what it shows is newer than the draft. */
  answered: boolean;
  answer: FormAnswer<Receipt> | { kind: "taken" } | undefined;
  /** What a notice says of a form that could not be kept. */
  failure: { toast: string; text: string };
  /** Says it, and carries it on to WhatsApp. */
  onSaved: (receipt: Receipt) => void;
}

/**
 * What happens around a form that is sent in the background: its draft, and the notice when it fails. Gives what was
 * typed into a form that failed, so that it can be carried over to WhatsApp as it stands.
 */
export function useSentForm<Receipt>({
  formId,
  draft,
  ownFields = [],
  answered,
  answer,
  failure,
  onSaved,
}: SentFormOptions<Receipt>): {
  typed: Typed | undefined;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [typed, setTyped] = useState<Typed>();
  const formElement = () => {
    const found = document.getElementById(formId);
    return found instanceof HTMLFormElement ? found : null;
  };

  const restore = useEffectEvent(() => {
    const form = formElement();
    if (form && !answered) draft.restore(form, ...ownFields);
  });
  useEffect(() => restore(), []);

  const settle = useEffectEvent((settled: NonNullable<typeof answer>) => {
    const form = formElement();
    setTyped(settled.kind === "failed" && form ? typedInto(form) : undefined);
    if (settled.kind === "failed") {
      toast.error(failure.toast, { description: settled.reason ?? failure.text });
    }
    if (settled.kind !== "saved") return;
    draft.drop();
    onSaved(settled.receipt);
  });
  useEffect(() => {
    if (answer) settle(answer);
  }, [answer]);

  return {
    typed,
    onInput({ currentTarget }) {
      draft.keep(currentTarget);
      if (typed) setTyped(typedInto(currentTarget));
    },
  };
}
