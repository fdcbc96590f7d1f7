import type { ShouldRevalidateFunctionArgs } from "react-router";
import { offerLastForm } from "#app/ui/offer-again.ts";

/*
 * Helpers for routes with forms: a form that cannot be sent keeps everything typed, and can be sent again with the same
 * key.
 */

/**
 * The server's response to a form. A network failure becomes a response too, so that the form stays with everything
 * typed.
 */
export async function answerOrFailed<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { kind: "failed" }> {
  try {
    return await ask();
  } catch {
    offerLastForm();
    return { kind: "failed" };
  }
}

/**
 * Does not reload data after a submission, so that the form keeps its key and a repeated request means the same record.
 * There may also be no network.
 */
export function notAfterForm({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction ? false : defaultShouldRevalidate;
}

/** The same for a sign-in: a redirect is followed, and any failure shows this message below the form. */
export async function answerOrSay<Answer>(
  ask: () => Promise<Answer>,
  message: string,
): Promise<Answer | { message: string }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    offerLastForm();
    return { message };
  }
}

/** After a refusal there is nothing new to load, and perhaps no network. */
export function notAfterRefusal({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult ? false : defaultShouldRevalidate;
}
