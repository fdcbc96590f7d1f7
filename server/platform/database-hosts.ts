import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { ipv6Options, placeOf } from "./database-address.ts";
import { type Connected, connectTo } from "./driver-sockets.ts";

/** How long a server has to say whether it takes writes, in milliseconds. */
const patience = 2_000;
/** How long the other servers still have once one has said that it does, in milliseconds. */
const patienceWithOthers = 300;

/** No server of DATABASE_URL takes writes at the moment. */
export class NoPrimaryError extends Error {
  readonly code = "NO_PRIMARY";

  constructor() {
    super("No server of DATABASE_URL takes writes.");
  }
}

/** How many promotions led to this server, counted from 1; 0 when it takes no writes or does not answer. */
async function timelineOf(address: string): Promise<number> {
  const session = postgres(address, {
    ...ipv6Options(address),
    max: 1,
    connect_timeout: patience / 1_000,
    fetch_types: false,
    onnotice: () => {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = session<{ timeline: number | null }[]>`
      select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
        then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience, new NoPrimaryError()).unref();
    });
    const [row] = await Promise.race([answer, late]);
    return row?.timeline ?? 0;
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
    await session.end({ timeout: 0 });
  }
}

/**
 * The server that takes writes. Of two that do, an old primary was started again beside the standby that took its
 * place: the one that was promoted last is right. A server that hangs does not hold up one that answers for long.
 * @throws NoPrimaryError when none does
 */
async function findPrimary(addresses: readonly string[]): Promise<string> {
  const primaries: { address: string; timeline: number }[] = [];
  const first = Promise.withResolvers<void>();
  const all = Promise.all(
    addresses.map(async (address) => {
      const timeline = await timelineOf(address);
      if (timeline === 0) return;
      primaries.push({ address, timeline });
      first.resolve();
    }),
  );
  await Promise.race([all, first.promise.then(() => pause(patienceWithOthers, undefined, { ref: false }))]);
  const [newest] = primaries.toSorted((one, other) => other.timeline - one.timeline);
  if (!newest) throw new NoPrimaryError();
  return newest.address;
}

/**
 * Connects the driver to whichever server takes writes. Its own choice among several hosts tries them without a pause
 * and lets queries wait for ever while none answers, and takes a standby of PostgreSQL 14 or newer for a primary
 * (`target_session_attrs=read-write`). Connections that are opened together share one look.
 */
export function socketToPrimary(addresses: readonly string[]): () => Promise<Connected> {
  let looking: Promise<string> | undefined;
  return async () => {
    looking ??= findPrimary(addresses).finally(() => {
      looking = undefined;
    });
    return connectTo(placeOf(await looking), patience);
  };
}
