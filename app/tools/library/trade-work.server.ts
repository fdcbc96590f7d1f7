import { meaningOf } from "#packages/recognise/encoder.ts";
import { plainWords, stem } from "#packages/recognise/features.ts";
import { aboutMatter, rarityOf } from "./about-matter.ts";
import { type Asked, comparedAs } from "./compared.server.ts";
import type { MatterLikeness } from "./jobs-named.ts";
import { calledBy, nearest, once, readBuilt } from "./library.server.ts";
import { type Compared, type LikenessOfText, likenessReader } from "./likeness.ts";
import { headOf, mattersIn } from "./matters.ts";
import type { Job, JobOfTrade, WorkShelf } from "./work.ts";

/** The trades whose work the library has. */
const knownTrades = once(async () => new Set((await readBuilt("jobs.json")) as string[]));

/** Reads the work of a trade each time: it takes a millisecond, and that of all trades would fill 10 MB of memory. */
async function readWork(trade: string): Promise<WorkShelf | undefined> {
  const known = (await knownTrades()).has(trade);
  return known ? ((await readBuilt(`jobs/${trade}.json`)) as WorkShelf) : undefined;
}

/** Between a trade and the number of its job, in the id of the job. */
const between = "--";

/** A trade that the company may be of, and how much its jobs are like what was typed. */
export interface LikelyTrade {
  readonly id: string;
  readonly shelf: WorkShelf;
  /** The chance that the company is of the trade. */
  readonly chance: number;
  /** How much the field is like each job. */
  readonly whole: readonly number[];
  /** The same for telling the jobs from each other. */
  readonly among: readonly number[];
  readonly matters: readonly MatterLikeness[];
}

/** A job of a trade, by its place. */
export const jobOf = (id: string, { trade, jobs }: WorkShelf, at: number): JobOfTrade => {
  const job = jobs[at] as Job;
  return { id: `${id}${between}${at + 1}`, about: `${trade}: ${job.name}`, job };
};

/** The place of a job's id, as a visitor chose it; undefined if there is none. */
export async function jobCalled(chosen: string) {
  const [id = "", number] = chosen.split(between);
  const shelf = await readWork(id);
  const at = Number(number) - 1;
  return shelf?.jobs[at] ? { id, shelf, at } : undefined;
}

/** A company may be of a trade from this chance on: its jobs decide. */
const likelyTrade = 0.15;
const mostTrades = 3;

let lastTrades: { companyType: string; trades: Promise<{ id: string; chance: number }[]> } | undefined;

/**
 * The trades that a company may be of. A company that has a trade's own name is of that trade. One request asks for them
 * several times, so the last ones are remembered.
 */
export function tradesOf(companyType: string): Promise<{ id: string; chance: number }[]> {
  if (lastTrades?.companyType !== companyType) lastTrades = { companyType, trades: readTrades(companyType) };
  return lastTrades.trades;
}

/** How many people work there: the 'sales girls' of a provisions shop are no sign of cosmetics. */
const staff =
  /,\s*(?:(?:we|i)\s+(?:are|have|get)\s+|with\s+)?\d+\s+(?:\w+\s+){0,2}(?:girls?|boys?|staffs?|workers?|attendants?|people|apprentices?|employees)\b/gi;

async function readTrades(typed: string): Promise<{ id: string; chance: number }[]> {
  const companyType = typed.replace(staff, "");
  const called = await calledBy("trades", [companyType, headOf(companyType)]);
  const likely = await nearest("trades", companyType, mostTrades);
  const others = likely.filter(({ id, chance }) => id !== called && chance >= likelyTrade);
  return [...(called ? [{ id: called, chance: 1 }] : []), ...others];
}

/** What a trade's chance weighs beside the likeness of its jobs. */
const tradeShare = 0.05;

/** What a job's names count that have all words of a matter. */
const nameShare = 0.15;

/** The company is surely of a trade from this chance on. */
export const sureTrade = 0.5;

/** How much a job is like a name that its trade has for it: more than any department, whose names are those of all trades. */
const calledLikeness = 2;

const asName = (text: string) => plainWords(text).map(stem).join(" ");

/**
 * Reads how much a text is like each job of a trade; if the company is surely of it, a job that is called so is meant.
 * @param chance that the company is of the trade
 */
function jobsReader({ likeness, jobs }: WorkShelf, chance = 1): ReturnType<typeof likenessReader> {
  const read = likenessReader(likeness);
  const names = jobs.map(({ name, called }) => new Set([name, ...called].map(asName)));
  return (text, meaning) => {
    const found = read(text, meaning);
    const typed = asName(text);
    if (chance < sureTrade || !names.some((some) => some.has(typed))) return found;
    const raised = (row: readonly number[]) =>
      row.map((one, at) => (names[at]?.has(typed) ? Math.max(one, calledLikeness) : one));
    return { likeness: raised(found.likeness), among: raised(found.among) };
  };
}

/** Reads how much each matter of a field is like the jobs of a trade. */
export function readMatters(
  department: string,
  shelf: WorkShelf,
  read = jobsReader(shelf),
): Promise<MatterLikeness[]> {
  const { jobs } = shelf;
  const { head, listed, told } = mattersIn(department);
  const names = jobs.map(({ name, called }) => [name, ...called].join(" "));
  const rarity = rarityOf(names);
  return Promise.all(
    [...head, ...listed, ...told].map(async (text) => {
      const compared = comparedAs(text);
      const { likeness: all, among } = read(compared, await meaningOf(compared));
      const inNames = names.map(aboutMatter(compared, rarity));
      return {
        text,
        isNamed: !told.includes(text),
        likeness: all,
        among: among.map((one, at) => one + nameShare * (inNames[at] ?? 0)),
      };
    }),
  );
}

/** The trades with work that a company may be of, the one first whose work is most like what was typed. */
export async function likelyTrades(
  { companyType, department }: Asked,
  texts: readonly Compared[],
): Promise<LikelyTrade[]> {
  const trades = await tradesOf(companyType);
  const found = await Promise.all(
    trades.map(async ({ id, chance }) => {
      const shelf = await readWork(id);
      if (!shelf) return [];
      const read = jobsReader(shelf, chance);
      const rows = texts.map(({ text, meaning }) => read(text, meaning));
      const most = (row: keyof LikenessOfText) => mostOf(rows.map((one) => one[row]));
      const ofTrade = tradeShare * Math.log(chance);
      const whole = most("likeness").map((one) => one + ofTrade);
      const matters = await readMatters(department, shelf, read);
      return [{ id, shelf, chance, whole, among: most("among"), matters }];
    }),
  );
  return found.flat().toSorted((one, other) => likenessTo(other) - likenessTo(one));
}

/** How much what was typed is like a trade's work: its nearest job, and the nearest one of each matter. */
function likenessTo({ whole, matters }: LikelyTrade): number {
  const named = matters.filter(({ isNamed }) => isNamed).map(({ likeness }) => Math.max(...likeness));
  const ofMatters = named.reduce((sum, one) => sum + one, 0) / named.length;
  const ofWhole = Math.max(...whole);
  return named.length ? (ofWhole + ofMatters) / 2 : ofWhole;
}

/** For each place the most of some rows. */
const mostOf = (rows: readonly number[][]) =>
  (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at] ?? 0)));
