import { meaningOf } from "#packages/recognise/encoder.ts";
import type { NamedChoice } from "#server/platform/errors.ts";
import { aboutMatter, type Rarity, rarityIn, tellsFrom } from "./about-matter.ts";
import { type Asked, readTexts } from "./compared.server.ts";
import { isOfStaff } from "./departments.server.ts";
import { heldBy, jobsNamed, type MatterLikeness, type NamedJob, type Speaks } from "./jobs-named.ts";
import { isKnown, nearest } from "./library.server.ts";
import { type Compared, likenessToOne } from "./likeness.ts";
import { isFromTo, mattersIn } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import { type ProcedurePart, readParts } from "./procedure-lines.ts";
import {
  jobCalled,
  jobOf,
  type LikelyTrade,
  likelyTrades,
  readMatters,
  sureTrade,
} from "./trade-work.server.ts";
import type { CompanyWork, WorkShelf } from "./work.ts";

/** A job is meant from this likeness on; if no department is more like what was typed, from the lower one on. */
const [sureJob, nearJob] = [0.8, 0.6];

/** A department that is so much more like what was typed wins; the lower bound is for one that such companies have. */
const [exacter, exacterOfCompany] = [0.45, 0.35];

/**
 * One for the company's own people wins if it is more like it at all: to hire a driver is no job of moving loads, though
 * both speak of drivers.
 */
const exacterOfStaff = 0;

/** If it is not sure that the company is of the trade, its department wins if it is hardly less like what was typed. */
const hardlyLess = -0.1;

/** A company may have a department from this chance on. */
const plausible = 0.0005;

/** A further job fits too if it is hardly less like what was typed. */
const asLike = 0.15;

/** The bound if several matters were typed and each is a job's own: 'check in, check out' has few telling words. */
const heldJobs = 0.5;

/** Whether a company that is surely of a trade names several matters, and each is the own one of a job that is meant. */
const areHeld = ({ chance, matters }: LikelyTrade, named: readonly NamedJob[]) => {
  const asked = matters.filter(({ isNamed }) => isNamed);
  const held = new Set(named.flatMap((job) => job.held));
  return chance >= sureTrade && asked.length > 1 && asked.every(({ text }) => held.has(text));
};

/** A function that says whether a job's procedure has a line about a matter. */
function speaksIn({ jobs }: WorkShelf): Speaks {
  // Most fields need no look at the lines, so they are read when the first one does.
  let read: { procedures: ProcedurePart[][]; rarity: Rarity } | undefined;
  return (at, text) => {
    if (!read) {
      const procedures = jobs.map(({ document }) => readParts(document));
      read = { procedures, rarity: rarityIn(procedures) };
    }
    const about = aboutMatter(text, read.rarity);
    return (read.procedures[at] ?? []).some(({ lines }) =>
      lines.some((line) => about(line.text) >= tellsFrom),
    );
  };
}

/** A department of a company beside the company's jobs. */
interface OtherDepartment {
  /** How much it is like the field, and like each matter. */
  readonly likeness: number;
  readonly matters: readonly { readonly text: string; readonly likeness: number }[];
  /** Whether such a company may have it. */
  readonly isPlausible: boolean;
}

/** A department beside the jobs of a company. @param found the department, if one is known */
async function weighed(
  { companyType, department }: Asked,
  texts: readonly Compared[],
  { piece: { likeness }, about }: Meant<"departments">,
): Promise<OtherDepartment> {
  if (about === undefined || !likeness) return noDepartment;
  const likenessTo = likenessToOne(likeness);
  const { head, listed } = mattersIn(department);
  const matters = await Promise.all(
    [...head, ...listed].map(async (text) => ({
      text,
      likeness: likenessTo({ text, meaning: await meaningOf(text) }),
    })),
  );
  const all = await nearest("departments", companyType, Number.POSITIVE_INFINITY);
  return {
    likeness: Math.max(...texts.map(likenessTo)),
    matters,
    isPlausible: all.some(({ name, chance }) => name === about && chance >= plausible),
  };
}

const noDepartment: OtherDepartment = { likeness: 0, matters: [], isPlausible: false };

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

/** How much more a department is like what was typed than some jobs together: like the whole field, and like its matters. */
function departmentAhead(
  { likeness, matters }: OtherDepartment,
  trade: LikelyTrade,
  jobs: readonly NamedJob[],
) {
  const ofWhole = likeness - Math.max(...trade.whole);
  const ofJobs = trade.matters
    .filter(({ isNamed }) => isNamed)
    .map((matter) => Math.max(...jobs.map(({ at }) => matter.likeness[at] ?? 0)));
  // Of a field that names several jobs a department may have all words, and yet be none of them.
  const ofMatters = meanOf(matters.map((one) => one.likeness)) - meanOf(ofJobs);
  return jobs.length > 1 ? Math.min(ofWhole, ofMatters) : ofWhole;
}

/** The jobs of a company, and how much they, or else the department, are like a matter. */
interface FoundJobs {
  readonly work: CompanyWork;
  readonly likenessOf: (text: string) => number;
}

/**
 * The jobs of the company's trade that are meant: the visitor's choice, or those that the field names. None if a department
 * is more exact: the night nurses of a hospital are not its reception.
 * @param found the department, if one is known
 * @param texts what the field is compared by
 * @returns the jobs, and whether the department belongs to such a company
 */
export async function jobsFor(
  asked: Asked,
  found: Meant<"departments">,
  texts: readonly Compared[],
): Promise<FoundJobs> {
  const { department, nearest: chosen } = asked;
  if (chosen === "none") return { work: noWork, likenessOf: () => 0 };
  const other = await weighed(asked, texts, found);
  const heldBeside = other.matters.filter(({ likeness }) => likeness >= sureJob).map(({ text }) => text);
  const inDepartment = (text: string) => other.matters.find((one) => one.text === text)?.likeness ?? 0;
  const none = { work: { ...noWork, heldBeside }, likenessOf: inDepartment };
  if (chosen !== undefined && (await isKnown("departments", chosen))) return none;
  const picked = chosen === undefined ? undefined : await jobCalled(chosen);
  if (picked) {
    const matters = await readMatters(department, picked.shelf);
    const job = heldBy(picked.at, matters);
    const work = { ...workOf(picked, [job], []), hasDepartment: other.isPlausible, heldBeside };
    return { work, likenessOf: likenessIn(matters, [job]) };
  }
  const [trade] = await likelyTrades(asked, texts);
  if (!trade) return none;
  const { shelf } = trade;
  const ofTrade =
    trade.chance < sureTrade ? none.work : { ...none.work, trade: shelf.trade, jobs: shelf.jobs };
  const best = Math.max(...trade.whole);
  const named = jobsNamed(trade.among, trade.matters, speaksIn(shelf), isFromTo(department));
  const ofOthers = other.likeness > best ? sureJob : nearJob;
  if (best < (areHeld(trade, named) ? heldJobs : ofOthers)) return { ...none, work: ofTrade };
  const ofCompany = trade.chance < sureTrade ? hardlyLess : exacterOfCompany;
  const ahead = other.isPlausible ? ofCompany : exacter;
  if (departmentAhead(other, trade, named) > (isOfStaff(found.id) ? exacterOfStaff : ahead))
    return { ...none, work: ofTrade };
  const further = trade.whole
    .map((likeness, at) => ({ at, likeness }))
    .filter(({ likeness }) => likeness >= Math.min(best, Math.max(sureJob, best - asLike)))
    .toSorted((one, another) => another.likeness - one.likeness)
    .map(({ at }) => heldBy(at, trade.matters));
  const isSure = trade.chance >= sureTrade;
  const work = { ...workOf(trade, named, further), isSure, hasDepartment: other.isPlausible, heldBeside };
  return { work, likenessOf: likenessIn(trade.matters, named) };
}

/** How much some jobs are like a matter. */
const likenessIn = (matters: readonly MatterLikeness[], jobs: readonly NamedJob[]) => (text: string) => {
  const likeness = matters.find((one) => one.text === text)?.likeness ?? [];
  return Math.max(0, ...jobs.map(({ at }) => likeness[at] ?? 0));
};

const workOf = (
  { id, shelf }: Pick<LikelyTrade, "id" | "shelf">,
  named: readonly NamedJob[],
  further: readonly NamedJob[],
) => {
  const meant = ({ at, held, named: own }: NamedJob) => ({ ...jobOf(id, shelf, at), held, named: own });
  // A job that is written alone is no further version of itself.
  const [only, another] = named;
  const others = another ? [...named, ...further] : further.filter(({ at }) => at !== only?.at);
  const once = [...new Map(others.map((one) => [one.at, one])).values()];
  return {
    named: named.map(meant),
    others: once.map(meant),
    trade: shelf.trade,
    jobs: shelf.jobs,
    isSure: true,
    blocks: [],
    isOfBlocks: false,
  };
};

const noWork: CompanyWork = {
  named: [],
  others: [],
  trade: "",
  jobs: [],
  isSure: true,
  hasDepartment: true,
  heldBeside: [],
  blocks: [],
  isOfBlocks: false,
};

/** The most jobs among the choices of a visitor who asks for others. */
const mostChoices = 3;

/** The company's jobs as choices. */
export async function jobChoices(asked: Asked): Promise<NamedChoice[]> {
  const trades = await likelyTrades(asked, await readTexts(asked.department));
  return trades
    .flatMap(({ id, shelf, whole }) => whole.map((likeness, at) => ({ likeness, ...jobOf(id, shelf, at) })))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, mostChoices)
    .map(({ id, job }) => ({ id, name: job.name }));
}
