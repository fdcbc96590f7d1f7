import type { Department } from "#content/trades/types.ts";
import type { ToolInput } from "../../contract.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";

/** The input of every part of a procedure. */
export interface Paper {
  readonly department: Department;
  /** Whether the text named a department; if not, it is a general procedure. */
  readonly found: boolean;
  readonly brief: Brief;
  /** In the visitor's words. */
  readonly company: string;
  readonly team: string;
  readonly length: ToolInput<"generate-sop">["length"];
  readonly choose: Chooser;
}

/** A part of a procedure: a heading on its own line, and the lines under it. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Prints headings on their own lines and an empty line between parts; leaves out repeats and empty parts. */
export function printed(title: readonly string[], sections: readonly Section[]): string {
  const said = new Set<string>();
  const isNew = (line: string) => !said.has(line) && said.add(line);
  const parts = sections
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(isNew) }))
    .filter(({ lines }) => lines.length > 0);
  return [title.join("\n"), ...parts.map(({ heading, lines }) => [heading, ...lines].join("\n"))].join(
    "\n\n",
  );
}
