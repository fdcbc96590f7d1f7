import type { Length } from "../fields-contract.ts";
import { isHeading } from "./procedure-document.ts";

/** A line of a procedure. */
export interface ProcedureLine {
  /** The line without its marks. */
  readonly text: string;
  /** Whether it is numbered. */
  readonly isStep: boolean;
  /** The shortest documents that have it: 0 for short ones, 1 for usual ones, 2 for long ones. */
  readonly level: number;
}

/** A heading of a procedure with its lines. */
export interface ProcedurePart {
  readonly heading: string;
  readonly lines: readonly ProcedureLine[];
}

/** A numbered line that every document has. */
export const asStep = (text: string): ProcedureLine => ({ text, isStep: true, level: 0 });

/** The highest level of line that a document of each length has. */
export const levelOf: Readonly<Record<Length, number>> = { short: 0, usual: 1, long: 2 };

const marks = /^(?:\((\+{1,2})\)\s*)?(# )?/;

/** A line with its marks read: '(+) # Wash the drum.' */
function readLine(line: string): ProcedureLine {
  const [all, longer = "", step] = marks.exec(line) as RegExpExecArray;
  return { text: line.slice(all.length), isStep: step !== undefined, level: longer.length };
}

/** Reads a document of the library (procedure-document.ts). */
export function readParts(document: string): ProcedurePart[] {
  const parts: { heading: string; lines: ProcedureLine[] }[] = [];
  for (const line of document.split("\n").map((one) => one.trim()))
    if (isHeading(line)) parts.push({ heading: line, lines: [] });
    else if (line) parts.at(-1)?.lines.push(readLine(line));
  return parts;
}

/** The lines under a heading; none if a document does not have it. */
export const linesUnder = (parts: readonly ProcedurePart[], heading: string): readonly ProcedureLine[] =>
  parts.find((part) => part.heading === heading)?.lines ?? [];

/** Writes parts as the text that a visitor reads, with the steps of each part numbered. */
export function writeParts(parts: readonly ProcedurePart[]): string {
  return parts
    .map(({ heading, lines }) => {
      let step = 0;
      const written = lines.map(({ text, isStep }) => {
        if (!isStep) {
          step = 0;
          return text;
        }
        step += 1;
        return `${step}. ${text}`;
      });
      return [heading, ...written].join("\n");
    })
    .join("\n\n");
}

/** A line that begins with its hour, its day or its week. */
const timed =
  /^(?:(?:from|until|at|after|before|by|week|day|every|each)\s)?(?:\d{1,2}[:.]\d\d|\d{1,2}\b(?=[^.:]{0,9}:)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:week|day|month|hour)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b(?=[^.:]{0,9}:))/i;

export const isTimed = ({ text }: ProcedureLine) => timed.test(text);

const fewestTimed = 3;

/** Whether a procedure is told by the hours of a day or the days of a week. */
export const isTimetable = (parts: readonly ProcedurePart[]) =>
  linesUnder(parts, "Steps").filter(isTimed).length >= fewestTimed;
