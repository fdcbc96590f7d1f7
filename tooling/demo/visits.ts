import { recordVisits } from "#app/analytics/analytics.server.ts";
import { type VisitsInput, visitsInput } from "#app/analytics/contract.ts";
import { Chance } from "./chance.ts";
import type { Clock } from "./moments.ts";
import { devices, entries, hours, nextPages, pressed, referrers, visitorsOn } from "./visit-habits.ts";

const days = 30;
const second = 1000;

interface Visit {
  ended: Date;
  userAgent: string;
  input: VisitsInput;
}

/** One visitor's path through the site, starting at that moment. */
function visitOf(chance: Chance, began: Date): Visit {
  const { userAgent, widths } = chance.pickWeighted(devices);
  const referrer = chance.pickWeighted(referrers) || undefined;
  const happened: { at: number; page: string; pressed?: string }[] = [];
  let at = began.getTime();
  let page = chance.pickWeighted(entries);
  // Most visitors look at one or two pages, few at many.
  for (let more = true; more; more = happened.length < 14 && chance.happens(0.52)) {
    happened.push({ at, page });
    at += chance.between(8, 150) * second;
    if (chance.happens(0.3)) {
      happened.push({ at, page, pressed: chance.pickWeighted(pressed(page)) });
      at += chance.between(3, 40) * second;
    }
    const seen = page;
    page = chance.pickWeighted(nextPages.filter(([next]) => next !== seen));
  }
  const last = happened.at(-1)?.at ?? at;
  const events = happened.map((event) => ({
    page_visited: event.page,
    clicked_element: event.pressed,
    referrer,
    ago: last - event.at,
  }));
  const input = visitsInput.parse({
    session_id: chance.uuid(),
    screen_width: chance.pick(widths),
    events,
  });
  return { ended: new Date(last), userAgent, input };
}

/** The times of the visitors of a day. */
function arrivals(chance: Chance, clock: Clock, daysAgo: number): Date[] {
  const weekday = new Date(`${clock.day(daysAgo)}T12:00:00Z`).getUTCDay();
  // The site becomes a little better known every week.
  const known = 1 - daysAgo / (days * 3);
  const visitors = Math.round((visitorsOn[weekday] ?? 0) * known * (0.85 + chance.next() * 0.3));
  const two = (value: number) => String(value).padStart(2, "0");
  return Array.from({ length: visitors }, () => {
    const time = `${two(chance.pickWeighted(hours))}:${two(chance.between(0, 59))}`;
    return new Date(clock.atWallTime(daysAgo, time).getTime() + chance.between(0, 59) * second);
  });
}

/**
 * Creates page views and clicks of 30 days, varying by the hour and the day of the week, through the counter's own
 * writer.
 */
export async function addVisits(clock: Clock): Promise<void> {
  const chance = new Chance("visits");
  const began = Array.from({ length: days }, (_, daysAgo) => arrivals(chance, clock, daysAgo)).flat();
  const visits = began.map((at) => visitOf(chance, at)).filter(({ ended }) => ended < clock.now);
  // A visitor is on the site when the dashboard is opened for the first time.
  visits.push(...[3, 2, 1].map((ago) => ({ ...visitOf(chance, clock.now), ended: clock.minutesAgo(ago) })));
  visits.sort((one, other) => one.ended.getTime() - other.ended.getTime());
  await Promise.all(
    visits.map(({ input, userAgent, ended }) => recordVisits(input, { userAgent, now: ended })),
  );
}
