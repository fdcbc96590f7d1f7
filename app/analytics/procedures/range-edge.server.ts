const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A range begins at any moment and has no end. Its whole days and hours are read from stored counts, and the rest of its
 * first hour from the rows, so the result is the same as counting all rows.
 *
 * @returns the start of the range, of its hour and its Lagos day, and of the next hour and day. Lagos is an hour ahead of
 *   UTC all year
 */
export function edgeOf(daysBack: number) {
  const moment = Date.now() - daysBack * day;
  const hourStart = moment - (moment % hour);
  const dayStart = moment - ((moment + hour) % day);
  const text = (time: number) => new Date(time).toISOString();
  return {
    moment: text(moment),
    hour: text(hourStart),
    nextHour: text(hourStart + hour),
    day: text(dayStart),
    nextDay: text(dayStart + day),
  };
}
