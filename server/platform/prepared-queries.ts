import type { Sql } from "postgres";

/** PostgreSQL keeps each prepared query for each connection, with its plan. */
const mostPrepared = 200;
/**
 * The uses after which a query is prepared. What is asked a few times, such as with a list of one more length, would keep
 * its place for ever and leave none for the queries of every page.
 */
const usesBefore = 20;
/** How many texts that are not prepared are counted. Then counting starts again. */
const mostCounted = 2_000;
/** In characters. Longer texts are those of many rows at once, which are seldom the same. */
const longest = 20_000;

/** Decides which queries are prepared. @returns whether to prepare this use of a text; it counts each */
export function placesForQueries(): (text: string) => boolean {
  const prepared = new Set<string>();
  const uses = new Map<string, number>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (text.length > longest || prepared.size >= mostPrepared) return false;
    const before = uses.get(text) ?? 0;
    if (before >= usesBefore) {
      uses.delete(text);
      prepared.add(text);
      return true;
    }
    if (!before && uses.size >= mostCounted) uses.clear();
    uses.set(text, before + 1);
    return false;
  };
}

const shouldPrepare = placesForQueries();

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
