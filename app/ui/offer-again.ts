import { networkTexts } from "#content/network.ts";
import { toast } from "./toast-store.ts";

/** A form that was sent, and the button that sent it. */
interface SentForm {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

let last: SentForm | undefined;
let withdrawLast = () => {};

/** Remembers which form was sent last, for `offerLastForm`. What was offered for an earlier one is withdrawn. */
export function rememberSentForms(): void {
  addEventListener(
    "submit",
    ({ target, submitter }) => {
      withdrawLast();
      if (target instanceof HTMLFormElement) last = { form: target, button: submitter };
    },
    true,
  );
}

/** Sends the form that was sent last once more, if it is still on the page. */
export function sendLastForm(): void {
  if (!last?.form.isConnected) return;
  last.form.requestSubmit(last.button?.isConnected ? last.button : null);
}

/**
 * Offers to send a form that failed without a network, as soon as there is one.
 * @param failure the notice of the failure, whose place the offer takes; empty where the form itself says it
 * @returns withdraws the offer
 */
export function offerAgain(failure: string, onPress: () => void): () => void {
  const control = new AbortController();
  const { title, text } = networkTexts.back;
  let offered = "";
  const offer = () => {
    toast.dismiss(failure);
    offered = toast.success(title, {
      description: text,
      until: "used",
      action: { label: networkTexts.sendAgainLabel, onPress },
    });
  };
  addEventListener("online", offer, { once: true, signal: control.signal });
  return () => {
    control.abort();
    toast.dismiss(offered);
  };
}

/** The same for the form that was sent last. */
export function offerLastForm(failure = ""): void {
  withdrawLast();
  withdrawLast = offerAgain(failure, sendLastForm);
}
