import type { ActionFunctionArgs } from "react-router";
import { sender } from "#app/forms/request-guard.server.ts";
import { passkeyTexts } from "#content/second-factor.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { staffRoles } from "../staff/contract.ts";
import { signInStaffWithPasskey } from "../staff/staff-sign-in.server.ts";
import { twoStepAddress } from "./addresses.ts";
import { admitForSetUp } from "./admit-set-up.server.ts";
import { type PasskeyCall, passkeyCall } from "./contract.ts";
import { beginPasskey, beginPasskeySignIn, finishPasskey } from "./passkeys.server.ts";

type Sent = Pick<ActionFunctionArgs, "request" | "context">;

async function answer(call: PasskeyCall, { request, context }: Sent): Promise<Response> {
  const caller = sender(context, request);
  if (call.intent === "begin-sign-in") {
    const { options, headers } = await beginPasskeySignIn();
    return Response.json({ options }, { headers });
  }
  if (call.intent === "sign-in") {
    const admin = call.screen === "admin";
    const outcome = await signInStaffWithPasskey(call.answer, admin ? ["admin"] : staffRoles, caller);
    if (outcome.kind === "refused")
      return Response.json({ message: outcome.message }, { status: outcome.status });
    const next = admin ? "/admin-dashboard?welcome" : "/recruitment/admin?notice=welcome";
    return Response.json({ next }, { headers: outcome.headers });
  }
  const profile = await admitForSetUp(request, context);
  if (call.intent === "begin") {
    const { options, headers } = await beginPasskey(profile, call, caller);
    return Response.json({ options }, { headers });
  }
  await finishPasskey(call.answer, call.name, caller);
  return Response.json({ next: twoStepAddress });
}

/** What a browser with a passkey asks for and answers. Every response is JSON; a refusal has a message. */
export async function answerPasskeyCall(form: FormData, sent: Sent): Promise<Response> {
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
