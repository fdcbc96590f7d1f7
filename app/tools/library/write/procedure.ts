import type { ToolInput, ToolOutput } from "../../contract.ts";
import { aboutMatter, type Rarity, rarityIn, tellsFrom } from "../about-matter.ts";
import { encodedFor } from "../compared.server.ts";
import { departmentOf, staffDepartment } from "../departments.server.ts";
import {
  headOf,
  isCovered,
  isFromTo,
  isTask,
  isToldWhole,
  type Matters,
  mattersIn,
  titleOf,
  titleOfAll,
} from "../matters.ts";
import { asStep, type ProcedurePart, writeParts } from "../procedure-lines.ts";
import { capital, cleanTyping } from "../typing.ts";
import { jobChoices, jobsFor } from "../work.server.ts";
import { joinJobs } from "./join-jobs.ts";
import { type Known, someFrom, turned, type Written } from "./piece.ts";
import { type Added, addedFor } from "./procedure-added.ts";
import { type Source, sourcesOf, toldIn } from "./procedure-sources.ts";
import type { Writings } from "./writing.server.ts";

const mostOwnSteps = 6;
const mostMissing = 8;

/** The visitor's own tasks as steps. */
const ownSteps = (tasks: readonly string[]) =>
  tasks.slice(0, mostOwnSteps).map((task) => {
    const work = task.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "");
    return asStep(`${capital(cleanTyping(work))}. Whoever does it writes down the time and signs.`);
  });

/**
 * The parts with what was added. New sections follow the steps of a known department. Where none is known, they come before the
 * steps, because those are for any work and not the visitor's own.
 */
function withAdded(
  parts: readonly ProcedurePart[],
  { sections, failures }: Added,
  tasks: readonly string[],
  isKnown: boolean,
): ProcedurePart[] {
  const after = isKnown ? ["Checks", "Records"] : ["Steps"];
  const at = parts.findIndex(({ heading }) => after.includes(heading));
  return [...parts.slice(0, at), ...sections, ...parts.slice(at)].map(({ heading, lines }) => {
    if (heading === "Steps") return { heading, lines: [...ownSteps(tasks), ...lines] };
    return { heading, lines: heading === "When something goes wrong" ? [...lines, ...failures] : lines };
  });
}

/** The most lines of a longer procedure that are kept because they are about what was typed. */
const mostAsked = 4;

/** A function that says which lines are about what was typed, so that a shorter procedure has them too. */
function askedLines({ jobs }: Source, texts: readonly string[], rarity: Rarity) {
  const abouts = texts.map((text) => aboutMatter(text, rarity));
  const found = jobs
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
    .filter(({ level }) => level > 0)
    .map(({ text }) => ({ text, share: Math.max(0, ...abouts.map((about) => about(text))) }))
    .filter(({ share }) => share >= tellsFrom)
    .toSorted((one, other) => other.share - one.share);
  const kept = new Set(found.slice(0, mostAsked).map(({ text }) => text));
  return (text: string) => kept.has(text);
}

/** The title of a procedure that has all matters of its name. */
const titleFor = (department: string, { head }: Matters) =>
  (head.length > 1 && !isFromTo(department) ? titleOfAll(head) : undefined) ?? titleOf(department);

/**
 * Writes a procedure from the company's jobs that were named, or else from the department. A matter that they do not cover gets
 * steps from another procedure for the same work, or from a duty; the rest are listed for the owner to write.
 */
async function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Promise<Written<ToolOutput<"generate-sop">>> {
  const matters = mattersIn(department);
  const { head, listed, told } = matters;
  const all = [...head, ...listed];
  const sources = await sourcesOf(known, all, { company: companyType, department });
  const source = turned(sources, version - 1);
  const { names, held, named, tellsHeld, about } = source;
  const isKnown = known.isKnown || about !== undefined;
  const rarity = rarityIn([...source.jobs.map(({ parts }) => parts), ...source.beside]);
  const parts = joinJobs(source.jobs, length, askedLines(source, [...all, ...told], rarity));
  const written = toldIn(source, parts);
  const isOwn = (matter: string) => [...held, ...named].includes(matter) || isCovered(matter, names);
  const isHad = (matter: string) =>
    (tellsHeld && held.includes(matter)) || isCovered(matter, names) || isToldWhole(matter, written);
  const typed = `${companyType}\n${department}`;
  const added = addedFor(known.advice, { matters, source, isKnown, rarity, written, typed, isHad });
  const tasks = isKnown ? [] : listed.filter((task) => isTask(task) && !added.answered.has(task));
  const isMissing = (matter: string) =>
    ![...tasks, ...added.answered].includes(matter) && !isOwn(matter) && !isCovered(matter, written);
  // The title promises only what the steps tell. If it names several matters, one word about each is not enough.
  const isHead = (matter: string) => added.answered.has(matter) || isOwn(matter) || isHad(matter);
  // A complaint in place of a name, or in it, is no title of a job.
  const isComplaint = told.some((text) => headOf(department).includes(text));
  const isNamed = about === undefined || isTask(department) || head.length > (isComplaint ? 1 : 0);
  const isHeld = !isKnown || (isNamed && (head.length > 1 ? head.every(isHead) : !head.some(isMissing)));
  // `told` is left out, because it may be meant for us alone: 'the girls forget to change the lamp'.
  const missing = all.filter(
    (matter) => isMissing(matter) || (!isHeld && head.includes(matter) && !isHead(matter)),
  );
  const forOwner = someFrom(missing, 0, mostMissing).map(cleanTyping).join("; ");
  return {
    output: {
      sopTemplate: [
        `Procedure: ${isHeld ? titleFor(department, matters) : source.name}`,
        `Company: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`,
        writeParts(withAdded(parts, added, tasks, isKnown)),
        ...(forOwner ? [`Also write down for your place: ${forOwner}.`] : []),
      ].join("\n\n"),
    },
    versions: sources.length,
    ...(about ? { about } : {}),
  };
}

/** In a longer list one matter may be the name of another company's department: 'night duty' in a list for guards. */
const fewMatters = 2;

/** What may be a department's own name. */
function nameOf(department: string): string {
  const { head } = mattersIn(department);
  return head.length > fewMatters ? (head[0] ?? "") : headOf(department);
}

/** How procedures are written. */
export const procedures: Pick<Writings, "generate-sop"> = {
  "generate-sop": {
    kind: "departments",
    words: ({ companyType, department }) => [`${companyType}: ${department}`],
    // A store is a store in any company, but the store of a pharmacy has a procedure of its own.
    names: ({ companyType, department }) => [`${companyType} ${department}`, nameOf(department)],
    told: "department",
    surely: ({ department }) => staffDepartment(department),
    find: ({ companyType, department }) => departmentOf(companyType, department),
    encoded: encodedFor,
    jobs: jobsFor,
    others: jobChoices,
    advised: {
      kind: "duties",
      parts: ({ department }) => Object.values(mattersIn(department)).flat(),
      context: ({ companyType }) => companyType,
    },
    write: writeProcedure,
  },
};
