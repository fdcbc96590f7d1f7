import { mediaRefusals } from "#content/application-media.ts";
import { AppError, type ErrorCode } from "#server/platform/errors.ts";

/** Errors of tus by status: our error code and message for each. */
const refusals: Readonly<Record<number, [ErrorCode, string]>> = {
  404: ["not-found", mediaRefusals.gone],
  409: ["conflict", mediaRefusals.offset],
  410: ["not-found", mediaRefusals.gone],
  413: ["too-large", mediaRefusals.over],
};

/** Turns an error of the tus server into one for the visitor; unknown errors are returned unchanged. */
export function uploadRefusal(error: unknown): unknown {
  if (error instanceof AppError || typeof error !== "object" || error === null) return error;
  const status = "status_code" in error ? Number(error.status_code) : 500;
  const words = "body" in error ? String(error.body).trim() : undefined;
  const known = refusals[status];
  if (known) return new AppError(...known);
  // 501: a part of tus that this server does not offer.
  if ((status >= 400 && status < 500) || status === 501)
    return new AppError("bad-request", words ?? "Bad request");
  return error instanceof Error ? error : new Error(words ?? "The upload failed.");
}
