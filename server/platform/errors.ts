/** Every kind of expected error, with its HTTP status. Anything else is a 500. */
export const errorStatus = {
  "bad-request": 400,
  "not-signed-in": 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  invalid: 422,
  /** Understood in several ways: the sender chooses one and sends again. */
  unclear: 422,
  "too-many": 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Something to choose, and what it is called. */
export interface NamedChoice {
  id: string;
  name: string;
}

/** An expected error, with a message for the person who reads it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof errorStatus)[ErrorCode];
  /** Messages by field, where a form can show them. */
  readonly fields: Record<string, string[]> | undefined;
  /** What an unclear request may mean. */
  readonly choices: readonly NamedChoice[] | undefined;

  constructor(
    code: ErrorCode,
    userMessage: string,
    options: { fields?: Record<string, string[]>; choices?: readonly NamedChoice[]; cause?: unknown } = {},
  ) {
    super(userMessage, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.choices = options.choices;
  }
}

/** Error codes of PostgreSQL and of the network which mean that the database cannot be reached, is full, or is a standby, now. */
const unreachable =
  /^(CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|NO_PRIMARY|25006|57P0[123]|53[134]00|08...)$/;

/** Whether an error or one of its causes has such a code. */
function hasCode(error: unknown, codes: RegExp, except?: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (codes.test(code) && !except?.(cause, code)) return true;
  }
  return false;
}

/** A file that is missing, and not the socket of the database. */
const isMissingFile = (cause: Error, code: string) =>
  code === "ENOENT" && "path" in cause && !String(cause.path).includes(".s.PGSQL");

/** Whether an error, or its cause, means that the database cannot be reached. */
export function isDatabaseDown(error: unknown): boolean {
  return hasCode(error, unreachable, isMissingFile);
}

/** Whether PostgreSQL refused a text because of its characters, such as NUL. */
export function isUnstorableText(error: unknown): boolean {
  return hasCode(error, /^(22021|22P05)$/);
}

/** Whether PostgreSQL refused a value that another row has already. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, /^23505$/);
}

/** Whether PostgreSQL ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, /^40P01$/);
}

/** The error for a request that needed a database that cannot be reached. */
export function databaseDown(cause: unknown): AppError {
  return new AppError(
    "unavailable",
    "Our records cannot be reached right now. Please try again in a minute.",
    { cause },
  );
}
