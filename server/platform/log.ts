import { pino } from "pino";

/**
 * The server's log: one JSON line an event on standard output. Never give it personal data, a query string
 * or a request body.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
