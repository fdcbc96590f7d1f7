import { isAPIError } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { signInChangedMail } from "#content/mails.ts";
import { passkeyTexts } from "#content/second-factor.ts";
import { passkey } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { sendMail } from "#server/platform/mail.ts";
import { auth } from "../auth.server.ts";
import type { Profile } from "../contract.ts";
import { saying } from "../current-session.server.ts";
import type { Caller, SignedIn } from "../sign-in.server.ts";
import { mostPasskeys } from "./contract.ts";
import { countPasskeys } from "./passkey-limit.server.ts";
import { confirmOwner, confirmPassword, type Secrets } from "./second-factor.server.ts";

/** What the browser needs to use or to make a passkey, and the cookie that remembers the challenge. */
export interface Challenge {
  options: object;
  headers: Headers;
}

/** What a browser says of a passkey that was used. The library checks it. */
const usedPasskey = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
});

/** What a browser says of a passkey that was made. */
const madePasskey = z.looseObject({ id: z.string(), response: z.looseObject({}) });

/** @throws AppError invalid when a browser did not send this */
function readAnswer<Answer>(schema: z.ZodType<Answer>, text: string): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError("invalid", passkeyTexts.failed, { cause });
  }
}

/**
 * The headers of a request with its origin, which the frame of the pages leaves out. The library reads it on a
 * developer's machine only; elsewhere a passkey must come from SITE_URL (auth.server.ts).
 */
function withOrigin(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.set("origin", `http://${headers.get("host")}`);
  return copy;
}

/** Runs a call of the library. What it refuses is one message, because nobody can act on the reason. */
async function refusedAs<Answer>(message: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await saying(call);
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError("not-signed-in", message);
    throw error;
  }
}

/** Begins a sign-in with a passkey. */
export async function beginPasskeySignIn(): Promise<Challenge> {
  const { api } = await auth();
  // Without the request's own headers: a session of somebody else in this browser must not choose the passkey.
  const { response, headers } = await saying(
    api.generatePasskeyAuthenticationOptions({ headers: new Headers(), returnHeaders: true }),
  );
  return { options: { ...response, userVerification: "required" }, headers };
}

/**
 * Opens a session with a passkey, which needs neither password nor code.
 * @throws AppError not-signed-in when it is not known here, or its account is disabled
 */
export async function signInWithPasskey(answer: string, caller: Caller): Promise<SignedIn> {
  const { api } = await auth();
  const body = { response: readAnswer(usedPasskey, answer) };
  const { response, headers } = await refusedAs(
    passkeyTexts.unknown,
    api.verifyPasskeyAuthentication({ body, headers: withOrigin(caller.headers), returnHeaders: true }),
  );
  return { userId: response.user.id, headers };
}

const tooMany = () => new AppError("conflict", passkeyTexts.tooMany(mostPasskeys));

/**
 * Begins to add a passkey to the signed-in account.
 * @throws AppError not-signed-in when the password or the code is wrong; invalid without the code of an app that there
 * is; conflict when there are too many passkeys; too-many
 */
export async function beginPasskey(profile: Profile, secrets: Secrets, caller: Caller): Promise<Challenge> {
  if ((await countPasskeys(db(), profile.id)) >= mostPasskeys) throw tooMany();
  await confirmOwner(profile, secrets, caller);
  const { api } = await auth();
  const call = { query: {}, headers: caller.headers, returnHeaders: true } as const;
  const { response, headers } = await saying(api.generatePasskeyRegistrationOptions(call));
  return { options: response, headers };
}

/**
 * Stores a new passkey and tells its owner.
 * @throws AppError not-signed-in when the browser's answer does not fit the challenge; conflict when there are too many
 */
export async function finishPasskey(
  { email }: Profile,
  answer: string,
  name: string,
  { headers }: Caller,
): Promise<void> {
  const { api } = await auth();
  const call = { body: { response: readAnswer(madePasskey, answer), name }, headers: withOrigin(headers) };
  const stored = api.verifyPasskeyRegistration(call).catch((error) => {
    // passkey-limit.server.ts
    throw isAPIError(error) && error.statusCode === 409 ? tooMany() : error;
  });
  await refusedAs(passkeyTexts.failed, stored);
  sendMail({ to: email, ...signInChangedMail("passkey-added") });
}

/**
 * Removes a passkey of the signed-in account and tells its owner; one that is gone stays gone.
 * @throws AppError not-signed-in when the password is wrong; too-many
 */
export async function removePasskey(
  profile: Profile,
  { id, password }: { id: string; password: string },
  caller: Caller,
): Promise<void> {
  await confirmPassword(profile, password, caller);
  const removed = await db()
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, profile.id)))
    .returning({ id: passkey.id });
  if (removed.length) sendMail({ to: profile.email, ...signInChangedMail("passkey-removed") });
}
