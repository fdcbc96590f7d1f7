import { RateLimiterMemory } from "rate-limiter-flexible";
import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { networkOf } from "#server/platform/network-of.ts";

/*
 * No person makes this many events, so events beyond these limits are left out of the figures and counted separately. The
 * limits are by session and by network, in the memory of each process, like the limit on messages.
 */

const duration = 10 * 60;
const mostOfSession = 300;
const bySession = new RateLimiterMemory({ points: mostOfSession, duration });
// Mobile providers put many people behind one address.
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

/** Adds to today's count of left-out events. Messages that arrive together share a statement. */
const leaveOut = groupWriter(
  (events: number[]) => sql()`
    insert into visits_left_out as kept (day, events)
    values (lagos_date(now()), ${events.reduce((sum, count) => sum + count, 0)})
    on conflict (day) do update set events = kept.events + excluded.events`,
  { inStatement: 1000, waiting: 20_000 },
);

/** The event numbers already received, by session; cleared when there are too many sessions. */
const heard = new Map<string, Set<number>>();
const mostHeard = 20_000;

/** How many events are new. Events that the counter sends again, because it got no response, do not count. */
function unheard(session: string, numbers: readonly (number | undefined)[]): number {
  const known = heard.get(session) ?? new Set();
  const fresh = numbers.filter((number) => number === undefined || !known.has(number));
  if (known.size < mostOfSession) for (const number of fresh) if (number !== undefined) known.add(number);
  if (heard.size > mostHeard) heard.clear();
  heard.set(session, known);
  return fresh.length;
}

/** The event numbers of a message, and who sent it. */
interface Sent {
  session: string;
  address: string | undefined;
  numbers: readonly (number | undefined)[];
}

/** Whether a person could have made these events. If not, they are added to the left-out events. */
export async function fromPerson({ session, address, numbers }: Sent): Promise<boolean> {
  const events = unheard(session, numbers);
  const person =
    (await within(bySession, session, events)) &&
    (address === undefined || (await within(byNetwork, networkOf(address), events)));
  if (!person) await leaveOut([numbers.length]);
  return person;
}
