/** The levels that LOG_LEVEL may have, from the most lines to none. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/**
 * The level of this process. The log exists before the settings are checked, so an empty or wrong LOG_LEVEL must not end the
 * process here: readConfig (config.ts) reports a wrong one.
 */
export function logLevel({ LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv = process.env): string {
  const usual = NODE_ENV === "test" ? "silent" : "info";
  return logLevels.find((level) => level === LOG_LEVEL) ?? usual;
}
