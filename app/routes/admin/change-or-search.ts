import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What the last change of a list ended with. `changed` is null when it could not be saved. */
export interface ChangeOutcome<Changed> {
  changed: Changed | null;
}

/** What could not be saved is said in its place, and the list stays. A search that fails has no list to show. */
export async function changeOrFailed<Changed>(
  request: Request,
  serverAction: () => Promise<ChangeOutcome<Changed>>,
): Promise<ChangeOutcome<Changed>> {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response || form.has("q")) throw error;
    return { changed: null };
  });
}

/** After a change that failed there is nothing new to read, and perhaps no network to read it. */
export function unlessChangeFailed({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult && !actionResult.changed ? false : defaultShouldRevalidate;
}
