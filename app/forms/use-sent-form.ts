import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { offerAgain } from "#app/ui/offer-again.ts";
import { toast } from "#app/ui/toasts.tsx";
import type { FormDraft } from "./form-draft.ts";
import { useEach } from "./use-each.ts";

/** The response of a form's action. It never throws, so that a form keeps the typed values whatever happens. */
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
  /** Fields that the form itself restores from its draft. */
  ownFields?: readonly string[];
  /** Whether the page came with the server's response, which is then newer than the draft. */
  answered: boolean;
  answer: FormAnswer<Receipt> | { kind: "taken" } | undefined;
  /** The notice when a form could not be stored; without a text where the form itself says it. */
  failure: { toast: string; text?: string };
  /** The notice when the server finds errors in a form; without it only the fields show them. */
  refusal?: { toast: string; text: string };
  /** Reports the success and continues on WhatsApp. */
  onSaved: (receipt: Receipt) => void;
}

/**
 * Manages a form that is sent in the background: its draft, and the notice when it fails. Returns the typed values of a
 * form that failed, so that they can be continued on WhatsApp.
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
  /** Shows the refusal notice, for errors that the browser finds. */
  sayRefused: () => void;
} {
  const [typed, setTyped] = useState<Typed>();
  // The id of the form's last notice, which disappears when there is a newer one.
  const said = useRef("");
  const withdraw = useRef(() => {});
  const say = ({ toast: title, text }: { toast: string; text?: string | undefined }) => {
    said.current = toast.error(title, text ? { description: text } : {});
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
  useEffect(() => () => withdraw.current(), []);

  useEach(answer, (settled) => {
    if (!settled) return;
    const form = formElement();
    setTyped(settled.kind === "failed" && form ? typedInto(form) : undefined);
    toast.dismiss(said.current);
    withdraw.current();
    if (settled.kind === "failed") {
      say({ ...failure, text: failure.text && (settled.reason ?? failure.text) });
      // Not only while the browser says that it is offline: it says so later than a request fails, and not always.
      withdraw.current = offerAgain(said.current, () => formElement()?.requestSubmit());
    }
    if (settled.kind === "refused" && refusal) say(refusal);
    if (settled.kind !== "saved") return;
    draft.drop();
    onSaved(settled.receipt);
  });

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
