import { isbot } from "isbot";
import { sql } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { listMaterials } from "./material-files.server.ts";

/** A counted file. */
interface Counted {
  readonly course: string;
  readonly file: string;
}

export interface DownloadFigure extends Counted {
  /** Title on the page; null for a file that is no longer offered. */
  readonly title: string | null;
  readonly month: number;
  readonly all: number;
}

export interface DownloadFigures {
  readonly files: readonly DownloadFigure[];
  readonly all: number;
  readonly month: number;
  /** How many files the page offers. */
  readonly offered: number;
}

const waiting = new Map<string, Counted & { day: string; count: number }>();
let writing = false;

/** A date in Lagos: 2026-11-24. */
const lagosDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" });

function add(counted: Counted, day: string, count: number): void {
  const key = `${day} ${counted.course}/${counted.file}`;
  waiting.set(key, { ...counted, day, count: count + (waiting.get(key)?.count ?? 0) });
}

/**
 * Writes the waiting counts in one statement. Counts that could not be written are tried again with the next download.
 */
async function writeWaiting(): Promise<void> {
  if (writing) return;
  writing = true;
  while (waiting.size) {
    const rows = [...waiting.values()];
    waiting.clear();
    try {
      await sql()`
        insert into material_downloads (day, course, file, count)
        select * from unnest(
          ${rows.map(({ day }) => day)}::text[]::date[], ${rows.map(({ course }) => course)}::text[],
          ${rows.map(({ file }) => file)}::text[], ${rows.map(({ count }) => count)}::int[])
        on conflict (course, file, day) do update set count = material_downloads.count + excluded.count`;
    } catch (error) {
      for (const row of rows) add(row, row.day, row.count);
      log.warn({ err: error }, "downloads not counted yet");
      break;
    }
  }
  writing = false;
}

/**
 * Counts one download by a person: no bots, no prefetching, nobody who opts out of counting. It does not wait for the
 * database, so that files are served even when that is down.
 */
export function countDownload(counted: Counted, headers: Headers, now = new Date()): void {
  if (isbot(headers.get("user-agent") ?? "") || headers.get("sec-gpc") === "1") return;
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return;
  add(counted, lagosDay.format(now), 1);
  void writeWaiting();
}

/** The downloads of each file, highest first, for admins. */
export async function readDownloads(): Promise<DownloadFigures> {
  const rows = await sql()<(Counted & { month: number; all: number })[]>`
    select course, file, sum(count)::int as all,
      coalesce(sum(count) filter (where day > (now() at time zone 'Africa/Lagos')::date - 30), 0)::int as month
    from material_downloads group by course, file order by 3 desc, course, file`;
  const titles = new Map(listMaterials().map(({ course, file, title }) => [`${course}/${file}`, title]));
  const sum = (key: "month" | "all") => rows.reduce((total, row) => total + row[key], 0);
  return {
    files: rows.map((row) => ({ ...row, title: titles.get(`${row.course}/${row.file}`) ?? null })),
    all: sum("all"),
    month: sum("month"),
    offered: titles.size,
  };
}
