/**
 * The driver (postgres 3.4.9, porsager/postgres#823) reserves the connection of a transaction only if `write` of its
 * socket returns true for `begin`, and fewer than `max_pipeline` queries are under way there. Otherwise the transaction
 * fails and stays open, and writes of others on that connection are lost with the process. Here both are always so.
 */
import type { Socket } from "node:net";
import type { Sql } from "postgres";

/**
 * Lets a socket always seem to have room. Without room the driver sends all the same, so this costs no memory, and it
 * would offer a reserved connection to others as soon as there is room again.
 */
export function neverFull(socket: Socket): Socket {
  const { write, on } = socket;
  return Object.assign(socket, {
    write(...parameters: unknown[]) {
      Reflect.apply(write, socket, parameters);
      return true;
    },
    on(event: string, listener: () => void) {
      return event === "drain" ? socket : Reflect.apply(on, socket, [event, listener]);
    },
  });
}

/**
 * A limit of the driver that does not count for the `begin` of a transaction.
 * @param most queries under way on a connection, after which it gets no more until all have ended
 * @returns the limit as an option of a client, and what makes that client observe it
 */
export function limitUnderWay(most = 100): { max_pipeline: number; exceptBegin: (sql: Sql) => Sql } {
  let isBegin = false;
  const limit = {
    valueOf() {
      const now = isBegin ? Number.POSITIVE_INFINITY : most;
      isBegin = false;
      return now;
    },
  };
  const exceptBegin = (sql: Sql) => {
    const { unsafe } = sql;
    return Object.assign(sql, {
      unsafe(text: string, parameters?: never[], options?: object) {
        const query = unsafe(text, parameters, options);
        // Only a `begin` has this option.
        if (!options || !("onexecute" in options)) return query;
        // The driver reads this of a query that it has sent, and compares the limit right after it.
        return Object.defineProperty(query, "cursorFn", {
          get() {
            isBegin = true;
            return undefined;
          },
        });
      },
    }) as Sql;
  };
  // The driver compares it and does nothing else with it, so an object will do.
  return { max_pipeline: limit as unknown as number, exceptBegin };
}
