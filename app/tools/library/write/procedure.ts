import type { ToolInput, ToolOutput } from "../../contract.ts";
import { aboutMatter, rarityIn, tellsFrom } from "../about-matter.ts";
import type { Advised } from "../advice.server.ts";
import type { Duty } from "../advice.ts";
import { isCovered, isTask, isToldWhole, mattersIn, titleOf, titleOfAll } from "../matters.ts";
import { type ProcedureLine, type ProcedurePart, writeParts } from "../procedure-lines.ts";
import { capital, cleanTyping } from "../typing.ts";
import { joinJobs } from "./join-jobs.ts";
import { toldElsewhere, withLines } from "./lacking.ts";
import { type Known, someFrom, turned, type Written } from "./piece.ts";
import { type Source, sourcesOf, toldIn } from "./procedure-sources.ts";

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

const asStep = (text: string): ProcedureLine => ({ text, isStep: true, level: 0 });

/** The visitor's own tasks as steps. */
const ownSteps = (tasks: readonly string[]): ProcedureLine[] =>
  tasks.slice(0, mostOwnSteps).map((task) => {
    const work = task.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "");
    return asStep(`${capital(cleanTyping(work))}. Whoever does it writes down the time and signs.`);
  });

/** Adds sections: after the steps, but before the steps of any work, of which only the sections are the visitor's own. */
function withSections(
  parts: readonly ProcedurePart[],
  sections: readonly ProcedurePart[],
  isKnown: boolean,
): ProcedurePart[] {
  const at = parts.findIndex(({ heading }) =>
    isKnown ? heading === "Checks" || heading === "Records" : heading === "Steps",
  );
  return [...parts.slice(0, at), ...sections, ...parts.slice(at)];
}

/** Lines of a longer procedure that are kept because they are about what was typed. */
const mostAsked = 4;

/** A function that says which lines are about what was typed, so that a shorter procedure has them too. */
function askedLines({ jobs, beside }: Source, texts: readonly string[]) {
  const own = jobs.map(({ parts }) => parts);
  const rarity = rarityIn([...own, ...beside]);
  const abouts = texts.map((text) => aboutMatter(text, rarity));
  const found = own
    .flat()
    .flatMap(({ lines }) => lines)
    .filter(({ level }) => level > 0)
    .map(({ text }) => ({ text, share: Math.max(0, ...abouts.map((about) => about(text))) }))
    .filter(({ share }) => share >= tellsFrom)
    .toSorted((one, other) => other.share - one.share);
  const kept = new Set(found.slice(0, mostAsked).map(({ text }) => text));
  return { rarity, isAsked: (text: string) => kept.has(text) };
}

/** The title of a procedure that has all matters of its name. */
const titleFor = (department: string, head: readonly string[], told: readonly string[]) =>
  (head.length > 1 || (head.length && told.length) ? titleOfAll(head) : undefined) ?? titleOf(department);

/** What is added to a procedure for a matter that it lacks. */
interface Added {
  readonly matter: string;
  readonly section?: ProcedurePart;
  readonly failures: readonly ProcedureLine[];
}

/**
 * Writes a procedure: that of the company's jobs that were named, or of the department. What it lacks of the matters is told
 * by the lines of the same work, else by a duty, else it is listed for the owner.
 */
export async function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Promise<Written<ToolOutput<"generate-sop">>> {
  const { head, listed, told } = mattersIn(department);
  const matters = [...head, ...listed];
  const sources = await sourcesOf(known, matters, { company: companyType, department });
  const source = turned(sources, version - 1);
  const { names, held, about } = source;
  const isKnown = known.isKnown || about !== undefined;
  const { rarity, isAsked } = askedLines(source, [...matters, ...told]);
  const parts = joinJobs(source.jobs, length, isAsked);
  const before = toldIn(source, parts);
  const isOwn = (matter: string) => held.includes(matter) || isCovered(matter, names);
  const added = matters
    .filter((matter) => isKnown && !(isOwn(matter) || isToldWhole(matter, before)))
    .map((matter): Added => {
      const { steps, failures } = toldElsewhere(matter, source.beside, rarity, (line) => before.includes(line));
      const section = { heading: capital(cleanTyping(matter)), lines: steps };
      return { matter, failures, ...(steps.length > 1 ? { section } : {}) };
    })
    .filter(({ section, failures }) => section || failures.length);
  const elsewhere = new Set(added.map(({ matter }) => matter));
  const duties = dutiesIn(known.advice, (text) => !isTask(text) && (!isKnown || head.includes(text)));
  const lacking = duties.filter(
    ({ text }) => !elsewhere.has(text) && (!isKnown || !(isOwn(text) || isToldWhole(text, before))),
  );
  const dutySections = lacking.map(({ duty, text }) => ({
    heading:
      told.includes(text) || (isKnown && head.length === 1 && head[0] === text)
        ? nameOf(duty)
        : capital(cleanTyping(text)),
    lines: duty.steps.map(asStep),
  }));
  const named = new Set(duties.map(({ duty }) => duty.id));
  const answered = new Set([
    ...elsewhere,
    ...known.advice.flatMap(({ advice: { id }, text }) => (named.has(id) ? [text] : [])),
  ]);
  const tasks = isKnown ? [] : listed.filter((task) => isTask(task) && !answered.has(task));
  const sections = [...added.flatMap(({ section }) => section ?? []), ...dutySections];
  const failures = added.flatMap((one) => one.failures);
  const whole = withLines(
    withLines(withSections(parts, sections, isKnown), "When something goes wrong", failures),
    "Steps",
    ownSteps(tasks),
  );
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
        `Procedure: ${isHeld ? titleFor(department, head, told) : source.name}`,
        `Company: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`,
        writeParts(whole),
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
