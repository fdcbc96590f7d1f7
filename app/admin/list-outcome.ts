import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";

/** The result of the last change of a list. */
export interface ListOutcome<Changed> {
  /** Null when nothing was changed. */
  changed: Changed | null;
  /** Why the server refused the change. */
  refused?: string | undefined;
  /** Messages by field, where the form can show them, and what was sent. */
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  sent?: Readonly<Record<string, string>> | undefined;
  /** Which change was tried: the field `change` of its form. */
  tried?: string | undefined;
}

/**
 * Runs the server's action. A change that could not be sent becomes a message, and the list stays on the screen. A
 * search has no list to show, so its failure is thrown.
 */
export async function changeOrFailure<Outcome>(
  request: Request,
  serverAction: () => Promise<Outcome>,
): Promise<Outcome | ListOutcome<never>> {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    const tried = form.get("change");
    if (error instanceof Response || typeof tried !== "string") throw error;
    return { changed: null, tried };
  });
}

/** The client action of a list whose changes are of this type. */
export function listClientAction<Changed>() {
  return ({ request, serverAction }: ClientActionFunctionArgs): Promise<ListOutcome<Changed>> =>
    changeOrFailure(request, () => serverAction<ListOutcome<Changed>>());
}

/** Reads a list again after a change, but not after a failure: nothing is new then, and the network may be gone. */
export function revalidateAfterChange({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult && !actionResult.changed ? false : defaultShouldRevalidate;
}
