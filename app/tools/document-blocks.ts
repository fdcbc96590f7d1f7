/** A piece of a written text: a heading, or items, each of which may go on in further lines. */
export type DocumentBlock = {
  /** The line it begins in. */
  line: number;
} & ({ kind: "heading"; text: string } | { kind: "lines" | "points" | "steps"; items: string[] });

const step = /^\d+[.)]\s+(.+)$/;
const point = /^[-–•*]\s+(.+)$/;

/** A step that is not the first of its list. */
const goesOn = /^(?!1[.)])\d+[.)]\s/;

/** So many lines under one another are a list, dashes or not. */
const manyLines = 3;

const isItem = (line: string) => step.test(line) || point.test(line);

/**
 * Whether a line is a heading by its words: short, no sentence, and below the title no 'label: value'. A first line
 * with a colon at its end leads in to what follows and is no title.
 */
function readsAsHeading(line: string, isFirst: boolean): boolean {
  if (line.length > 90 || /[.!?;,…]$/.test(line)) return false;
  return isFirst ? !line.endsWith(":") : !/:\s/.test(line);
}

/**
 * Takes a text apart that has no marks but its lines: a heading stands after an empty line, steps are numbered, points
 * have a dash, and a line right below a step goes on with it; below a point it does when it is indented.
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
