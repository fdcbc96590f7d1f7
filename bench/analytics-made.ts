import { pageShares, visitedPages, visitSources } from "./analytics-visits.ts";

/*
 * Makes the visits with which the bench fills the tables, and the counts that the site would have made of them.
 * Every session has four rows within a minute, so it spans at most two hours and two days.
 */

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const perSession = 4;
const pauseMs = 20_000;
/** How many days the visits are spread over. */
export const spanDays = 30;

/** How many kinds of element are pressed. */
export const offers = Array.from(
  { length: 30 },
  (_, offer) => `Button: Chat on WhatsApp about offer ${offer}`,
);

/** A Lagos hour or day by its number since 1970; Lagos is an hour ahead all year. */
const hourOf = (at: number) => Math.floor(at / hourMs);
const dayOf = (at: number) => Math.floor((at + hourMs) / dayMs);

/** Numbers from 0 to 1 that look random, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The index of a page in `visitedPages`. Popular pages come up more often. */
const pagePlace = (random: () => number) => {
  const share = random();
  return pageShares.findIndex((upTo) => share <= upTo);
};
/** An index in a list of this length. Low ones come up more often. */
const lowPlace = (random: () => number, length: number) => Math.floor(random() ** 2 * length);

/** A row: its time, and the indexes of its page and, for a click, of its label. */
interface MadeRow {
  at: number;
  page: number;
  label: number | null;
}

/** A session: its number from 1 on, the indexes of its source and browser, and its rows, of which the first is a view. */
export interface MadeSession {
  id: number;
  source: number;
  browser: number;
  rows: MadeRow[];
}

/** How many kinds of browser there are. */
export const browserKinds = 8;

/** Sessions with this many rows in total, oldest first, spread evenly over the days before a moment. */
export function* madeSessions(rows: number, until: number): Generator<MadeSession> {
  const sessions = Math.ceil(rows / perSession);
  const random = randomNumbers(rows);
  const begin = until - spanDays * dayMs;
  for (let place = 0; place < sessions; place += 1) {
    const first = begin + Math.floor((place / sessions) * spanDays * dayMs);
    yield {
      id: place + 1,
      source: lowPlace(random, visitSources.length),
      browser: place % browserKinds,
      rows: Array.from({ length: Math.min(perSession, rows - place * perSession) }, (_, at) => ({
        at: first + at * pauseMs,
        page: pagePlace(random),
        // Every third row is a click.
        label: at > 0 && random() < 4 / 9 ? lowPlace(random, offers.length) : null,
      })),
    };
  }
}

/** Sums by keys that are made of several numbers. */
class Sums {
  readonly #sums = new Map<number, number>();
  readonly #sizes: readonly number[];

  /** @param sizes how many values each part of a key has */
  constructor(...sizes: number[]) {
    this.#sizes = sizes;
  }

  add(...parts: number[]): void {
    const key = parts.reduce((sum, part, at) => sum * (this.#sizes[at] ?? 1) + part, 0);
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + 1);
  }

  /** The parts of each key, followed by its sum. */
  *entries(): Generator<number[]> {
    for (const [key, sum] of this.#sums) {
      const parts: number[] = [];
      let rest = key;
      for (const size of this.#sizes.toReversed()) {
        parts.unshift(rest % size);
        rest = Math.floor(rest / size);
      }
      yield [...parts, sum];
    }
  }
}

/** When the previous view was: never, in the same hour or day, or in the one before. */
export const since = { none: 0, same: 1, previous: 2 } as const;
const sinceOf = (now: number, before: number | undefined) =>
  before === undefined ? since.none : now === before ? since.same : since.previous;

/** The site's counts of visits, by the indexes of pages, sources and browsers; see db/schema/analytics.ts. */
export class MadeCounts {
  readonly #pages = visitedPages.length;
  readonly #sources = visitSources.length;
  /** Parts: hour, page, since. */
  readonly pageHours = new Sums(1e6, this.#pages, 3);
  /** Parts: day, page, since. */
  readonly pageDays = new Sums(1e6, this.#pages, 3);
  /** Parts: hour, source, whether it is a click. */
  readonly sourceHours = new Sums(1e6, this.#sources, 2);
  /** Parts: day, since, first page, source, browser. */
  readonly visitors = new Sums(1e6, 3, this.#pages, this.#sources, browserKinds);
  /** Views of a page that the session had already seen in another hour: both times, and the page. */
  readonly pageReturns: [before: number, at: number, page: number][] = [];
  /** Sessions that came again on another day. */
  readonly returns: [day: number, session: number][] = [];

  add({ id, source, browser, rows }: MadeSession): void {
    const [first] = rows;
    if (!first) return;
    const seen = new Map<number, number>();
    let latest: number | undefined;
    for (const { at, page, label } of rows) {
      const [hour, day] = [hourOf(at), dayOf(at)];
      this.sourceHours.add(hour, source, label === null ? 0 : 1);
      if (label !== null) continue;
      const before = seen.get(page);
      const hourBefore = before === undefined ? undefined : hourOf(before);
      this.pageHours.add(hour, page, sinceOf(hour, hourBefore));
      this.pageDays.add(day, page, sinceOf(day, before === undefined ? undefined : dayOf(before)));
      if (before !== undefined && hourBefore !== hour) this.pageReturns.push([before, at, page]);
      const dayBefore = latest === undefined ? undefined : dayOf(latest);
      this.visitors.add(day, sinceOf(day, dayBefore), first.page, source, browser);
      if (dayBefore !== undefined && dayBefore !== day) this.returns.push([day, id]);
      seen.set(page, at);
      latest = at;
    }
  }
}
