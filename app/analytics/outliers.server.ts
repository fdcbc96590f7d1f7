import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { RecentEvents } from "./recent-events.ts";

/*
 * No person makes this many events, so events beyond these limits are left out of the figures and counted separately. The
 * limits are by session and by network, in the memory of each process, like the limit on messages.
 */

const ms = 10 * 60 * 1000;
/** How many sessions and networks one process remembers. */
export const mostRemembered = 20_000;
const bySession = new RecentEvents({ points: 300, ms, most: mostRemembered });
// Mobile providers put many people behind one address.
const byNetwork = new RecentEvents({ points: 20_000, ms, most: mostRemembered });

/** Adds to today's count of left-out events. Messages that arrive together share a statement. Plan: its primary key. */
const leaveOut = groupWriter(
  (events: number[]) => sql()`
    insert into visits_left_out as kept (day, events)
    values (lagos_date(now()), ${events.reduce((sum, count) => sum + count, 0)})
    on conflict (day) do update set events = kept.events + excluded.events`,
  { inStatement: 1000, waiting: 20_000 },
);

/** The event numbers of a message, and who sent it. */
interface Sent {
  session: string;
  address: string | undefined;
  numbers: readonly (number | undefined)[];
}

/** Whether a person could have made these events. If not, they are added to the left-out events. */
export async function fromPerson({ session, address, numbers }: Sent): Promise<boolean> {
  const events = bySession.unheard(session, numbers);
  const person =
    bySession.add(session, events) && (address === undefined || byNetwork.add(networkOf(address), events));
  if (!person) await leaveOut([numbers.length]);
  return person;
}
