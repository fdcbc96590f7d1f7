import type { Length } from "../../fields-contract.ts";
import { headings } from "../procedure-document.ts";
import { levelOf, linesUnder, type ProcedureLine, type ProcedurePart } from "../procedure-lines.ts";
import { tellingStems } from "../read-line.ts";

/** A job that is written with others into one procedure. */
export interface JobToJoin {
  /** What is above its steps if there are several jobs. */
  readonly heading: string;
  readonly parts: readonly ProcedurePart[];
  /** What was typed for it, if it was named. */
  readonly matters?: readonly string[];
}

/** The parts before and after the steps, in their order. */
const before = headings.slice(0, headings.indexOf("Steps"));
const after = headings.slice(headings.indexOf("Steps") + 1);

/** The most lines of a part in a short, usual and long procedure of several jobs. Each job has its purpose and its records. */
const mostLines: Readonly<Record<string, readonly [number, number, number]>> = {
  "Safety and law first": [4, 6, 9],
  "Before you begin": [3, 5, 7],
  Checks: [2, 4, 6],
  "When something goes wrong": [4, 6, 9],
};

/** A line of one of several jobs. */
interface JobLine {
  readonly line: ProcedureLine;
  readonly job: number;
  readonly at: number;
  readonly isAsked: boolean;
}

/** The share of words that two lines have in common from which on they say the same. */
const sameFrom = 0.5;

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const both = [...one].filter((stem) => other.has(stem)).length;
  return both > 0 && both / (one.size + other.size - both) >= sameFrom;
}

/** Leaves out the lines of a job that another job has said before. */
function withoutRepeats(lines: readonly JobLine[]): JobLine[] {
  const kept: { one: JobLine; stems: ReadonlySet<string> }[] = [];
  for (const one of lines) {
    const stems = new Set(tellingStems(one.line.text));
    if (!kept.some((other) => other.one.job !== one.job && isSame(other.stems, stems)))
      kept.push({ one, stems });
  }
  return kept.map(({ one }) => one);
}

/** The most important lines: those about what was typed, then those of shorter documents, of each job in turn. */
function mostImportant(lines: readonly JobLine[], most: number): JobLine[] {
  const rank = ({ line, isAsked }: JobLine) => line.level - (isAsked ? 1 : 0);
  const inJob = ({ at, job }: JobLine) => lines.filter((one) => one.job === job && one.at < at).length;
  const kept = new Set(
    lines
      .toSorted((one, other) => rank(one) - rank(other) || inJob(one) - inJob(other) || one.job - other.job)
      .slice(0, most),
  );
  return lines.filter((line) => kept.has(line));
}

/**
 * Joins the procedures of several jobs into one: each part once, and the steps of each job under its own heading. Of several
 * jobs only the lines of the next shorter document are taken, so that three jobs are not three times as long.
 * @param isAsked whether a line is about something that was typed: such a line is kept in a shorter document too
 */
export function joinJobs(
  jobs: readonly JobToJoin[],
  length: Length,
  isAsked: (text: string) => boolean,
): ProcedurePart[] {
  const level = levelOf[length];
  const bound = jobs.length > 1 ? Math.max(0, level - 1) : level;
  const read = (heading: string, parts: readonly ProcedurePart[], job: number): JobLine[] =>
    linesUnder(parts, heading)
      .map((line, at) => ({ line, job, at, isAsked: isAsked(line.text) }))
      .filter((one) => one.line.level <= bound || one.isAsked);
  const part = (heading: string): ProcedurePart => {
    const lines = jobs.flatMap(({ parts }, job) => read(heading, parts, job));
    const most = jobs.length > 1 ? mostLines[heading]?.[level] : undefined;
    const kept = most === undefined ? lines : mostImportant(withoutRepeats(lines), most);
    return { heading, lines: kept.map(({ line }) => line) };
  };
  const stepsOf = ({ parts }: JobToJoin, job: number) => read("Steps", parts, job).map(({ line }) => line);
  const steps = jobs.map((job, at) => ({ heading: job.heading, lines: stepsOf(job, at) }));
  const [only] = steps;
  return [
    ...before.map(part).filter(({ lines }) => lines.length),
    ...(steps.length > 1
      ? [{ heading: "Steps", lines: [] }, ...steps]
      : [{ heading: "Steps", lines: only?.lines ?? [] }]),
    ...after.map(part).filter(({ lines }) => lines.length),
  ];
}
