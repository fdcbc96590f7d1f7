/** How much of a long comparison a run does. `TEST_FULL=1`, as set by `npm run test:full`, does all of it. */
export const fullRun = process.env.TEST_FULL === "1";

/** Number of cases of a property test: as given, ten times as many in the full run. */
export const cases = (ordinary: number): number => (fullRun ? 10 * ordinary : ordinary);
