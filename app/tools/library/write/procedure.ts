import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Length } from "../../fields-contract.ts";
import { type Advised, fitsOf } from "../advice.server.ts";
import type { Duty } from "../advice.ts";
import { isCovered, isTask, isToldWhole, mattersIn, sharesOf, stepsOf, titleOf } from "../matters.ts";
import { capital, cleanTyping } from "../typing.ts";
import { type Known, someFrom, turned, type Written } from "./piece.ts";

const isShown: Record<Length, (line: string) => boolean> = {
  short: (line) => !line.startsWith("(+"),
  usual: (line) => !line.startsWith("(++)"),
  long: () => true,
};

/** Leaves out the lines of longer documents, and numbers the steps of each section. */
export function numbered(document: string, length: Length): string {
  let step = 0;
  return document
    .split("\n")
    .filter((line) => isShown[length](line.trim()))
    .map((line) => {
      const text = line.trim().replace(/^\(\+{1,2}\)\s*/, "");
      if (!text.startsWith("# ")) {
        step = 0;
        return text;
      }
      step += 1;
      return `${step}. ${text.slice(2)}`;
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

const mostOwnSteps = 6;
const mostMissing = 8;

/** A duty is meant from these points on (decision 0053). */
const sureDuty = 10;
/** The same for a department's own name, and for a department that the library does not have. */
const nearDuty = 8;

interface Section {
  readonly duty: Duty;
  /** The part of the field that names it best. */
  readonly text: string;
  readonly points: number;
}

/** The duties that were named, each once, in the order in which they were typed. For `isNear` texts fewer points do. */
function dutiesIn(advice: readonly Advised[], isNear: (text: string) => boolean): Section[] {
  const found = new Map<string, Section>();
  for (const { text, advice: duty, points } of advice)
    if ("steps" in duty && points >= (isNear(text) ? nearDuty : sureDuty)) {
      const before = found.get(duty.id);
      if (!before || before.points < points) found.set(duty.id, { duty, text, points });
    }
  return [...found.values()];
}

/** A duty's name where none was typed: its id in words. */
const nameOf = ({ id }: Duty) => capital(id.replaceAll("-", " "));

/** Adds steps and sections to a document: the visitor's own tasks first, then each duty under the name that was typed. */
function withSections(
  document: string,
  tasks: readonly string[],
  sections: readonly { name: string; steps: readonly string[] }[],
  isKnown: boolean,
): string {
  // Of an unknown department only the duties are its own, so they come before the steps of any work.
  const before = isKnown ? /(?<=\n\n)(?=(?:Checks|Records)\n)/ : /(?<=\n\n)(?=Steps\n)/;
  const own = tasks.slice(0, mostOwnSteps).map((task) => {
    const work = task.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "");
    return `# ${capital(cleanTyping(work))}. Whoever does it writes down the time and signs.\n`;
  });
  const added = sections.map(
    ({ name, steps }) => `${name}\n${steps.map((step) => `# ${step}`).join("\n")}\n\n`,
  );
  return document.replace("\nSteps\n", `\nSteps\n${own.join("")}`).replace(before, added.join(""));
}

/** The weight of a document's fit to the company. What it says of the matters has a weight of 1. */
const fitShare = 2;

/** Sorts the documents by how much they speak of the matters and fit the company: a hotel washes no linen of wards. */
async function byMatters(
  documents: readonly string[],
  matters: readonly string[],
  company: string,
): Promise<string[]> {
  const shares = sharesOf(matters, documents);
  const fits = await fitsOf(company, documents);
  const most = Math.max(...fits) || 1;
  return documents
    .map((document, at) => ({ document, share: (shares[at] ?? 0) + (fitShare * (fits[at] ?? 0)) / most }))
    .toSorted((one, other) => other.share - one.share)
    .map(({ document }) => document);
}

/** A document, and what it is written for. */
interface Source {
  readonly document: string;
  readonly name: string;
  /** All its names, by which a matter is covered. */
  readonly names: string;
  /** What is read to find out whether a matter is told: for a department its purpose and steps alone. */
  readonly told: (document: string) => string;
  /** The matters that are surely its own. */
  readonly held: readonly string[];
  /** What visitors are told, if it is not the department. */
  readonly about?: string;
}

/** The documents in the order of their versions: those of the company's own jobs first, then those of the department. */
async function sourcesOf(
  { piece, isKnown, work }: Known<"departments">,
  matters: readonly string[],
  company: string,
): Promise<Source[]> {
  const { name, documents } = piece;
  const own = (work?.jobs ?? []).map(({ about, job, held }) => ({
    document: job.document,
    name: job.name,
    names: [job.name, ...job.called].join("\n"),
    // A trade's own document has the matters of its safety and its failures where the visitor looks for them.
    told: (document: string) => document,
    held,
    about,
  }));
  // A text for any work, or for another company's department, is no other version of one that fits.
  if (own.length && !(isKnown && work?.hasDepartment)) return own;
  const sorted = isKnown ? await byMatters(documents, matters, company) : documents;
  const ofDepartment = { name, names: isKnown ? name : "", told: stepsOf, held: [] };
  return [...own, ...sorted.map((document) => ({ ...ofDepartment, document }))];
}

/**
 * Writes a procedure: a whole document of the company's job or of the department, with a section for each duty that was
 * named and that it lacks.
 */
export async function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Promise<Written<ToolOutput<"generate-sop">>> {
  const { advice } = known;
  const { head, listed, told } = mattersIn(department);
  const matters = [...head, ...listed];
  const sources = await sourcesOf(known, matters, companyType);
  const { document, name, names, told: toldIn, held, about } = turned(sources, version - 1);
  const isKnown = known.isKnown || about !== undefined;
  const before = `${names}\n${toldIn(numbered(document, length))}`;
  const isOwn = (matter: string) => held.includes(matter) || isCovered(matter, names);
  const duties = dutiesIn(advice, (text) => !isTask(text) && (!isKnown || head.includes(text)));
  const lacking = duties.filter(({ text }) => !isKnown || !(isOwn(text) || isToldWhole(text, before)));
  const sections = lacking.map(({ duty, text }) => ({
    name:
      told.includes(text) || (isKnown && head.length === 1 && head[0] === text)
        ? nameOf(duty)
        : capital(cleanTyping(text)),
    steps: duty.steps,
  }));
  const named = new Set(duties.map(({ duty }) => duty.id));
  const answered = new Set(advice.flatMap(({ advice: { id }, text }) => (named.has(id) ? [text] : [])));
  const tasks = isKnown ? [] : listed.filter((task) => isTask(task) && !answered.has(task));
  const text = numbered(withSections(document, tasks, sections, isKnown), length);
  const isMissing = (matter: string) =>
    !tasks.includes(matter) && !answered.has(matter) && !isOwn(matter) && !isCovered(matter, before);
  // The title promises only what the steps hold. If it names several matters, one word on each is not enough.
  const isHead = (matter: string) => answered.has(matter) || isOwn(matter) || isToldWhole(matter, before);
  // A complaint in place of a name is no title of a job.
  const isNamed = head.length > 0 || about === undefined || isTask(department);
  const isHeld = !isKnown || (isNamed && (head.length > 1 ? head.every(isHead) : !head.some(isMissing)));
  // `told` is left out, because it may be meant for us alone: 'the girls forget to change the lamp'.
  const missing = matters.filter(
    (matter) => isMissing(matter) || (!isHeld && head.includes(matter) && !isHead(matter)),
  );
  return {
    output: {
      sopTemplate: [
        `Procedure: ${isHeld ? titleOf(department) : name}`,
        `Company: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`,
        text,
        ...(missing.length
          ? [
              `Also write down for your place: ${someFrom(missing, 0, mostMissing).map(cleanTyping).join("; ")}.`,
            ]
          : []),
      ].join("\n\n"),
    },
    versions: sources.length,
    ...(about ? { about } : {}),
  };
}
