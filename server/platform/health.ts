import { databaseAnswers } from "./database.ts";
import { diskSpace, mustStayFree } from "./disk-space.ts";
import { log } from "./log.ts";

/** Something that keeps the site from working, in a sentence for its owner. */
export interface Trouble {
  text: string;
  /** Whether nothing can be stored until it is over. */
  stopsWriting: boolean;
}

interface Watched {
  /** Free bytes on the disk of the data folder. */
  freeBytes: () => Promise<number>;
  /** The last alarm of the embedded database. */
  alarm: { at: number } | null;
}

const megabyte = 1024 * 1024;

/** Below this PostgreSQL may find no room for its next file of 16 MB, and then stops. */
const fullDisk = 64 * megabyte;

/** How long an alarm of the database is shown after it was started again. */
const alarmMs = 60 * 60_000;

let watched: Watched = { freeBytes: async () => Number.POSITIVE_INFINITY, alarm: null };

let isPrepared = true;

/** From now on the site is not ready until its tables are up to date. @param prepared resolves then */
export function readyAfter(prepared: Promise<void>): void {
  isPrepared = false;
  void prepared.then(() => {
    isPrepared = true;
  });
}

/** Watches the disk of the data folder from now on. */
export function openHealth(folder: string, freeBytes: (folder: string) => Promise<number> = freeOf): void {
  watched = { freeBytes: () => freeBytes(folder), alarm: null };
}

const freeOf = async (folder: string) => (await diskSpace(folder)).free;

/** Notes that the embedded database died or could not be started, and logs it. */
export function databaseAlarm(message: string): void {
  watched.alarm = { at: Date.now() };
  log.error(
    { postgres: message },
    "The database stopped. It is started again by itself; this says why it stopped.",
  );
}

async function diskTrouble(): Promise<Trouble[]> {
  const free = await watched.freeBytes().catch(() => Number.POSITIVE_INFINITY);
  if (free >= mustStayFree) return [];
  const left = `${Math.floor(free / megabyte)} MB are left`;
  if (free >= fullDisk)
    return [{ text: `The disk of the data folder is nearly full: ${left}.`, stopsWriting: false }];
  return [
    {
      text: `The disk of the data folder is full: ${left}, so nothing can be stored. Make room on it.`,
      stopsWriting: true,
    },
  ];
}

/** Why no requests should be sent here now, or what its owner should know although they may; empty when all is well. */
export async function readiness(): Promise<Trouble[]> {
  const troubles = await siteTroubles();
  if (isPrepared || troubles.some(({ stopsWriting }) => stopsWriting)) return troubles;
  return [{ text: "The tables are being brought up to date.", stopsWriting: true }, ...troubles];
}

/** What is wrong with the database and the disk at this moment; empty when all is well. */
export async function siteTroubles(): Promise<Trouble[]> {
  const [answers, disk] = await Promise.all([databaseAnswers(), diskTrouble()]);
  if (!answers) return [{ text: "The database does not answer.", stopsWriting: true }, ...disk];
  if (watched.alarm && Date.now() - watched.alarm.at < alarmMs) {
    const text =
      "The database stopped within the last hour and was started again. The server's log says why.";
    return [{ text, stopsWriting: false }, ...disk];
  }
  return disk;
}

/**
 * Logs each trouble as an error when it begins, and once more when it is over.
 * @returns a function that looks now; call it at intervals
 */
export function troubleLog(): () => Promise<void> {
  let known: readonly string[] = [];
  /** Without figures, or every megabyte would be a new trouble. */
  const kindOf = ({ text }: Trouble) => text.replace(/\d+/g, "");
  return async () => {
    const troubles = await siteTroubles();
    for (const trouble of troubles) {
      if (!known.includes(kindOf(trouble))) log.error(trouble.text);
    }
    if (known.length && troubles.length === 0) log.info("The database and the disk are well again.");
    known = troubles.map(kindOf);
  };
}

/** How often a running server looks for troubles, in milliseconds. */
const everyMs = 30_000;

/** Looks for troubles from now on. The timer does not keep the process alive. @returns a function that ends it */
export function watchHealth(): () => void {
  const look = troubleLog();
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
