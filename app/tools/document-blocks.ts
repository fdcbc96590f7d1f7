/** A block of a written text: a heading, or items. An item may continue on further lines. */
export type DocumentBlock = {
  /** The line that it starts on. */
  line: number;
} & ({ kind: "heading"; text: string } | { kind: "lines" | "points" | "steps"; items: string[] });

const step = /^\d+[.)]\s+(.+)$/;
const point = /^[-–•*]\s+(.+)$/;

/** A step other than the first of its list. */
const goesOn = /^(?!1[.)])\d+[.)]\s/;

/** This many consecutive lines form a list, even without dashes. */
const manyLines = 3;

const isItem = (line: string) => step.test(line) || point.test(line);

/**
 * Whether a line reads as a heading: short, not a sentence, and not 'label: value' unless it is the title. A first line
 * that ends in a colon introduces what follows, so it is no title.
 */
function readsAsHeading(line: string, isFirst: boolean): boolean {
  if (line.length > 90 || /[.!?;,…]$/.test(line)) return false;
  return isFirst ? !line.endsWith(":") : !/:\s/.test(line);
}

/**
 * Splits a plain text into blocks by its lines. A heading follows an empty line, steps are numbered and points have a
 * dash. A line right below a step continues it; below a point it does so only if it is indented.
 */
export function documentBlocks(text: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const typed = text.split("\n");
  const lines = typed.map((line) => line.trim());
  for (const [at, full] of lines.entries()) {
    if (!full) continue;
    const last = blocks.at(-1);
    const follows = at > 0 && lines[at - 1] !== "";
    const next = lines.slice(at + 1).find((line) => line !== "") ?? "";
    const begin = { line: at + 1 };
    const [kind, item] = [
      step.test(full) ? "steps" : "points",
      step.exec(full)?.[1] ?? point.exec(full)?.[1],
    ] as const;
    const leadsToItem =
      isItem(next) && last?.kind !== "lines" && !(last?.kind === "steps" && goesOn.test(next));
    const stands = !follows || (leadsToItem && !item);
    if (item) {
      if (last?.kind === kind) last.items.push(item);
      else blocks.push({ ...begin, kind, items: [item] });
    } else if (stands && next && readsAsHeading(full, !last)) {
      blocks.push({ ...begin, kind: "heading", text: full.replace(/:$/, "") });
    } else if (follows && last?.kind === "lines") last.items.push(full);
    else if (
      follows &&
      (last?.kind === "steps" || (last?.kind === "points" && /^\s/.test(typed[at] ?? "")))
    ) {
      last.items.push(`${last.items.pop() ?? ""}\n${full}`);
    } else blocks.push({ ...begin, kind: "lines", items: [full] });
  }
  return blocks.map((block) =>
    block.kind === "lines" && block.items.length >= manyLines && block.line > 2
      ? { ...block, kind: "points" }
      : block,
  );
}
