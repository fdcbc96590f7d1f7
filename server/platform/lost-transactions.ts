import { setImmediate as turn } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";

/** What the driver knows about a connection, as far as it is used here. */
interface Connection {
  /** Set while a transaction has the connection; another value or none when the connection was lost. */
  reserved?: unknown;
}

type Work = (transaction: TransactionSql) => unknown;

/** A transaction and the connection it runs on. */
interface Running {
  connection?: Connection;
  reserved?: unknown;
}

const isLost = ({ connection, reserved }: Running) =>
  connection !== undefined && connection.reserved !== reserved;

class LostConnectionError extends Error {
  readonly code = "CONNECTION_CLOSED";

  constructor() {
    super("The connection of this transaction was lost.");
  }
}

/** The driver runs the queries that work returns as an array. It sees only a promise here, so this does it. */
async function resultOf(work: Work, transaction: TransactionSql): Promise<unknown> {
  const returned = work(transaction);
  return Array.isArray(returned) ? Promise.all(returned) : returned;
}

/**
 * The work of a transaction that sends nothing more once its connection is lost. It does not settle then: the driver
 * would send a rollback, and has refused the transaction already.
 */
function guarded(work: Work, running: Running): Work {
  return async (transaction) => {
    const check = () => {
      if (isLost(running)) throw new LostConnectionError();
    };
    const watched = new Proxy(transaction, {
      apply(target, self, parameters) {
        check();
        return Reflect.apply(target, self, parameters);
      },
      get(target, name) {
        check();
        if (name !== "savepoint") return Reflect.get(target, name);
        return (...parameters: unknown[]) =>
          Reflect.apply(
            target.savepoint,
            target,
            parameters.map((one) => (typeof one === "function" ? guarded(one as Work, running) : one)),
          );
      },
    });
    const [result] = await Promise.allSettled([resultOf(work, watched)]);
    if (result.status === "rejected") {
      // A socket that breaks reports its error first and closes at the end of the same turn of the event loop.
      await turn();
      await turn();
    }
    if (isLost(running)) return new Promise(() => {});
    if (result.status === "rejected") throw result.reason;
    return result.value;
  };
}

/**
 * Lets a transaction end with an error when its connection is lost. The driver (postgres 3.4.9) goes on to write to the
 * socket that is gone, which ends the process, or to one that meanwhile serves another transaction.
 */
export function endLostTransactions(sql: Sql): Sql {
  const { begin, unsafe } = sql;
  let starting: Running | undefined;
  const watchedUnsafe = (text: string, parameters?: never[], options?: object) => {
    const running = starting;
    if (!running || !options || !("onexecute" in options)) return unsafe(text, parameters, options);
    const { onexecute } = options as { onexecute: (connection: Connection) => unknown };
    return unsafe(text, parameters, {
      ...options,
      onexecute(connection: Connection) {
        const result = onexecute(connection);
        Object.assign(running, { connection, reserved: connection.reserved });
        return result;
      },
    } as object);
  };
  const watchedBegin = (...parameters: unknown[]) => {
    const running: Running = {};
    starting = running;
    try {
      // The driver sends its `begin` before it returns.
      return Reflect.apply(
        begin,
        sql,
        parameters.map((one) => (typeof one === "function" ? guarded(one as Work, running) : one)),
      );
    } finally {
      starting = undefined;
    }
  };
  return Object.assign(sql, { begin: watchedBegin, unsafe: watchedUnsafe }) as Sql;
}
