import { isDatabaseDown } from "./errors.ts";
import { log } from "./log.ts";

/**
 * Lets this process go on when the database is lost while a connection is opened: the driver then asks for the types,
 * and nobody can catch the error of that query. Any other rejection that nobody handles ends the process, as without this.
 */
export function outliveLostDatabase(): void {
  process.on("unhandledRejection", (reason) => {
    if (!isDatabaseDown(reason)) throw reason;
    log.warn({ err: reason }, "the database was lost while a connection was opened");
  });
}
