import { fitsOf } from "../advice.server.ts";
import { isOfStaff } from "../departments.server.ts";
import { familyOf, sharesOf, speaksOf, stepsOf, titleOfAll } from "../matters.ts";
import { isTimetable, type ProcedurePart, readParts, writeParts } from "../procedure-lines.ts";
import { capital, uncapital } from "../typing.ts";
import type { CompanyWork, MeantJob } from "../work.ts";
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

/** What is above a job's steps: what was typed for it, if that is short and the job speaks of it, else its own name. */
function headingOf({ job, named }: MeantJob): string {
  const typed = titleOfAll(named) ?? "";
  const ofJob = new Set(familyOf(job.name));
  const isTold = familyOf(typed).every((family) => ofJob.has(family));
  // 'Cash' or 'gas' alone is no name of work.
  const isWork = typed.includes(" ") || /ing$/i.test(typed);
  const speaks = named.every((matter) =>
    [...job.called, ...stepsOf(job.document).split("\n")].some(speaksOf(matter)),
  );
  return isTold || !isWork || !speaks || typed.split(/\s+/).length > mostHeadingWords ? job.name : typed;
}

/** The parts of each job's procedure, by the job's name. */
type JobParts = ReadonlyMap<string, ProcedurePart[]>;

/** One procedure of some of the company's jobs. */
function ofJobs(jobs: readonly MeantJob[], trade: string, all: JobParts): Source {
  const chosen = new Set(jobs.map(({ job }) => job.name));
  const headed = jobs.map((one) => ({ heading: headingOf(one), parts: all.get(one.job.name) ?? [] }));
  return {
    jobs: headed,
    name: capital(headed.map(({ heading }) => uncapital(heading)).join("; ")),
    names: jobs.flatMap(({ job }) => [job.name, ...job.called]).join("\n"),
    // A trade's own document has the matters of its safety and its failures where the visitor looks for them.
    told: (written) => written,
    held: [...new Set(jobs.flatMap(({ held }) => held))],
    named: jobs.flatMap(({ named }) => named),
    tellsHeld: true,
    beside: [...all].flatMap(([name, parts]) => (chosen.has(name) ? [] : [parts])),
    about: `${trade}: ${jobs.map(({ job }) => job.name).join("; ")}`,
  };
}

/** The procedures of a company's own jobs: of those that were named, then of each other one that may be meant. */
function ofCompany({ named, others, trade, jobs }: CompanyWork): Source[] {
  const all: JobParts = new Map(jobs.map(({ name, document }) => [name, readParts(document)]));
  return [named, ...others.map((one) => [one])].map((some) => ofJobs(some, trade, all));
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
    beside: isKnown ? read.filter((other) => other !== parts) : [],
  }));
}

/**
 * The procedures in the order of their versions: first the company's own jobs that were named together, then each of its jobs
 * that may be meant, then those of the department.
 */
export async function sourcesOf(
  known: Known<"departments">,
  matters: readonly string[],
  fields: TypedFields,
): Promise<Source[]> {
  const { isKnown, work } = known;
  const own = work?.named.length ? ofCompany(work) : [];
  // A text for any work, or for another company's department, is no other version of one that fits.
  if (own.length && !(isKnown && work?.hasDepartment)) return own;
  return [...own, ...(await ofDepartment(known, matters, fields))];
}

/** The text that a visitor reads, as it is compared with matters. */
export const toldIn = ({ names, told }: Source, parts: readonly ProcedurePart[]) =>
  `${names}\n${told(writeParts(parts))}`;
