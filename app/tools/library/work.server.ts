import { meaningOf } from "#packages/recognise/encoder.ts";
import type { NamedChoice } from "#server/platform/errors.ts";
import type { ToolInput } from "../contract.ts";
import { calledBy, isKnown, nearest, once, readBuilt } from "./library.server.ts";
import type { Piece } from "./library.ts";
import { likenessOf } from "./likeness.ts";
import { headOf } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import type { JobOfTrade, WorkShelf } from "./work.ts";

/** The trades whose work the library has. */
const knownTrades = once(async () => new Set((await readBuilt("work.json")) as string[]));

/** Reads the work of a trade each time: it takes a millisecond, and that of all trades would fill 10 MB of memory. */
async function readWork(trade: string): Promise<WorkShelf | undefined> {
  const known = (await knownTrades()).has(trade);
  return known ? ((await readBuilt(`work/${trade}.json`)) as WorkShelf) : undefined;
}

/** Between a trade and the number of its job, in the id of the job. */
const between = "--";

function jobIn({ trade, jobs }: WorkShelf, id: string, at: number): JobOfTrade | undefined {
  const job = jobs[at];
  return job && { id: `${id}${between}${at + 1}`, about: `${trade}: ${job.name}`, job };
}

/** The job of an id, as a visitor chose it; undefined if there is none. */
async function jobCalled(chosen: string): Promise<JobOfTrade | undefined> {
  const [trade = "", number] = chosen.split(between);
  const shelf = await readWork(trade);
  return shelf && jobIn(shelf, trade, Number(number) - 1);
}

/** A company may be of a trade from this chance on: its jobs decide. */
const likelyTrade = 0.15;
const mostTrades = 3;

/** The trades that a company may be of. A company that has a trade's own name is of that trade. */
async function tradesOf(companyType: string): Promise<{ id: string; chance: number }[]> {
  const called = await calledBy("trades", [companyType, headOf(companyType)]);
  const likely = await nearest("trades", companyType, mostTrades);
  const others = likely.filter(({ id, chance }) => id !== called && chance >= likelyTrade);
  return [...(called ? [{ id: called, chance: 1 }] : []), ...others];
}

/** A job of the company, and how much it is like what was typed. */
interface LikelyJob extends JobOfTrade {
  readonly likeness: number;
}

/** What a trade's chance weighs beside the likeness of its jobs. */
const tradeShare = 0.05;

/** What a department's field is compared by: all of it, and its name alone. */
const textsOf = (department: string) => [...new Set([department, headOf(department)])].filter(Boolean);

/** The jobs that a company may have, the likeliest first. */
async function jobsOf(companyType: string, department: string): Promise<LikelyJob[]> {
  const [trades, texts] = await Promise.all([tradesOf(companyType), readTexts(department)]);
  const found = await Promise.all(
    trades.map(async ({ id, chance }) => {
      const shelf = await readWork(id);
      if (!shelf) return [];
      const likeness = mostOf(texts.map(({ text, meaning }) => likenessOf(shelf.likeness, text, meaning)));
      return likeness.flatMap((one, at) => {
        const job = jobIn(shelf, id, at);
        return job ? [{ ...job, likeness: one + tradeShare * Math.log(chance) }] : [];
      });
    }),
  );
  return found.flat().toSorted((one, other) => other.likeness - one.likeness);
}

const readTexts = (department: string) =>
  Promise.all(textsOf(department).map(async (text) => ({ text, meaning: await meaningOf(text) })));

/** For each place the most of some rows. */
const mostOf = (rows: readonly number[][]) =>
  (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at] ?? 0)));

/** How much a department is like what was typed. */
async function likenessOfDepartment(piece: Piece<"departments">, department: string): Promise<number> {
  const { likeness } = piece;
  if (!likeness) return 0;
  const texts = await readTexts(department);
  return Math.max(...texts.map(({ text, meaning }) => likenessOf(likeness, text, meaning)[0] ?? 0));
}

/** A job is meant from this likeness on. */
const sureJob = 0.72;
/** How much more a department must be like what was typed than the company's own job. */
const exacter = 0.1;

/** The fields that tell a job. */
type Asked = Pick<ToolInput<"generate-sop">, "companyType" | "department" | "nearest">;

/**
 * The job of the company's trade that is meant: the visitor's choice, or the likeliest one. A department that is much more
 * like what was typed wins: the night nurses of a hospital are not its reception.
 * @param found the department, if one is known
 */
export async function jobFor(
  { companyType, department, nearest: chosen }: Asked,
  found: Meant<"departments">,
): Promise<JobOfTrade | undefined> {
  if (chosen === "none" || (chosen !== undefined && (await isKnown("departments", chosen)))) return undefined;
  const job = chosen === undefined ? undefined : await jobCalled(chosen);
  if (job) return job;
  const [best] = await jobsOf(companyType, department);
  if (!best || best.likeness < sureJob) return undefined;
  const other = found.about === undefined ? 0 : await likenessOfDepartment(found.piece, department);
  return other > best.likeness + exacter ? undefined : best;
}

/** The most jobs among the choices of a visitor who asks for others. */
const mostChoices = 3;

/** The company's jobs as choices. */
export async function jobChoices({ companyType, department }: Asked): Promise<NamedChoice[]> {
  const jobs = await jobsOf(companyType, department);
  return jobs.slice(0, mostChoices).map(({ id, job }) => ({ id, name: job.name }));
}
