import { type LoggerOptions, pino } from "pino";
import { countError } from "./error-counts.ts";
import { logLevel } from "./log-level.ts";
import { shipLine } from "./log-shipping.ts";

/** The parts of an error that contain nothing anybody typed. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error as it is logged: its message, code, stack and cause. The values of a failed query, which the ORM adds to its
 * message and PostgreSQL to its details, are personal data and are left out.
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

/** The level of errors in pino. */
const errorLevel = 50;

/** Counts each error that is logged, for the Status screen. */
export const countedErrors: NonNullable<LoggerOptions["hooks"]> = {
  logMethod(given, method, level) {
    if (level >= errorLevel) countError(given[0], given[1]);
    return method.apply(this, given);
  },
};

/**
 * The server's log: one JSON line per event on standard output. Never give it personal data, a query string or a
 * request body.
 */
export const log = pino({
  level: logLevel(),
  base: null,
  hooks: { ...countedErrors, streamWrite: shipLine },
  serializers: { err: loggedError },
  timestamp: pino.stdTimeFunctions.isoTime,
});
