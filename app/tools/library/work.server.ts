import { meaningOf } from "#packages/recognise/encoder.ts";
import type { NamedChoice } from "#server/platform/errors.ts";
import type { ToolInput } from "../contract.ts";
import { calledBy, isKnown, nearest, once, readBuilt } from "./library.server.ts";
import type { Piece } from "./library.ts";
import { likenessOf } from "./likeness.ts";
import { headOf, mattersIn } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import type { CompanyWork, JobOfTrade, WorkShelf } from "./work.ts";

/** The trades whose work the library has. */
const knownTrades = once(async () => new Set((await readBuilt("jobs.json")) as string[]));

/** Reads the work of a trade each time: it takes a millisecond, and that of all trades would fill 10 MB of memory. */
async function readWork(trade: string): Promise<WorkShelf | undefined> {
  const known = (await knownTrades()).has(trade);
  return known ? ((await readBuilt(`jobs/${trade}.json`)) as WorkShelf) : undefined;
}

/** Between a trade and the number of its job, in the id of the job. */
const between = "--";

/** A job of the company with the work of its trade, and how much it is like what was typed. */
interface LikelyJob extends JobOfTrade {
  readonly trade: string;
  readonly shelf: WorkShelf;
  /** Its place among the jobs of the trade. */
  readonly at: number;
  readonly likeness: number;
  /** The chance that the company is of the trade. */
  readonly chance: number;
}

const jobsIn = (shelf: WorkShelf, trade: string, likeness: readonly number[] = [], chance = 1): LikelyJob[] =>
  shelf.jobs.map((job, at) => ({
    id: `${trade}${between}${at + 1}`,
    about: `${shelf.trade}: ${job.name}`,
    job,
    trade,
    shelf,
    at,
    likeness: likeness[at] ?? 0,
    chance,
  }));

/** The job of an id, as a visitor chose it; undefined if there is none. */
async function jobCalled(chosen: string): Promise<LikelyJob | undefined> {
  const [trade = ""] = chosen.split(between);
  const shelf = await readWork(trade);
  return shelf && jobsIn(shelf, trade).find(({ id }) => id === chosen);
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

/** What a trade's chance weighs beside the likeness of its jobs. */
const tradeShare = 0.05;

/** The meaning of a longer field is that of its name: encoding it takes longer than all the rest. Its words count whole. */
const longField = 60;

/** What the meaning of a department's field is read from. */
const comparedIn = (department: string): string =>
  department.length > longField ? headOf(department) : department;

/** The jobs that a company may have, the likeliest first. */
async function jobsOf(companyType: string, texts: readonly Compared[]): Promise<LikelyJob[]> {
  const trades = await tradesOf(companyType);
  const found = await Promise.all(
    trades.map(async ({ id, chance }) => {
      const shelf = await readWork(id);
      if (!shelf) return [];
      const likeness = mostOf(texts.map(({ text, meaning }) => likenessOf(shelf.likeness, text, meaning)));
      const ofTrade = tradeShare * Math.log(chance);
      return jobsIn(
        shelf,
        id,
        likeness.map((one) => one + ofTrade),
        chance,
      );
    }),
  );
  return found.flat().toSorted((one, other) => other.likeness - one.likeness);
}

/** A text that is compared by its words and by its meaning. */
interface Compared {
  readonly text: string;
  readonly meaning: Float32Array | undefined;
}

/** What a department's field is compared by: all of it, and its name alone. */
const readTexts = (department: string): Promise<Compared[]> =>
  Promise.all(
    [
      { text: department, encoded: comparedIn(department) },
      { text: headOf(department), encoded: headOf(department) },
    ].map(async ({ text, encoded }) => ({ text, meaning: await meaningOf(encoded) })),
  );

/** The lines of a form whose meanings are compared here and by its advice. */
export const encodedFor = ({ companyType, department }: Asked): string[] => [
  companyType,
  comparedIn(department),
  headOf(department),
  ...Object.values(mattersIn(department)).flat(),
];

/** For each place the most of some rows. */
const mostOf = (rows: readonly number[][]) =>
  (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at] ?? 0)));

/** How much a department is like what was typed. */
function likenessOfDepartment({ likeness }: Piece<"departments">, texts: readonly Compared[]): number {
  if (!likeness) return 0;
  return Math.max(...texts.map(({ text, meaning }) => likenessOf(likeness, text, meaning)[0] ?? 0));
}

/** A job is meant from this likeness on; if no department is more like what was typed, from the lower one on. */
const [sureJob, nearJob] = [0.8, 0.66];

/** A department that is so much more like what was typed wins; the lower bound is for one that such companies have. */
const [exacter, exacterOfCompany] = [0.25, 0.15];

/** If it is not sure that the company is of the trade, its department wins if it is hardly less like what was typed. */
const unsureBelow = 0.5;
const hardlyLess = -0.1;

/** A company may have a department from this chance on. */
const plausible = 0.0005;

/** A further job fits too if it is hardly less like what was typed. */
const asLike = 0.15;

/** The fields that tell a job. */
type Asked = Pick<ToolInput<"generate-sop">, "companyType" | "department" | "nearest">;

/** The department of a company, and what it counts beside the company's jobs. */
async function weighed(
  companyType: string,
  texts: readonly Compared[],
  { piece, about }: Meant<"departments">,
) {
  if (about === undefined) return { likeness: 0, isPlausible: false };
  const likeness = likenessOfDepartment(piece, texts);
  const all = await nearest("departments", companyType, Number.POSITIVE_INFINITY);
  return { likeness, isPlausible: all.some(({ name, chance }) => name === about && chance >= plausible) };
}

/**
 * The jobs of the company's trade that are meant, the likeliest first: the visitor's choice, or those that are like what was
 * typed. None if a department is more exact: the night nurses of a hospital are not its reception.
 * @param found the department, if one is known
 * @returns the jobs, and whether the department belongs to such a company
 */
export async function jobsFor(
  { companyType, department, nearest: chosen }: Asked,
  found: Meant<"departments">,
): Promise<CompanyWork> {
  if (chosen === "none" || (chosen !== undefined && (await isKnown("departments", chosen)))) return noWork;
  const texts = await readTexts(department);
  const other = await weighed(companyType, texts, found);
  const job = chosen === undefined ? undefined : await jobCalled(chosen);
  if (job) return { jobs: await withMatters([job], department), hasDepartment: other.isPlausible };
  const likely = await jobsOf(companyType, texts);
  const [best] = likely;
  if (!best || best.likeness < (other.likeness > best.likeness ? sureJob : nearJob)) return noWork;
  const ofCompany = best.chance < unsureBelow ? hardlyLess : exacterOfCompany;
  if (other.likeness > best.likeness + (other.isPlausible ? ofCompany : exacter)) return noWork;
  const jobs = likely.filter(
    ({ trade, likeness }) =>
      trade === best.trade && likeness >= Math.min(best.likeness, Math.max(sureJob, best.likeness - asLike)),
  );
  return { jobs: await withMatters(jobs, department), hasDepartment: other.isPlausible };
}

/** A matter is a job's own from this likeness on, unless another job of the trade is more like it by the second bound. */
const [heldFrom, heldBeside] = [0.8, 0.1];

/** Adds to each job the matters that are its own, whatever their words are: 'set up mics' belongs to a session. */
async function withMatters(jobs: readonly LikelyJob[], department: string): Promise<CompanyWork["jobs"]> {
  const { head, listed } = mattersIn(department);
  // All of them are jobs of one trade.
  const { likeness: ofTrade } = jobs[0]?.shelf ?? {};
  const matters = await Promise.all(
    [...head, ...listed].map(async (text) => ({
      text,
      likeness: ofTrade ? likenessOf(ofTrade, text, await meaningOf(text)) : [],
    })),
  );
  return jobs.map(({ shelf: _, at, ...job }) => {
    const held = matters.filter(({ likeness }) => {
      const own = likeness[at] ?? 0;
      return own >= heldFrom && own >= Math.max(...likeness) - heldBeside;
    });
    return { ...job, held: held.map(({ text }) => text) };
  });
}

const noWork: CompanyWork = { jobs: [], hasDepartment: true };

/** The most jobs among the choices of a visitor who asks for others. */
const mostChoices = 3;

/** The company's jobs as choices. */
export async function jobChoices({ companyType, department }: Asked): Promise<NamedChoice[]> {
  const jobs = await jobsOf(companyType, await readTexts(department));
  return jobs.slice(0, mostChoices).map(({ id, job }) => ({ id, name: job.name }));
}
