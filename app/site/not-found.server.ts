import { AppError } from "#server/platform/errors.ts";

/** Turns a not-found error into null, for a screen that shows the not-found page itself. */
export async function notFoundAsNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
