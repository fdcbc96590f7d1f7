import { RateLimiterMemory } from "rate-limiter-flexible";
import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { limitKey } from "#server/platform/limit-store.ts";
import { networkOf } from "#server/platform/network-of.ts";

/*
 * No person makes as many events as these: what is beyond is not counted among people, but counted apart. In memory, by
 * session and by network, and per process, like the limit of messages.
 */

const duration = 10 * 60;
const bySession = new RateLimiterMemory({ points: 300, duration });
// A mobile provider gives many people one address.
const byNetwork = new RateLimiterMemory({ points: 20_000, duration });

async function within(limit: RateLimiterMemory, key: string, events: number): Promise<boolean> {
  try {
    await limit.consume(key, events);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/** Adds to what was left out today; messages that come together share a statement. */
const leaveOut = groupWriter(
  (events: number[]) => sql()`
    insert into visits_left_out as kept (day, events)
    values (lagos_date(now()), ${events.reduce((sum, count) => sum + count, 0)})
    on conflict (day) do update set events = kept.events + excluded.events`,
  { inStatement: 1000, waiting: 20_000 },
);

/** The events of a message, and who sent it. */
interface Sent {
  session: string;
  address: string | undefined;
  events: number;
}

const networkKey = (address: string) => limitKey(networkOf(address));

/** Whether a person may have made these events. Those of an outlier are added to what was left out. */
export async function fromPerson({ session, address, events }: Sent): Promise<boolean> {
  const person =
    (await within(bySession, session, events)) &&
    (address === undefined || (await within(byNetwork, await networkKey(address), events)));
  if (!person) await leaveOut([events]);
  return person;
}

/** Takes events back that could not be stored: the counter sends them again, which makes nobody an outlier. */
export async function notStored({ session, address, events }: Sent): Promise<void> {
  await bySession.reward(session, events);
  if (address !== undefined) await byNetwork.reward(await networkKey(address), events);
}
