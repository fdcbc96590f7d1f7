import { AppError } from "#server/platform/errors.ts";

/** What is not there becomes null, for a screen that shows it as the page that is not found. */
export async function notFoundAsNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
