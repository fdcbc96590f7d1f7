/** A piece of a written procedure. */
export type DocumentBlock = {
  /** The line it begins in. */
  line: number;
} & ({ kind: "heading" | "paragraph"; text: string } | { kind: "points" | "steps"; items: string[] });

const step = /^\d+[.)]\s+(.+)$/;
const point = /^[-–•*]\s+(.+)$/;

/** Whether a line that stands alone is a heading: short, and no sentence. */
function isHeading(line: string): boolean {
  return line.length <= 90 && !/[.!?;,]$/.test(line);
}

/**
 * Takes a procedure apart, which comes as plain text: headings stand alone in a line, steps are numbered, points have
 * a dash. A line that is indented goes on with the step above it.
 */
export function documentBlocks(text: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const lines = text.split("\n");
  for (const [at, full] of lines.entries()) {
    const line = full.trim();
    if (!line) continue;
    const last = blocks.at(-1);
    const follows = at > 0 && lines[at - 1]?.trim() !== "";
    const numbered = step.exec(line)?.[1];
    const dashed = point.exec(line)?.[1];
    const item = numbered ?? dashed;
    if (item) {
      const kind = numbered ? "steps" : "points";
      if (last?.kind === kind) last.items.push(item);
      else blocks.push({ line: at + 1, kind, items: [item] });
    } else if (follows && /^\s/.test(full) && last && "items" in last) {
      last.items.push(`${last.items.pop() ?? ""} ${line}`);
    } else if (isHeading(line.replace(/:$/, "")) && (!follows || last?.kind === "heading")) {
      blocks.push({ line: at + 1, kind: "heading", text: line.replace(/:$/, "") });
    } else blocks.push({ line: at + 1, kind: "paragraph", text: line });
  }
  return blocks;
}
