/** How much of a long comparison a run does. `TEST_FULL=1`, as `npm run test:full` sets it, does all of it. */
export const fullRun = process.env.TEST_FULL === "1";

/** Cases of a property test: as many as given, ten times as many in the full run. */
export const cases = (ordinary: number): number => (fullRun ? 10 * ordinary : ordinary);

/** Every so many-th of a list, from the given place on; the whole list in the full run. */
export function everyNth<Item>(items: readonly Item[], nth: number, from = 0): readonly Item[] {
  return fullRun ? items : items.filter((_, at) => (at + from) % nth === 0);
}
