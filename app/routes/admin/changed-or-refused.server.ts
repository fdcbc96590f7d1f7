import { data } from "react-router";
import { AppError } from "#server/platform/errors.ts";

/** A change as its list is told: what was changed, or why somebody else's change stands in its way. */
export async function changedOrRefused<Changed>(change: () => Promise<Changed>) {
  try {
    return data<{ changed: Changed | null; refused?: string }>({ changed: await change() });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
    return data({ changed: null, refused: error.message }, { status: error.status });
  }
}
