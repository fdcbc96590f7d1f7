import type { ShouldRevalidateFunctionArgs } from "react-router";

/*
 * What the routes of forms share: a form that cannot be sent keeps everything typed, and can be sent again as itself.
 */

/** The server's answer to a form. A network that is gone is an answer too: the form stays, with everything typed. */
export async function answerOrFailed<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { kind: "failed" }> {
  try {
    return await ask();
  } catch {
    return { kind: "failed" };
  }
}

/**
 * After a try the form keeps its key: what is sent again is the same record. And there may be no network to load
 * anything.
 */
export function notAfterForm({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction ? false : defaultShouldRevalidate;
}

/** The same for a sign-in: a redirect goes on, and all else is said under the form in these words. */
export async function answerOrSay<Answer>(
  ask: () => Promise<Answer>,
  message: string,
): Promise<Answer | { message: string }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { message };
  }
}

/** After a refusal there is nothing to load again, and perhaps no network to do it. */
export function notAfterRefusal({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult ? false : defaultShouldRevalidate;
}
