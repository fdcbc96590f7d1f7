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
  labelIn,
  type Matters,
  mattersIn,
  titleOf,
  titleOfAll,
} from "../matters.ts";
import { asStep, type ProcedurePart, writeParts } from "../procedure-lines.ts";
import { capital, cleanTyping } from "../typing.ts";
import { jobChoices } from "../work.server.ts";
import { workFor } from "../work-for.server.ts";
import { joinJobs } from "./join-jobs.ts";
import { type Known, turned, type Written } from "./piece.ts";
import { type Added, fromSameWork, ownSections } from "./procedure-added.ts";
import { type Source, sourcesOf, toldIn } from "./procedure-sources.ts";
import type { Writings } from "./writing.server.ts";

const mostOwnSteps = 6;
const mostMissing = 20;

/** The visitor's own tasks as steps. */
const ownSteps = (tasks: readonly string[]) =>
  tasks.slice(0, mostOwnSteps).map((task) => {
    const work = task.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "");
    return asStep(`${capital(cleanTyping(work))}. Whoever does it writes down the time and signs.`);
  });

/** The parts with what was added: sections stand after the steps. */
function withAdded(
  parts: readonly ProcedurePart[],
  { sections, failures }: Pick<Added, "sections" | "failures">,
  tasks: readonly string[],
): ProcedurePart[] {
  const at = parts.findIndex(({ heading }) => heading === "Checks" || heading === "Records");
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
 * Writes a procedure from the company's jobs or the department, and the blocks that were named. A matter that these do not
 * cover gets steps from another procedure for the same work, or else places for the owner to fill in.
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
  const { names, held, named, tellsHeld, answered, about } = source;
  const isKnown = known.isKnown || about !== undefined;
  const rarity = rarityIn([...source.jobs.map(({ parts }) => parts), ...source.beside]);
  const parts = joinJobs(source.jobs, length, askedLines(source, [...all, ...told], rarity));
  const written = toldIn(source, parts);
  const isOwn = (matter: string) =>
    [...held, ...named, ...answered].includes(matter) || isCovered(matter, names);
  const isHad = (matter: string) =>
    answered.includes(matter) ||
    (tellsHeld && held.includes(matter)) ||
    isCovered(matter, names) ||
    isToldWhole(matter, written);
  const added = isKnown ? fromSameWork({ matters, source, rarity, written, isHad }) : nothingAdded;
  const tasks = isKnown ? [] : listed.filter((task) => isTask(task) && !answered.includes(task));
  const label = labelIn(department);
  const isMissing = (matter: string) =>
    matter !== label &&
    ![...tasks, ...added.answered].includes(matter) &&
    !isOwn(matter) &&
    !isCovered(matter, written);
  // The title promises only what the steps hold. If it names several matters, one word on each is not enough.
  const isHead = (matter: string) => added.answered.has(matter) || isOwn(matter) || isHad(matter);
  // A complaint in place of a name, or in it, is no title of a job.
  const isComplaint = told.some((text) => headOf(department).includes(text));
  const isNamed = about === undefined || isTask(department) || head.length > (isComplaint ? 1 : 0);
  const isHeld = !isKnown || (isNamed && (head.length > 1 ? head.some(isHead) : !head.some(isMissing)));
  // `told` is left out, because it may be meant for us alone: 'the girls forget to change the lamp'.
  const missing = all.filter(
    (matter) => isMissing(matter) || (head.length > 1 && isHeld && head.includes(matter) && !isHead(matter)),
  );
  const sections = [...added.sections, ...ownSections(missing.slice(0, mostMissing))];
  return {
    output: {
      sopTemplate: [
        `Procedure: ${isHeld ? titleFor(department, matters) : source.name}`,
        `Company: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`,
        writeParts(withAdded(parts, { sections, failures: added.failures }, tasks)),
      ].join("\n\n"),
    },
    versions: sources.length,
    ...(about ? { about } : {}),
  };
}

const nothingAdded: Added = { sections: [], failures: [], answered: new Set() };

/** How procedures are written. */
export const procedures: Pick<Writings, "generate-sop"> = {
  "generate-sop": {
    kind: "departments",
    words: ({ companyType, department }) => [`${companyType}: ${department}`],
    told: "department",
    surely: ({ department }) => staffDepartment(department),
    find: ({ companyType, department }) => departmentOf(companyType, department),
    encoded: encodedFor,
    jobs: workFor,
    others: jobChoices,
    write: writeProcedure,
  },
};
