import type { Sql } from "postgres";

/** From its second use on a query is prepared: what is asked only once would only take up memory. */
const seen = new Set<string>();
/** Queries that are prepared, by their text. PostgreSQL keeps each of them for each connection, with its plan. */
const prepared = new Set<string>();
const mostPrepared = 200;
const mostSeen = 2_000;
/** Longer texts are those of many rows at once, which are seldom the same. */
const longest = 20_000;

function shouldPrepare(text: string): boolean {
  if (prepared.has(text)) return true;
  if (text.length > longest || prepared.size >= mostPrepared) return false;
  if (seen.has(text)) {
    seen.delete(text);
    prepared.add(text);
    return true;
  }
  if (seen.size >= mostSeen) seen.clear();
  seen.add(text);
  return false;
}

type Unsafe = (text: string, parameters?: never[], options?: { prepare?: boolean }) => unknown;

/**
 * The driver's client for the query builder, which asks for no prepared statement. Without one, PostgreSQL parses and plans
 * each query anew, and the driver asks for the types of its parameters first, which is a second round trip.
 */
export function preparingQueries<Client extends Sql>(client: Client): Client {
  const withPrepared = (work: unknown) =>
    typeof work === "function"
      ? (transaction: Client) => Reflect.apply(work, undefined, [preparingQueries(transaction)])
      : work;
  return new Proxy(client, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (name === "unsafe") {
        return (...[text, parameters, options]: Parameters<Unsafe>) =>
          Reflect.apply(own as Unsafe, target, [
            text,
            parameters,
            { ...options, prepare: Boolean(parameters?.length) && shouldPrepare(text) },
          ]);
      }
      if (name === "begin" || name === "savepoint") {
        return (...parameters: unknown[]) =>
          Reflect.apply(own as (...all: unknown[]) => unknown, target, parameters.map(withPrepared));
      }
      return own;
    },
  });
}
