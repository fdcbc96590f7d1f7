import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { leadFailure, leadSuccess } from "#app/content/contact-form.ts";
import type { FormDraft } from "#app/ui/form-draft.ts";
import { openChatSoon } from "#app/ui/open-chat.ts";
import { toast } from "#app/ui/toasts.tsx";
import type { FormAnswer } from "./answers.ts";
import type { ContactReceipt } from "./contract.ts";

type Typed = Record<string, string>;

function typedInto(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

interface LeadFormOptions<Receipt> {
  formId: string;
  draft: FormDraft;
  /** Fields that the form itself takes out of its draft. */
  ownFields?: readonly string[];
  /** Whether the page came with the server's answer: then what it shows is newer than the draft. */
  answered: boolean;
  answer: FormAnswer<Receipt> | { kind: "taken" } | undefined;
  /** What stands on the notice whose link opens WhatsApp, where the browser blocked its window. */
  heading: string;
  /** What the notice of success adds: the reference, at least. */
  inWords: (receipt: Receipt) => string;
  onSaved: (receipt: Receipt) => void;
}

/**
 * What happens around a form whose answer goes on in WhatsApp: its draft, the notices, and the chat a moment later.
 * Gives what was typed into a form that failed, so that it can be carried over to WhatsApp as it stands.
 */
export function useLeadForm<Receipt extends ContactReceipt>({
  formId,
  draft,
  ownFields = [],
  answered,
  answer,
  heading,
  inWords,
  onSaved,
}: LeadFormOptions<Receipt>): {
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
      toast.error(leadFailure.toast, { description: settled.reason ?? leadFailure.text });
    }
    if (settled.kind !== "saved") return;
    draft.drop();
    toast.success(leadSuccess.toast, { description: inWords(settled.receipt) });
    openChatSoon(settled.receipt.whatsappUrl, { title: heading, label: leadSuccess.openLabel });
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
