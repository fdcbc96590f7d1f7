import { redirect } from "react-router";
import { answerPasskeyCall } from "#app/accounts/second-factor/passkey-calls.server.ts";
import { countSender, guarded, readForm } from "#app/forms/request-guard.server.ts";
import type { Route } from "./+types/passkey-calls.ts";
import { twoStepAddress } from "./addresses.ts";
import { passkeyCall } from "./contract.ts";

/** A link to this address only leads to the screen. */
export function loader() {
  throw redirect(twoStepAddress);
}

/** What the script of the passkeys asks for (passkey-browser.ts). */
export async function action({ request, context }: Route.ActionArgs) {
  await guarded(context, () => countSender(context, "passkey"));
  return answerPasskeyCall(await readForm(context, request, passkeyCall), { request, context });
}
