import { passkeyTexts as texts } from "#content/second-factor.ts";
import { passkeyAddress } from "./addresses.ts";
import type { SignInScreen } from "./contract.ts";

/** The outcome of using or adding a passkey. */
export type PasskeyOutcome = { kind: "done"; next: string } | { kind: "failed"; message: string };

/** The server's answer to a call. */
type Answer = { message: string } | { options: object } | { next: string };

async function call(fields: Record<string, string>): Promise<Answer> {
  const response = await fetch(passkeyAddress, { method: "POST", body: new URLSearchParams(fields) });
  return response.json();
}

/** The package for passkeys is loaded when somebody uses one. */
const ceremonies = () => import("@simplewebauthn/browser");

/** What the browser's error means for whoever reads it. */
function reasonOf(error: unknown, cancelled: string): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "SecurityError") return texts.elsewhere;
  return name === "NotAllowedError" || name === "AbortError" ? cancelled : texts.failed;
}

/** Asks for a challenge, lets the browser answer it, and sends the answer. */
async function answered(
  begin: Record<string, string>,
  ceremony: (options: object) => Promise<object>,
  send: Record<string, string>,
  cancelled: string,
): Promise<PasskeyOutcome> {
  try {
    const { browserSupportsWebAuthn } = await ceremonies();
    if (!browserSupportsWebAuthn()) return { kind: "failed", message: texts.unsupported };
    const begun = await call(begin);
    if (!("options" in begun))
      return { kind: "failed", message: "message" in begun ? begun.message : texts.failed };
    const answer = JSON.stringify(await ceremony(begun.options));
    const ended = await call({ ...send, answer });
    if ("next" in ended) return { kind: "done", next: ended.next };
    return { kind: "failed", message: "message" in ended ? ended.message : texts.failed };
  } catch (error) {
    return { kind: "failed", message: reasonOf(error, cancelled) };
  }
}

/** Signs in with a passkey that the browser offers. @param next where the school's screen goes on */
export function signInByPasskey(screen: SignInScreen, next = ""): Promise<PasskeyOutcome> {
  return answered(
    { intent: "begin-sign-in" },
    async (options) => {
      const { startAuthentication } = await ceremonies();
      return startAuthentication({
        optionsJSON: options as Parameters<typeof startAuthentication>[0]["optionsJSON"],
      });
    },
    { intent: "sign-in", screen, next },
    texts.cancelled,
  );
}

/** What proves that the owner of the account adds the passkey; the code where the account has an app. */
export interface PasskeySecrets {
  password: string;
  code?: string;
}

/** Makes a passkey for the signed-in account. */
export function makePasskey(name: string, secrets: PasskeySecrets): Promise<PasskeyOutcome> {
  return answered(
    { intent: "begin", name, ...secrets },
    async (options) => {
      const { startRegistration } = await ceremonies();
      return startRegistration({
        optionsJSON: options as Parameters<typeof startRegistration>[0]["optionsJSON"],
      });
    },
    { intent: "add", name },
    texts.notAdded,
  );
}
