import { fitsOf } from "../blocks.server.ts";
import { isOfStaff } from "../departments.server.ts";
import { familyOf, hasWordsOf, sharesOf, stepsOf, titleOfAll } from "../matters.ts";
import { isTimetable, linesUnder, type ProcedurePart, readParts, writeParts } from "../procedure-lines.ts";
import { capital, uncapital } from "../typing.ts";
import type { CompanyWork, MeantBlock, MeantJob } from "../work.ts";
import type { JobToJoin } from "./join-jobs.ts";
import type { Known } from "./piece.ts";

/** What a procedure is made of, and what it is written for. */
export interface Source {
  /** The jobs whose procedures are joined; a department is one job. */
  readonly jobs: readonly JobToJoin[];
  readonly name: string;
  /** All its names, by which a matter is covered. */
  readonly names: string;
  /** What is read to find out whether a matter is told: for a department its purpose and steps alone. */
  readonly told: (written: string) => string;
  /** The matters that are surely its own. */
  readonly held: readonly string[];
  /** Those that it was chosen for, though it may say little of them. */
  readonly named: readonly string[];
  /** Whether they are told too, because its procedure is written for them. */
  readonly tellsHeld: boolean;
  /** The matters that blocks answer. */
  readonly answered: readonly string[];
  /** What else the library has of this work, for matters that are lacking. */
  readonly beside: readonly (readonly ProcedurePart[])[];
  /** What visitors are told, if it is not the department. */
  readonly about?: string;
}

/** The weight of a document's fit to the company. What it says of the matters has a weight of 1. */
const fitShare = 2;

/** What it counts that the first procedure of a department follows the work, and no single case. */
const flowShare = 0.2;

/** The same against one that follows the hours of a day, where none were typed. */
const hoursShare = 0.2;

/** A field that asks for the hours of a day. */
const ofHours = /\b(?:shifts?|nights?|hours?|daily|weekly|morning|evening|timetable|rota|roster)\b/i;

/**
 * Sorts the procedures by how much they speak of the matters and fit the company: a hotel washes no linen of wards. One by the
 * hours of the day counts less, unless hours were typed: it says when something is done and hardly how.
 */
async function byMatters(
  { id, piece: { documents, name } }: Known<"departments">,
  matters: readonly string[],
  { company, department }: TypedFields,
): Promise<ProcedurePart[][]> {
  // How people are hired and paid hardly depends on what the company sells, and each document speaks of hiring.
  const ofStaff = isOfStaff(id);
  const shares = sharesOf(matters, documents, ofStaff ? name : "");
  const fits = ofStaff ? [] : await fitsOf(company, documents);
  const most = Math.max(0, ...fits) || 1;
  const isByHours = (parts: readonly ProcedurePart[]) => !ofHours.test(department) && isTimetable(parts);
  return documents
    .map((document, at) => {
      const parts = readParts(document);
      const ofForm = (at === 0 ? flowShare : 0) - (isByHours(parts) ? hoursShare : 0);
      return { parts, share: (shares[at] ?? 0) + (fitShare * (fits[at] ?? 0)) / most + ofForm };
    })
    .toSorted((one, other) => other.share - one.share)
    .map(({ parts }) => parts);
}

/** What was typed into the two fields. */
interface TypedFields {
  readonly company: string;
  readonly department: string;
}

const mostHeadingWords = 6;

/** What stands above some steps: what was typed for them, if that is short and they speak of it, else their own name. */
function headingOf(name: string, typedFor: readonly string[], lines: readonly string[]): string {
  const typed = titleOfAll(typedFor) ?? "";
  const ofName = new Set(familyOf(name));
  const isTold = familyOf(typed).every((family) => ofName.has(family));
  // 'Cash' or 'gas' alone is no name of work.
  const isWork = typed.includes(" ") || /ing$/i.test(typed);
  const speaks = typedFor.every((matter) => lines.some((line) => hasWordsOf(matter, line)));
  return isTold || !isWork || !speaks || typed.split(/\s+/).length > mostHeadingWords ? name : typed;
}

const jobHeading = ({ job, named }: MeantJob) =>
  headingOf(job.name, named, [...job.called, ...stepsOf(job.document).split("\n")]);

/** A block without surroundings is part of another procedure, under the name that was typed. */
const blockHeading = ({ block, matters }: MeantBlock) => {
  const lines = linesUnder(block.parts, "Steps").map(({ text }) => text);
  return headingOf(block.name, matters, [...block.called, ...lines, ...(block.isWhole ? [] : matters)]);
};

const nameOfAll = (headings: readonly string[]) => capital(headings.map(uncapital).join("; "));

/** One procedure of some of the company's jobs. */
function ofJobs(jobs: readonly MeantJob[], { trade, jobs: all }: CompanyWork): Source {
  const chosen = new Set(jobs.map(({ job }) => job.name));
  return {
    jobs: jobs.map((one) => ({
      heading: jobHeading(one),
      parts: readParts(one.job.document),
      matters: one.named,
    })),
    name: nameOfAll(jobs.map(jobHeading)),
    names: jobs.flatMap(({ job }) => [job.name, ...job.called]).join("\n"),
    // A trade's own document has the matters of its safety and its failures where the visitor looks for them.
    told: (written) => written,
    held: [...new Set(jobs.flatMap(({ held }) => held))],
    named: jobs.flatMap(({ named }) => named),
    tellsHeld: true,
    answered: [],
    beside: all.filter(({ name }) => !chosen.has(name)).map(({ document }) => readParts(document)),
    about: `${trade}: ${jobs.map(({ job }) => job.name).join("; ")}`,
  };
}

/** The procedures of a department, each with the others beside it. */
async function ofDepartment(
  known: Known<"departments">,
  matters: readonly string[],
  fields: TypedFields,
): Promise<Source[]> {
  const { piece, isKnown, work } = known;
  const { name, documents } = piece;
  const read = isKnown ? await byMatters(known, matters, fields) : documents.map(readParts);
  return read.map((parts) => ({
    jobs: [{ heading: name, parts }],
    name,
    names: isKnown ? name : "",
    told: stepsOf,
    held: work?.heldBeside ?? [],
    named: [],
    // A department has many matters, and its procedure may say a word on each.
    tellsHeld: matters.length === 1,
    answered: [],
    beside: isKnown ? read.filter((other) => other !== parts) : [],
  }));
}

/** A procedure of blocks alone. */
function ofBlocks(blocks: readonly MeantBlock[], { trade, jobs, isSure }: CompanyWork): Source {
  const names = blocks.map(({ block }) => block.name).join("; ");
  return {
    jobs: [],
    name: "",
    names: "",
    told: (written) => written,
    held: [],
    named: [],
    tellsHeld: true,
    answered: [],
    beside: isSure ? jobs.map(({ document }) => readParts(document)) : [],
    about: trade && isSure ? `${trade}: ${names}` : names,
  };
}

/** Adds blocks to a procedure. All that was named is in the order in which it was typed. */
function withBlocks(
  source: Source,
  blocks: readonly MeantBlock[],
  { department }: TypedFields,
  isKnown: boolean,
): Source {
  const added = blocks.map((one) => ({
    heading: blockHeading(one),
    parts: one.block.parts,
    matters: one.texts,
  }));
  const placeOf = ({ matters = [] }: JobToJoin) => {
    const places = matters.map((matter) => department.indexOf(matter)).filter((at) => at >= 0);
    // A procedure for any work comes last, and one that was chosen for the whole field first.
    return places.length ? Math.min(...places) : isKnown ? -1 : department.length;
  };
  const own = isKnown ? source.jobs : source.jobs.map((job) => ({ ...job, heading: "All other work" }));
  const jobs = [...own, ...added].toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    ...source,
    jobs,
    name: source.name || nameOfAll(jobs.map(({ heading }) => heading)),
    names: [source.names, ...blocks.flatMap(({ block }) => [block.name, ...block.called])].join("\n"),
    answered: blocks.flatMap((one) => one.matters),
    ...(source.jobs.length && source.about
      ? { about: [source.about, ...blocks.map(({ block }) => block.name)].join("; ") }
      : {}),
  };
}

/**
 * The procedures in the order of their versions: first what was named together, of the company's own jobs and blocks, then
 * each of its jobs that may be meant, then those of the department.
 */
export async function sourcesOf(
  known: Known<"departments">,
  matters: readonly string[],
  fields: TypedFields,
): Promise<Source[]> {
  const { isKnown, work } = known;
  // The work of a trade that is not sure is no other version of blocks that are true of all.
  const hasJobs = work?.named.length && (work.isSure || !work.isOfBlocks);
  const jobs = hasJobs ? [ofJobs(work.named, work), ...work.others.map((one) => ofJobs([one], work))] : [];
  const blocks = work?.blocks ?? [];
  const ofBlocksAlone = work?.isOfBlocks ? [ofBlocks(blocks, work)] : [];
  // A text for any work, or for another company's department, is no other version of one that fits.
  const isOther = (jobs.length > 0 || ofBlocksAlone.length > 0) && !(isKnown && work?.hasDepartment);
  const departments = isOther ? [] : await ofDepartment(known, matters, fields);
  const hasOwn = isKnown || jobs.length > 0 || ofBlocksAlone.length > 0;
  const all = [...ofBlocksAlone, ...jobs, ...departments];
  return blocks.length ? all.map((one) => withBlocks(one, blocks, fields, hasOwn)) : all;
}

/** The text that a visitor reads, as it is compared with matters. */
export const toldIn = ({ names, told }: Source, parts: readonly ProcedurePart[]) =>
  `${names}\n${told(writeParts(parts))}`;
