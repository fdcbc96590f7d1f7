import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "#app/ui/toasts.tsx";
import type { FormDraft } from "./form-draft.ts";

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
  /** What a notice says of a form that the server finds errors in; without it only the fields say so. */
  refusal?: { toast: string; text: string };
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
  refusal,
  onSaved,
}: SentFormOptions<Receipt>): {
  typed: Typed | undefined;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Says the refusal, for a form that the browser finds errors in. */
  sayRefused: () => void;
} {
  const [typed, setTyped] = useState<Typed>();
  // What was said last of this form; it goes when there is something newer to say.
  const said = useRef("");
  const say = ({ toast: title, text }: { toast: string; text: string }) => {
    said.current = toast.error(title, { description: text });
  };
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
    toast.dismiss(said.current);
    if (settled.kind === "failed") say({ ...failure, text: settled.reason ?? failure.text });
    if (settled.kind === "refused" && refusal) say(refusal);
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
    sayRefused() {
      if (refusal) say(refusal);
    },
  };
}
