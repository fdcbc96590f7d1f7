/** The kind of error, for callers that want to say more than the message does. */
export type EmbeddedPostgresErrorCode =
  | "unsupported-platform"
  | "not-writable"
  | "other-version"
  | "not-a-database"
  | "start-failed";

/** Every error of the embedded database that a caller may have to explain to a person. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EmbeddedPostgresError";
    this.code = code;
  }
}

/** The `code` of a system or PostgreSQL error ("ENOENT", "57P03"), or an empty string. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/**
 * Runs `work` and turns the errors of an unwritable folder into one that names the folder.
 * @throws EmbeddedPostgresError `not-writable`; other errors unchanged.
 */
export function explainingUnwritable<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = errorCode(error);
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EEXIST"].includes(code)) throw error;
    throw new EmbeddedPostgresError(
      "not-writable",
      `The embedded PostgreSQL cannot write to ${folder} (${code}); make it writable, set DATA_DIR to another folder, or set DATABASE_URL`,
      { cause: error },
    );
  }
}
