import type { Department } from "#content/trades/types.ts";
import type { ToolInput } from "../../contract.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";

/** All that the parts of a procedure are written from. */
export interface Paper {
  readonly department: Department;
  /** The words named a department; otherwise it is a procedure for any work. */
  readonly found: boolean;
  readonly brief: Brief;
  /** In the visitor's words. */
  readonly company: string;
  readonly team: string;
  readonly length: ToolInput<"generate-sop">["length"];
  readonly choose: Chooser;
}

/** A part of a procedure: a heading that stands alone, and the lines under it. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Headings alone in a line, an empty line between the parts; what was said before and parts without lines are left out. */
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
