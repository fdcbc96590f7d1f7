import { meaningOf } from "#packages/recognise/encoder.ts";
import type { NamedChoice } from "#server/platform/errors.ts";
import type { ToolInput } from "../contract.ts";
import { aboutMatter, type Rarity, rarityIn, rarityOf, tellsFrom } from "./about-matter.ts";
import { calledBy, isKnown, nearest, once, readBuilt } from "./library.server.ts";
import type { Piece } from "./library.ts";
import { heldBy, jobsNamed, type MatterLikeness, type NamedJob, type Speaks } from "./jobs-named.ts";
import { likenessAmong, likenessOf } from "./likeness.ts";
import { headOf, mattersIn } from "./matters.ts";
import type { Meant } from "./meant.server.ts";
import { type ProcedurePart, readParts } from "./procedure-lines.ts";
import type { CompanyWork, Job, JobOfTrade, WorkShelf } from "./work.ts";

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
interface LikelyTrade {
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

const jobOf = (id: string, { trade, jobs }: WorkShelf, at: number): JobOfTrade => {
  const job = jobs[at] as Job;
  return { id: `${id}${between}${at + 1}`, about: `${trade}: ${job.name}`, job };
};

/** The place of a job's id, as a visitor chose it; undefined if there is none. */
async function jobCalled(chosen: string) {
  const [id = "", number] = chosen.split(between);
  const shelf = await readWork(id);
  const at = Number(number) - 1;
  return shelf?.jobs[at] ? { id, shelf, at } : undefined;
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

/** What a job's names count that have all words of a matter. */
const nameShare = 0.15;

const addedTo = (likeness: readonly number[], ofNames: readonly number[]) =>
  likeness.map((one, at) => one + nameShare * (ofNames[at] ?? 0));

/** A text as it is compared with jobs: what is collected from a customer is received, and not handed back. */
const comparedAs = (matter: string) =>
  matter.replace(/\bgiv(?:e|ing) out\b/i, "handing over").replace(/\bcollect(ing)?\b(?=.*\bfrom (?:the |our )?(?:customers?|clients?|owners?)\b)/i, (_, ing) => (ing ? "receiving" : "receive"));

/** Reads how much each matter of a field is like the jobs of a trade. */
function readMatters(department: string, { likeness, jobs }: WorkShelf): Promise<MatterLikeness[]> {
  const { head, listed, told } = mattersIn(department);
  const names = jobs.map(({ name, called }) => [name, ...called].join(" "));
  const rarity = rarityOf(names);
  return Promise.all(
    [...head, ...listed, ...told].map(async (text) => {
      const meaning = await meaningOf(comparedAs(text));
      const among = likenessAmong(likeness, comparedAs(text), meaning);
      return {
        text,
        isNamed: !told.includes(text),
        likeness: likenessOf(likeness, text, meaning),
        among: addedTo(among, names.map(aboutMatter(text, rarity))),
      };
    }),
  );
}

/** The trades with work that a company may be of. */
export async function likelyTrades(
  { companyType, department }: Asked,
  texts: readonly Compared[],
): Promise<LikelyTrade[]> {
  const trades = await tradesOf(companyType);
  const found = await Promise.all(
    trades.map(async ({ id, chance }) => {
      const shelf = await readWork(id);
      if (!shelf) return [];
      const rows = texts.map(({ text, meaning }) => likenessOf(shelf.likeness, text, meaning));
      const among = texts.map(({ text, meaning }) => likenessAmong(shelf.likeness, text, meaning));
      const ofTrade = tradeShare * Math.log(chance);
      const matters = await readMatters(department, shelf);
      const whole = mostOf(rows).map((one) => one + ofTrade);
      return [{ id, shelf, chance, whole, among: mostOf(among), matters }];
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

/** A text that is compared by its words and by its meaning. */
interface Compared {
  readonly text: string;
  readonly meaning: Float32Array | undefined;
}

/** What a department's field is compared by: all of it, and its name alone. */
export const readTexts = (department: string): Promise<Compared[]> =>
  Promise.all(
    [
      { text: department, encoded: comparedIn(department) },
      { text: headOf(department), encoded: headOf(department) },
    ].map(async ({ text, encoded }) => ({ text: comparedAs(text), meaning: await meaningOf(comparedAs(encoded)) })),
  );

/** The lines of a form whose meanings are compared here and by its advice. */
export const encodedFor = ({ companyType, department }: Asked): string[] => [
  companyType,
  comparedAs(comparedIn(department)),
  comparedAs(headOf(department)),
  ...Object.values(mattersIn(department)).flat().map(comparedAs),
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
    return (read.procedures[at] ?? []).some(({ lines }) => lines.some((line) => about(line.text) >= tellsFrom));
  };
}

/** A department of a company beside the company's jobs. */
interface OtherDepartment {
  /** How much it is like the field, and like each matter. */
  readonly likeness: number;
  readonly matters: readonly number[];
  /** Whether such a company may have it. */
  readonly isPlausible: boolean;
}

/** The department of a company, and what it counts beside the company's jobs. */
export async function weighed(
  { companyType, department }: Asked,
  texts: readonly Compared[],
  { piece, about }: Meant<"departments">,
): Promise<OtherDepartment> {
  if (about === undefined) return { likeness: 0, matters: [], isPlausible: false };
  const { head, listed } = mattersIn(department);
  const matters = await Promise.all(
    [...head, ...listed].map(async (text) =>
      likenessOfDepartment(piece, [{ text, meaning: await meaningOf(text) }]),
    ),
  );
  const all = await nearest("departments", companyType, Number.POSITIVE_INFINITY);
  return {
    likeness: likenessOfDepartment(piece, texts),
    matters,
    isPlausible: all.some(({ name, chance }) => name === about && chance >= plausible),
  };
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

/** How much more a department is like what was typed than some jobs together: like the whole field, and like its matters. */
function departmentAhead({ likeness, matters }: OtherDepartment, trade: LikelyTrade, jobs: readonly NamedJob[]) {
  const ofWhole = likeness - Math.max(...trade.whole);
  const ofJobs = trade.matters
    .filter(({ isNamed }) => isNamed)
    .map((matter) => Math.max(...jobs.map(({ at }) => matter.likeness[at] ?? 0)));
  // Of a field that names several jobs a department may have all words, and yet be none of them.
  return jobs.length > 1 ? Math.min(ofWhole, meanOf(matters) - meanOf(ofJobs)) : ofWhole;
}

/**
 * The jobs of the company's trade that are meant: the visitor's choice, or those that the field names. None if a department
 * is more exact: the night nurses of a hospital are not its reception.
 * @param found the department, if one is known
 * @returns the jobs, and whether the department belongs to such a company
 */
export async function jobsFor(asked: Asked, found: Meant<"departments">): Promise<CompanyWork> {
  const { department, nearest: chosen } = asked;
  if (chosen === "none" || (chosen !== undefined && (await isKnown("departments", chosen)))) return noWork;
  const texts = await readTexts(department);
  const other = await weighed(asked, texts, found);
  const picked = chosen === undefined ? undefined : await jobCalled(chosen);
  if (picked) {
    const matters = await readMatters(department, picked.shelf);
    return workOf(picked, [heldBy(picked.at, matters)], [], other.isPlausible);
  }
  const [trade] = await likelyTrades(asked, texts);
  if (!trade) return noWork;
  const best = Math.max(...trade.whole);
  if (best < (other.likeness > best ? sureJob : nearJob)) return noWork;
  const named = jobsNamed(trade.among, trade.matters, speaksIn(trade.shelf));
  const ofCompany = trade.chance < unsureBelow ? hardlyLess : exacterOfCompany;
  if (departmentAhead(other, trade, named) > (other.isPlausible ? ofCompany : exacter)) return noWork;
  const further = trade.whole
    .map((likeness, at) => ({ at, likeness }))
    .filter(({ likeness }) => likeness >= Math.min(best, Math.max(sureJob, best - asLike)))
    .toSorted((one, another) => another.likeness - one.likeness)
    .map(({ at }) => heldBy(at, trade.matters));
  return workOf(trade, named, further, other.isPlausible);
}

const workOf = (
  { id, shelf }: Pick<LikelyTrade, "id" | "shelf">,
  named: readonly NamedJob[],
  further: readonly NamedJob[],
  hasDepartment: boolean,
): CompanyWork => {
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
    hasDepartment,
  };
};

const noWork: CompanyWork = { named: [], others: [], trade: "", jobs: [], hasDepartment: true };

/** The most jobs among the choices of a visitor who asks for others. */
const mostChoices = 3;

/** The company's jobs as choices. */
export async function jobChoices(asked: Asked): Promise<NamedChoice[]> {
  const trades = await likelyTrades(asked, await readTexts(asked.department));
  return trades
    .flatMap(({ id, shelf, whole }) =>
      whole.map((likeness, at) => ({ id: `${id}${between}${at + 1}`, name: shelf.jobs[at]?.name ?? "", likeness })),
    )
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, mostChoices)
    .map(({ id, name }) => ({ id, name }));
}
