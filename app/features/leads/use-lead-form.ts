import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { leadFailure } from "#app/content/contact-form.ts";
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
  /** Puts the confirmation in the place of the form: a notice beside it would cover it on a phone. */
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
    openChatSoon(settled.receipt.whatsappUrl);
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
