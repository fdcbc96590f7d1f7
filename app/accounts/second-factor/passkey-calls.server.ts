import type { ActionFunctionArgs } from "react-router";
import { sender } from "#app/forms/request-guard.server.ts";
import { passkeyTexts } from "#content/second-factor.ts";
import { asRefusal } from "#server/platform/problem.ts";
import { type Role, roles } from "../contract.ts";
import { staffRoles } from "../staff/contract.ts";
import { firstScreen } from "../staff/first-screen.ts";
import { signInStaffWithPasskey } from "../staff/staff-sign-in.server.ts";
import { wayBack } from "../way-back.ts";
import { twoStepAddress } from "./addresses.ts";
import { admitForSetUp } from "./admit-set-up.server.ts";
import { type PasskeyCall, passkeyCall, type SignInScreen } from "./contract.ts";
import { beginPasskey, beginPasskeySignIn, finishPasskey } from "./passkeys.server.ts";

type Sent = Pick<ActionFunctionArgs, "request" | "context">;

/** Whom each sign-in screen lets in. */
const admitted: Record<SignInScreen, readonly Role[]> = {
  admin: ["admin"],
  reviewer: staffRoles,
  school: roles,
};

/** The page that a sign-in opens. */
function homeOf({ screen, next }: Extract<PasskeyCall, { intent: "sign-in" }>): string {
  if (screen === "school") return wayBack(next);
  return firstScreen[screen];
}

async function answer(call: PasskeyCall, { request, context }: Sent): Promise<Response> {
  const caller = sender(context, request);
  if (call.intent === "begin-sign-in") {
    const { options, headers } = await beginPasskeySignIn();
    return Response.json({ options }, { headers });
  }
  if (call.intent === "sign-in") {
    const outcome = await signInStaffWithPasskey(call.answer, admitted[call.screen], caller);
    if (outcome.kind === "refused")
      return Response.json({ message: outcome.message }, { status: outcome.status });
    return Response.json({ next: homeOf(call) }, { headers: outcome.headers });
  }
  const profile = await admitForSetUp(request, context);
  if (call.intent === "begin") {
    const { options, headers } = await beginPasskey(profile, call, caller);
    return Response.json({ options }, { headers });
  }
  await finishPasskey(profile, call.answer, call.name, caller);
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
