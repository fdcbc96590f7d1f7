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

/** Whether the form that was sent last is still on the page. */
export const canSendAgain = (): boolean => last?.form.isConnected === true;

/** Forgets the last form when something is sent without one, so an older form is not offered again. */
export function forgetSentForm(): void {
  withdrawLast();
  last = undefined;
}

/** Sends the form that was sent last once more, if it is still on the page. */
export function sendLastForm(): void {
  if (!last?.form.isConnected) return;
  last.form.requestSubmit(last.button?.isConnected ? last.button : null);
}

/**
 * Offers to send a form that failed without a network, as soon as there is one.
 * @param failure the notice of the failure, whose place the offer takes; empty where the form itself says it
 * @param isThere whether there is still a form to send
 * @returns withdraws the offer
 */
export function offerAgain(failure: string, onPress: () => void, isThere = () => true): () => void {
  const control = new AbortController();
  const { title, text } = networkTexts.back;
  let offered = "";
  const offer = () => {
    toast.dismiss(failure);
    if (!isThere()) return;
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

/** The same for the form that was sent last. Withdrawing the offer also removes the notice of its failure. */
export function offerLastForm(failure = ""): void {
  withdrawLast();
  const withdraw = offerAgain(failure, sendLastForm, canSendAgain);
  withdrawLast = () => {
    withdraw();
    toast.dismiss(failure);
  };
}
