import { withDigits } from "./formats.ts";

/* When the shop is open, read from what the owner told: 'Mon to Sat 8am - 6pm, Sunday closed'. */

const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const day = "(sun|mon|tue|wed|thu|fri|sat)[a-z]*";
const to = "\\s*(?:-|–|to|till|until|reach)\\s*";
const dayRange = new RegExp(`\\b${day}${to}${day}\\b`, "i");
const clock = "(?:(\\d{1,2})(?::(\\d\\d))?\\s*(am|pm)?|(noon|midnight))";
const timeRange = new RegExp(`(?<!\\d)(?:12 )?${clock}${to}(?:12 )?${clock}(?![\\w%])`, "i");
const closed =
  /\b(?:close[ds]?(?! (?:at|by|when|from)\b)|not open|no dey open|not available|off|no work|except|but not|apart from)\b|\bno$/i;

type Span = readonly [from: number, to: number];
/** Open hours of each weekday in minutes; null on closed days, undefined where nothing was told. */
type Week = (Span | null | undefined)[];
/** Words of a break. It is every day unless its days are named. */
const pause = /\bbreaks?\b/i;

function minutesOf(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
  word: string | undefined,
): number {
  if (word) return /noon/i.test(word) ? 720 : 1440;
  const base = Number(hour) % 12 || (half ? 0 : 12);
  const full = half ? base + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return full * 60 + Number(minute ?? 0);
}

function spanIn(text: string): Span | undefined {
  const found = timeRange.exec(text);
  const edge =
    /\b(close[sd]?|stop|open[s]?|start|from)\b (?:(?:at|by|from) )?(?:about )?(?:(\d{1,2})(?::(\d\d))?\s*(am|pm)?|(noon|midnight))/i.exec(
      text,
    );
  // 'From 12' is an hour only beside a day.
  if (!found && edge && (!/^from$/i.test(edge[1] ?? "") || daysIn(text).length)) {
    const [, word = "", hour, minute, half, named] = edge;
    const isEnd = /^(?:close|stop)/i.test(word);
    const at = minutesOf(
      hour,
      minute,
      half ?? (Number(hour) < 12 ? (isEnd ? "pm" : "am") : undefined),
      named,
    );
    return isEnd ? [0, at] : [at, 1440];
  }
  if (!found) return /\b24 ?(?:hours|hrs|\/ ?7)/i.test(text) ? [0, 1440] : undefined;
  const [, h1, m1, p1, w1, h2, m2, p2, w2] = found;
  if (!p1 && !p2 && !w1 && !w2 && !/\bopen|hours|work/i.test(text) && !daysIn(text).length) return undefined;
  const from = minutesOf(h1, m1, p1, w1);
  const end = minutesOf(h2, m2, p2, w2);
  const span: Span = [
    from,
    end <= from || (!p2 && !w2 && end <= 720 && end < from + 60) ? end + (end <= 720 ? 720 : 0) : end,
  ];
  return span[1] > span[0] ? span : [from, 1440];
}

/** The weekdays that a text names. */
function daysIn(text: string): number[] {
  const range = dayRange.exec(text);
  if (range) {
    const from = days.indexOf(range[1]?.toLowerCase() ?? "");
    const length = (days.indexOf(range[2]?.toLowerCase() ?? "") - from + 7) % 7;
    return Array.from({ length: length + 1 }, (_, at) => (from + at) % 7);
  }
  return [...text.matchAll(new RegExp(`\\b${day}\\b`, "gi"))].map(([, name = ""]) =>
    days.indexOf(name.toLowerCase()),
  );
}

/** The week that some sentences tell. */
function weekOf(notes: readonly string[]): Week {
  const week: Week = Array.from({ length: 7 }, () => undefined);
  for (const note of notes) {
    const general = new Set<number>();
    const parts = withDigits(note).split(
      /,|;|(?<=\d(?:am|pm)?) (?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)|\band\b|\bbut\b(?! not)|(?=\bexcept\b)/i,
    );
    const named = new Set(parts.flatMap((part) => (closed.test(part) ? [] : daysIn(part))));
    let open: number[] = [];
    for (const part of parts) {
      const own = daysIn(part);
      if (pause.test(part)) continue;
      if (closed.test(part.trim())) {
        for (const at of own) week[at] = null;
        continue;
      }
      if (own.length) open = [...open, ...own];
      const span = spanIn(part);
      if (!span) continue;
      const all = open.length ? open : [0, 1, 2, 3, 4, 5, 6].filter((at) => week[at] === undefined);
      if (!open.length) for (const at of all) general.add(at);
      for (const at of all) if (week[at] !== null || own.includes(at)) week[at] = span;
      open = [];
    }
    // 'Monday to Saturday' says that Sunday is free.
    if (named.size > 1)
      for (let at = 0; at < 7; at += 1)
        if (!named.has(at) && (week[at] === undefined || general.has(at))) week[at] = null;
  }
  return week;
}

/** The time of day that a question names, in minutes. */
export function timeIn(text: string): number | undefined {
  const found = /\b(\d{1,2})(?::(\d\d))? ?(am|pm)\b/i.exec(text);
  if (/\b(?:noon|midnight)\b/i.test(text)) return /midnight/i.test(text) ? 1439 : 720;
  const clock = /\b(?:at|by) (\d{1,2}) ?o['’]?clock\b/i.exec(withDigits(text))?.[1];
  if (clock) return (Number(clock) < 7 ? Number(clock) + 12 : Number(clock)) * 60;
  if (found) return minutesOf(found[1], found[2], found[3], undefined);
  const night = /\b(?:by|at) (\d{1,2})\b.{0,12}\b(?:night|evening)\b/i.exec(text)?.[1];
  if (night) return (Number(night) + 12) * 60;
  return /\bmorning\b/i.test(text) ? 9 * 60 : undefined;
}

/** Whether the shop is open at the day and time that a text names; undefined if the owner's sentences do not say. */
export function isOpenAt(notes: readonly string[], text: string): boolean | undefined {
  const [asked] = daysIn(text);
  const time = timeIn(text);
  if (asked === undefined && time === undefined) return undefined;
  const week = weekOf(notes);
  const spans = asked === undefined ? week.filter((span) => span) : [week[asked]];
  if (!spans.length || spans.includes(undefined)) return undefined;
  const isPause = notes
    .flatMap((note) => note.split(/,|;/))
    .some((part) => {
      const [from, end] = (pause.test(part) && spanIn(`open ${part}`)) || [0, 0];
      const own = daysIn(part);
      const isDay = !own.length || (asked !== undefined && own.includes(asked));
      return isDay && time !== undefined && time >= from && time < end;
    });
  if (isPause) return false;
  return spans.some((span) => span && (time === undefined || (time >= span[0] && time < span[1])));
}
