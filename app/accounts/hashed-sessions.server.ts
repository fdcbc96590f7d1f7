import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;

interface Condition {
  field: string;
  value: unknown;
}

/** The arguments of an adapter's method, as far as they can hold a token. */
interface Query {
  model: string;
  where?: Condition[];
  data?: Record<string, unknown>;
  update?: Record<string, unknown>;
}

type Method = (query: Query) => Promise<unknown>;

/** The methods that read or write rows. */
const methods: readonly PropertyKey[] = [
  "create",
  "findOne",
  "findMany",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
  "count",
];

/** A session's token as the table stores it. A token is 32 random letters, so that a plain hash cannot be guessed. */
export function storedToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Runs a method with hashed tokens. Rows found by a token get it back, because the library signs it into the cookie. */
async function withHashes(method: Method, query: Query): Promise<unknown> {
  if (query.model !== "session") return method(query);
  const known = new Map<unknown, string>();
  const hashed = (token: unknown): unknown => {
    if (Array.isArray(token)) return token.map(hashed);
    if (typeof token !== "string") return token;
    const stored = storedToken(token);
    known.set(stored, token);
    return stored;
  };
  const values = (row: Record<string, unknown>) =>
    "token" in row ? { ...row, token: hashed(row.token) } : row;
  const { where, data, update } = query;
  const found = await method({
    ...query,
    ...(data ? { data: values(data) } : {}),
    ...(update ? { update: values(update) } : {}),
    ...(where
      ? {
          where: where.map((each) =>
            each.field === "token" ? { ...each, value: hashed(each.value) } : each,
          ),
        }
      : {}),
  });
  const restored = (row: unknown): unknown => {
    if (typeof row !== "object" || row === null || !("token" in row)) return row;
    return known.has(row.token) ? { ...row, token: known.get(row.token) } : row;
  };
  return Array.isArray(found) ? found.map(restored) : restored(found);
}

function hashing<Inner extends object>(adapter: Inner): Inner {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function") return value;
      if (name === "transaction") {
        return (work: (inner: object) => Promise<unknown>) =>
          value.call(target, (inner: object) => work(hashing(inner)));
      }
      if (!methods.includes(name)) return value;
      return (query: Query) => withHashes((changed) => value.call(target, changed), query);
    },
  });
}

/**
 * An adapter of the accounts library that stores only hashes of session tokens, so that whoever reads the table, or a
 * backup, cannot use the sessions in it. Sessions listed by account have the hash in place of their token.
 */
export function hashedSessions(factory: AdapterFactory): AdapterFactory {
  return (options): Adapter => hashing(factory(options));
}
