const day = 24 * 60 * 60;

/**
 * When a session ends, in seconds: that long after it began, however often it was used, and that long after its last
 * use.
 */
export const sessionEnds = { afterStart: 30 * day, afterUse: 7 * day } as const;

/** Whether a session has ended. @param now milliseconds since 1970 */
export function isOver(
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
  now = Date.now(),
): boolean {
  const seconds = (since: Date) => (now - since.getTime()) / 1000;
  return seconds(createdAt) >= sessionEnds.afterStart || seconds(updatedAt) >= sessionEnds.afterUse;
}
