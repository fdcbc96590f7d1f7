import { pino } from "pino";

/** What an error tells without what anybody typed. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error as the log keeps it: its words, code and place, and what caused it. The values of a query that failed,
 * which the ORM adds to its message and PostgreSQL to its details, are personal data and stay out.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  return {
    type: error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ""),
    ...("code" in error ? { code: String(error.code) } : {}),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/**
 * The server's log: one JSON line an event on standard output. Never give it personal data, a query string
 * or a request body.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
  base: null,
  serializers: { err: loggedError },
  timestamp: pino.stdTimeFunctions.isoTime,
});
