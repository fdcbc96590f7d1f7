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
  /** When failures are forgotten: so long after the last one, or after the first where `fixed` is set. */
  forgotten: number;
  fixed?: boolean;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Everybody's tries on one account together, from devices that are not known. */
const ofAccount: Budget = { free: 20, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** Tries of one known device on its account. Nobody else can use these up. */
const ofDevice: Budget = { free: 10, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** Tries of a code after the right password, on one account or one known device. */
const ofCode: Budget = { free: 5, firstWait: 15, longestWait: 15 * minute, forgotten: day };

/** Tries of one network on all accounts. The waits are short, because thousands may share a provider's address. */
const ofNetwork: Budget = {
  free: 30,
  firstWait: 15,
  longestWait: minute,
  forgotten: 15 * minute,
  fixed: true,
};

/** How many sign-ins of one network may be under way at once: more than a class, fewer than a flood. */
const mostPending = 300;

/** The wait that a number of failures causes, as SQL. */
function waitAfter(failures: ReturnType<ReturnType<typeof sql>>, { free, firstWait, longestWait }: Budget) {
  return sql()`make_interval(secs => case when ${failures} <= ${free}::int then 0
    else least(${longestWait}::float8, ${firstWait}::float8 * 2 ^ least(${failures} - ${free}::int - 1, 20)) end)`;
}

/**
 * Counts a try for an account or a device before the password is checked, so that tries sent at the same moment are
 * limited too. With a network, whose tries are only noted as pending, neither is counted unless both may go on.
 * @returns the seconds to wait; undefined when the try may go on
 */
async function beginTry(key: string, budget: Budget, network?: string): Promise<number | undefined> {
  const keys = network ? [key, network] : [key];
  const [row] = await sql()<{ begun: number; wait: number | null }[]>`
    with refused as (
      select max(greatest(extract(epoch from wait_until - clock_timestamp()), 1))::float8 as wait
      from sign_in_failures
      where key = any(${keys}::text[]) and expires_at > clock_timestamp()
        and (wait_until > clock_timestamp() or pending >= ${mostPending})
    ), begun as (
      insert into sign_in_failures as f (key, failures, pending, wait_until, expires_at)
      select key, (key = ${key})::int, (key <> ${key})::int, clock_timestamp(), clock_timestamp()
        + make_interval(secs => case when key = ${key} then ${budget.forgotten}::int else ${ofNetwork.forgotten}::int end)
      from unnest(${keys}::text[]) as key
      where (select wait is null from refused)
      order by key
      on conflict (key) do update set
        failures = case when f.expires_at > clock_timestamp() then f.failures else 0 end + excluded.failures,
        pending = case when f.expires_at > clock_timestamp() then f.pending else 0 end + excluded.pending,
        expires_at = case when f.expires_at > clock_timestamp() and f.key <> ${key} then f.expires_at
          else excluded.expires_at end,
        wait_until = clock_timestamp() + case when f.key = ${key}
          then ${waitAfter(sql()`(case when f.expires_at > clock_timestamp() then f.failures else 0 end + 1)`, budget)}
          else make_interval() end
      where f.expires_at <= clock_timestamp() or f.wait_until <= clock_timestamp()
      returning key
    )
    select (select count(*)::int from begun) as begun, (select wait from refused) as wait`;
  if (row?.begun === keys.length) return undefined;
  // Another try was faster, and its wait begins now.
  return row?.wait ?? budget.firstWait;
}

/** Ends a pending try of a network: `failed` says how many failures it adds. */
async function endTry(network: string, failed: number): Promise<void> {
  await sql()`
    update sign_in_failures as f set
      pending = greatest(0, pending - 1),
      failures = greatest(0, failures + ${failed}),
      wait_until = case when ${failed} > 0
        then clock_timestamp() + ${waitAfter(sql()`(f.failures + ${failed})`, ofNetwork)} else wait_until end
    where key = ${network}`;
}

/** A sign-in whose password or code is being checked. Exactly one of these ends it. */
export interface SignInAttempt {
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

/** Forgets failures. @returns how many there were */
async function forget(key: string): Promise<number> {
  const [row] = await sql()<{ failures: number }[]>`
    delete from sign_in_failures where key = ${key} returning failures`;
  return row?.failures ?? 0;
}

/**
 * Begins a sign-in. Only failures count: by account and by network, or, on a device that signed in to this account
 * before, by that device alone, so that strangers' tries never shut out the owner.
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
  const budget = step === "code" ? ofCode : device ? ofDevice : ofAccount;
  const wait = await beginTry(key, budget, network);
  if (wait !== undefined) {
    const way = step === "code" ? "" : ", or ask for a new password";
    throw tooMany(`Too many wrong tries. Please wait ${waitWords(wait)} and try again${way}.`, wait);
  }
  return {
    async failed() {
      if (network) await endTry(network, 1);
    },
    async succeeded() {
      const failures = await forget(key);
      // Somebody who mistyped and then remembered is no attacker, so the network gets those tries back.
      if (network) await endTry(network, Math.min(0, 1 - failures));
    },
    async dropped() {
      await sql()`update sign_in_failures set failures = greatest(0, failures - 1) where key = ${key}`;
      if (network) await endTry(network, 0);
    },
  };
}

/**
 * Forgets the wrong passwords of an account, after its password was replaced by a way that proves who did it. Wrong codes
 * stay: otherwise whoever reads the mails of an account could guess at its codes without end.
 */
export async function forgetFailures(email: string): Promise<void> {
  await forget(await keyOf("password", email));
}
