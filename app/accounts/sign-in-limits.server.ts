import type { TransactionSql } from "postgres";
import { sql } from "#server/platform/database.ts";
import { limitKey } from "#server/platform/limit-store.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { tooMany, waitWords } from "#server/platform/retry-after.ts";

/** How failed sign-ins slow down further ones. Times are in seconds. */
interface Budget {
  /** Failures without a wait. The next one causes the first wait, and each later one twice the wait before. */
  free: number;
  firstWait: number;
  longestWait: number;
  /** When failures are forgotten: so long after the last one. */
  forgotten: number;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Everybody's tries on one account together, from devices that are not known. */
const ofAccount: Budget = { free: 20, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** Tries of one known device on its account. Nobody else can use these up. */
const ofDevice: Budget = { free: 10, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** Tries of a code after the right password, on one account or one known device. */
const ofCode: Budget = { free: 5, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/**
 * Tries of one network on one account. Half of what the account has, so that one guesser makes an owner in another
 * network wait only after more than an hour, and never the owners of other accounts.
 */
const ofPair: Budget = { free: 10, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** From this many failures on all accounts within `forgotten` seconds, a network's tries are checked slowly, with half of the cores. */
const ofNetwork = { free: 30, forgotten: 15 * minute };

/** How many sign-ins of one network may be under way at once: more than a class, fewer than a flood. */
const mostPending = 300;

/** What a try is counted for. The network's are only noted as pending until they fail. */
interface Counter extends Budget {
  key: string;
  counts: 0 | 1;
}

type Fragment = ReturnType<ReturnType<typeof sql>>;

/** The wait after the n-th failure of a counter `w`, as SQL. */
function waitAfter(n: Fragment) {
  return sql()`(select make_interval(secs => case when w.counts = 0 or ${n} <= w.free then 0
    else least(w.longest_wait, w.first_wait * 2 ^ least(${n} - w.free - 1, 20)) end)
    from wanted as w where w.key = f.key)`;
}

/** A try that may go on, or how many seconds it has to wait and for which of its counters. */
type Begun = { networkFailures: number } | { wait: number; key: string };

/** A try that only some of its counters let go on, because another was faster: thrown so that it is counted for none. */
class Overtaken extends Error {
  override name = "Overtaken";
  readonly key: string;
  constructor(key: string) {
    super("A try was counted for some of its counters only.");
    this.key = key;
  }
}

/**
 * Counts a try before the password is checked, so that tries sent at the same moment are limited too. It is counted for
 * none unless all let it go on.
 */
async function beginTry(counters: readonly Counter[]): Promise<Begun> {
  try {
    return await sql().begin((transaction) => countTry(transaction, counters));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    // The wait of that counter begins now.
    return { wait: counters.find(({ key }) => key === error.key)?.firstWait || 1, key: error.key };
  }
}

/** @throws Overtaken */
async function countTry(transaction: TransactionSql, counters: readonly Counter[]): Promise<Begun> {
  const keys = counters.map(({ key }) => key);
  const numbers = (name: "counts" | "free" | "firstWait" | "longestWait" | "forgotten") =>
    counters.map((counter) => counter[name]);
  const failures: Fragment = sql()`(case when f.expires_at > clock_timestamp() then f.failures else 0 end + excluded.failures)`;
  const [row] = await transaction<
    { begun: string[]; wait: number | null; key: string | null; failed: number }[]
  >`
    with wanted as (
      select * from unnest(${keys}::text[], ${numbers("counts")}::int[], ${numbers("free")}::int[],
        ${numbers("firstWait")}::float8[], ${numbers("longestWait")}::float8[], ${numbers("forgotten")}::int[])
        as w (key, counts, free, first_wait, longest_wait, forgotten)
    ), refused as (
      select key, greatest(extract(epoch from wait_until - clock_timestamp()), 1)::float8 as wait
      from sign_in_failures
      where key = any(${keys}::text[]) and expires_at > clock_timestamp()
        and (wait_until > clock_timestamp() or pending >= ${mostPending})
      order by wait desc limit 1
    ), begun as (
      insert into sign_in_failures as f (key, failures, pending, wait_until, expires_at)
      select key, counts, 1 - counts, clock_timestamp(), clock_timestamp() + make_interval(secs => forgotten)
      from wanted
      where not exists (select 1 from refused)
      order by key
      on conflict (key) do update set
        failures = ${failures},
        pending = case when f.expires_at > clock_timestamp() then f.pending else 0 end + excluded.pending,
        expires_at = case when f.expires_at > clock_timestamp() and excluded.pending = 1 then f.expires_at
          else excluded.expires_at end,
        wait_until = clock_timestamp() + ${waitAfter(failures)}
      where f.expires_at <= clock_timestamp() or f.wait_until <= clock_timestamp()
      returning key
    )
    select array(select key from begun) as begun, (select wait from refused) as wait,
      (select key from refused) as key,
      coalesce((select failures from sign_in_failures join wanted using (key)
        where counts = 0 and expires_at > clock_timestamp()), 0) as failed`;
  if (!row) throw new Error("The tries of a sign-in could not be counted.");
  if (row.key !== null && row.wait !== null) return { wait: row.wait, key: row.key };
  const overtaken = keys.find((key) => !row.begun.includes(key));
  if (overtaken !== undefined) throw new Overtaken(overtaken);
  return { networkFailures: row.failed };
}

/** Ends a pending try of a network: `failed` says how many failures it adds. */
async function endTry(network: string, failed: number): Promise<void> {
  await sql()`
    update sign_in_failures set
      pending = greatest(0, pending - 1),
      failures = greatest(0, failures + ${failed})
    where key = ${network}`;
}

/** A sign-in whose password or code is being checked. Exactly one of its functions ends it. */
export interface SignInAttempt {
  /** The network has failed so often on all accounts that its tries are checked slowly (sign-in-queues.server.ts). */
  isSlow: boolean;
  /** It was wrong. */
  failed(): Promise<void>;
  /** It was right: the failures of this account or device are forgotten. */
  succeeded(): Promise<void>;
  /** It could not be checked, so nothing is counted. */
  dropped(): Promise<void>;
}

/** What a sign-in checks: the password, or the code after it. Their failures are counted apart. */
export type SignInStep = "password" | "code";

/** Who a failure is counted for, besides the network. */
function keyOf(step: SignInStep, email: string, device?: string): Promise<string> {
  const who = device ? `device ${device}` : "account";
  return limitKey(`${step === "code" ? "code " : ""}${who} ${email.toLowerCase()}`);
}

/** One network's key on an account: the account's, so that a new password finds them all, and one of both. */
const pairKey = async (account: string, network: string) => `${account}.${await limitKey(account + network)}`;

/** Forgets the failures of one key. @returns how many there were */
async function forget(key: string): Promise<number> {
  const [row] = await sql()<{ failures: number }[]>`
    delete from sign_in_failures where key = ${key} returning failures`;
  return row?.failures ?? 0;
}

/** Takes back a try that was counted when it began. */
const takeBack = (key: string) =>
  sql()`update sign_in_failures set failures = greatest(0, failures - 1) where key = ${key}`;

/** What is said where a network or the whole site is busy, not the account. */
export const networkBusy =
  "Very many people or programs are signing in right now, perhaps from your network. Your account is not locked: please try again in a minute, or from another network.";

/** What a try that has to wait is told. Whose network is busy is not told that the account is. */
function waitText(wait: number, by: "account" | "pair" | "network", step: SignInStep): string {
  if (by === "network") return networkBusy;
  const from = by === "pair" ? " from your network" : "";
  const way = step === "code" ? "" : ", or ask for a new password";
  return `Too many wrong tries${from}. Please wait ${waitWords(wait)} and try again${way}.`;
}

/**
 * Begins a sign-in. Only failures count: by account, by network on that account, and by network; or, on a device that
 * signed in to this account before, by that device alone, so that strangers' tries never shut out the owner. Failures on
 * other accounts slow a network's tries and refuse none.
 * @param device hash of the known device
 * @throws AppError too-many, with the wait
 */
export async function beginSignIn(
  email: string,
  address: string,
  device: string | undefined,
  step: SignInStep = "password",
): Promise<SignInAttempt> {
  const key = await keyOf(step, email, device);
  const network = device ? undefined : await limitKey(`network ${networkOf(address)}`);
  const pair = network && step === "password" ? await pairKey(key, network) : undefined;
  const budget = step === "code" ? ofCode : device ? ofDevice : ofAccount;
  const begun = await beginTry([
    { key, counts: 1, ...budget },
    ...(pair ? [{ key: pair, counts: 1 as const, ...ofPair }] : []),
    ...(network ? [{ key: network, counts: 0 as const, ...ofNetwork, firstWait: 0, longestWait: 0 }] : []),
  ]);
  if ("wait" in begun) {
    const by = begun.key === network ? "network" : begun.key === pair ? "pair" : "account";
    throw tooMany(waitText(begun.wait, by, step), begun.wait);
  }
  const counted = pair ? [key, pair] : [key];
  return {
    isSlow: begun.networkFailures >= ofNetwork.free,
    async failed() {
      if (network) await endTry(network, 1);
    },
    async succeeded() {
      const failures = await forget(key);
      const own = pair ? await forget(pair) : failures;
      // Somebody who mistyped and then remembered is no attacker, so the network gets those tries back.
      if (network) await endTry(network, Math.min(0, 1 - own));
    },
    async dropped() {
      // One row a statement: two that lock several in different orders would wait for each other.
      for (const one of counted) await takeBack(one);
      if (network) await endTry(network, 0);
    },
  };
}

/**
 * Forgets the wrong passwords of an account, after its password was replaced by a way that proves who did it. Wrong codes
 * stay: otherwise whoever reads the mails of an account could guess at its codes without end.
 */
export async function forgetFailures(email: string): Promise<void> {
  const key = await keyOf("password", email);
  await sql()`delete from sign_in_failures where key = ${key} or starts_with(key, ${`${key}.`})`;
}
