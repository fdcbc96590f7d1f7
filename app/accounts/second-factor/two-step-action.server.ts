import { data } from "react-router";
import { passkeyTexts, twoStepTexts as texts } from "#content/second-factor.ts";
import { site } from "#content/site.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Profile } from "../contract.ts";
import type { Caller } from "../sign-in.server.ts";
import { secondFactorForm } from "./contract.ts";
import { removePasskey } from "./passkeys.server.ts";
import { type QrCode, qrCode } from "./qr-code.server.ts";
import { beginApp, confirmApp, replaceCodes, turnOff } from "./second-factor.server.ts";

/** Which form of the screen an answer belongs to. */
export type TwoStepForm = "begin" | "confirm" | "new-codes" | "turn-off" | "remove-passkey";

/** The answer to a form of the screen. */
export interface TwoStepAnswer {
  form: TwoStepForm;
  message?: string;
  /** The key to put into the app. It is shown in answers only, never on a page that is opened again. */
  app?: { key: string; picture: QrCode };
  /** New recovery codes, shown this once. */
  codes?: string[];
  /** The passkey that the form was to remove. */
  passkey?: string;
  /** What was done. */
  done?: string;
}

interface Answered {
  answer: Omit<TwoStepAnswer, "form">;
  headers?: Headers;
}

/** The address that an authenticator app reads from the QR code. */
function appAddress({ email }: Profile, key: string): string {
  const label = encodeURIComponent(`${site.name}:${email}`);
  const query = new URLSearchParams({ secret: key, issuer: site.name, digits: "6", period: "30" });
  return `otpauth://totp/${label}?${query}`;
}

const shownApp = (profile: Profile, key: string) => ({ key, picture: qrCode(appAddress(profile, key)) });

async function work(profile: Profile, form: unknown, caller: Caller): Promise<Answered> {
  const input = secondFactorForm.parse(form);
  if (input.intent === "begin") {
    const key = await beginApp(profile, input.password, caller);
    return { answer: { app: shownApp(profile, key) } };
  }
  if (input.intent === "confirm") {
    const { codes, headers } = await confirmApp(profile, input.code, caller);
    return { answer: { codes }, headers };
  }
  if (input.intent === "new-codes") return { answer: { codes: await replaceCodes(profile, input, caller) } };
  if (input.intent === "turn-off") {
    return { answer: { done: texts.turnOff.done }, headers: await turnOff(profile, input, caller) };
  }
  await removePasskey(profile, input, caller);
  return { answer: { done: passkeyTexts.removed } };
}

const forms: readonly TwoStepForm[] = ["begin", "confirm", "new-codes", "turn-off", "remove-passkey"];

/** What the page needs to show a refused form again: the key, so that a wrong code need not start again, or the passkey. */
function refusedForm(
  profile: Profile,
  typed: Record<string, unknown>,
): Pick<TwoStepAnswer, "app" | "passkey"> {
  const { key, id } = typed;
  if (typed.intent === "remove-passkey") return { passkey: String(id) };
  if (typed.intent !== "confirm" || typeof key !== "string" || !/^[A-Z2-7]{16,64}$/.test(key)) return {};
  return { app: shownApp(profile, key) };
}

/** Carries out a form of the screen. A refusal is shown beside its form, with its status. */
export async function answerTwoStep(profile: Profile, sent: FormData, caller: Caller) {
  const typed = Object.fromEntries(sent);
  const form = forms.find((known) => known === typed.intent) ?? "begin";
  const refused = (message: string, status: number, rest: Pick<TwoStepAnswer, "app" | "passkey"> = {}) =>
    data<TwoStepAnswer>({ form, message, ...rest }, { status });
  const checked = secondFactorForm.safeParse(typed);
  if (!checked.success) {
    return refused(checked.error.issues[0]?.message ?? texts.beginAgain, 422, refusedForm(profile, typed));
  }
  try {
    const { answer, headers } = await work(profile, typed, caller);
    return data<TwoStepAnswer>({ form, ...answer }, headers ? { headers } : {});
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (error.code === "invalid") return refused(texts.beginAgain, 422);
    if (error.code === "conflict") return refused(texts.alreadyOn, 409);
    if (error.code === "not-signed-in") return refused(error.message, 422, refusedForm(profile, typed));
    return data<TwoStepAnswer>(
      { form, message: error.message, ...refusedForm(profile, typed) },
      { status: error.status },
    );
  }
}
