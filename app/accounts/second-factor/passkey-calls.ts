import { redirect } from "react-router";
import { admitForSetUp } from "#app/accounts/second-factor/admit-set-up.server.ts";
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
} from "#app/accounts/second-factor/passkeys.server.ts";
import { signInWithPasskey } from "#app/accounts/staff/staff-sign-in.server.ts";
import { readForm, sender } from "#app/forms/request-guard.server.ts";
import { passkeyTexts } from "#content/second-factor.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { staffRoles } from "../staff/contract.ts";
import type { Route } from "./+types/passkey-calls.ts";
import { twoStepAddress } from "./addresses.ts";
import { type PasskeyCall, passkeyCall } from "./contract.ts";

/** A link to this address only leads to the screen. */
export function loader() {
  throw redirect(twoStepAddress);
}

async function answer(call: PasskeyCall, { request, context }: Route.ActionArgs): Promise<Response> {
  const caller = sender(context, request);
  if (call.intent === "begin-sign-in") {
    const { options, headers } = await beginPasskeySignIn(caller);
    return Response.json({ options }, { headers });
  }
  if (call.intent === "sign-in") {
    const admin = call.screen === "admin";
    const outcome = await signInWithPasskey(call.answer, admin ? ["admin"] : staffRoles, caller);
    if (outcome.kind === "refused")
      return Response.json({ message: outcome.message }, { status: outcome.status });
    const next = admin ? "/admin-dashboard?welcome" : "/recruitment/admin?notice=welcome";
    return Response.json({ next }, { headers: outcome.headers });
  }
  const profile = await admitForSetUp(request, context);
  if (call.intent === "begin") {
    const { options, headers } = await beginPasskey(profile, call.password, caller);
    return Response.json({ options }, { headers });
  }
  await finishPasskey(call.answer, call.name, caller);
  return Response.json({ next: twoStepAddress });
}

/** What a browser with a passkey asks for and answers. Every response is JSON; a refusal has a message. */
export async function action(sent: Route.ActionArgs) {
  const form = await readForm(sent.context, sent.request);
  const call = passkeyCall.safeParse(Object.fromEntries(form));
  if (!call.success) {
    const message = call.error.issues[0]?.message ?? passkeyTexts.failed;
    return Response.json({ message }, { status: 422 });
  }
  try {
    return await answer(call.data, sent);
  } catch (error) {
    const refusal = error instanceof Response ? null : asRefusal(error);
    if (!refusal) throw error;
    return Response.json({ message: refusal.message }, { status: refusal.status });
  }
}
