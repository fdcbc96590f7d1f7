import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { dangers } from "#content/concierge/labels.ts";
import { type AdviceKind, adviceSchemas } from "./advice.ts";
import { aroundSchema } from "./around.ts";
import { blocksSchema, type WrittenBlock } from "./block.ts";
import { type ClauseKind, clauseKinds } from "./clauses.ts";
import { departmentSchema } from "./department.ts";
import { type NameWord, nameWordsSchema } from "./name-word.ts";
import { sectorSchema, tradeSchema } from "./trade.ts";
import { workSchema } from "./work.ts";

/* Reads and checks the files of the library (content/library). */

export const schemas = {
  trades: tradeSchema,
  departments: departmentSchema,
  sectors: sectorSchema,
  around: aroundSchema,
  jobs: workSchema,
};
type Folder = keyof typeof schemas;

const issuesIn = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");

/**
 * What was read already, because reading YAML takes seconds; nobody changes a piece. One memory per process, even if this
 * module is loaded again for each test file.
 */
const shared = globalThis as { mindsyncPieces?: Map<Folder, Promise<Map<string, unknown>>> };

/** Reads and checks all pieces of a kind. @throws Error that names the file and what is wrong */
export async function readPieces<K extends Folder>(
  kind: K,
): Promise<Map<string, z.output<(typeof schemas)[K]>>> {
  shared.mindsyncPieces ??= new Map();
  const read = shared.mindsyncPieces.get(kind) ?? readFolder(kind);
  shared.mindsyncPieces.set(kind, read);
  return new Map((await read) as Map<string, z.output<(typeof schemas)[K]>>);
}

async function readFolder<K extends Folder>(kind: K): Promise<Map<string, z.output<(typeof schemas)[K]>>> {
  const folder = join("content/library", kind);
  const pieces = new Map<string, z.output<(typeof schemas)[K]>>();
  for (const file of (await readdir(folder)).sort()) {
    const path = join(folder, file);
    const checked = schemas[kind].safeParse(parse(await readFile(path, "utf8")));
    if (!checked.success) throw new Error(`${path}: ${issuesIn(checked.error)}`);
    pieces.set(basename(file, ".yaml"), checked.data as z.output<(typeof schemas)[K]>);
  }
  return pieces;
}

/** The lines of a text file, each once. */
async function linesIn(path: string): Promise<string[]> {
  const lines = (await readFile(path, "utf8")).split("\n").map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** The lines of each `.txt` file of a folder, by the file's name. */
export async function readLines(folder: string): Promise<Map<string, string[]>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [basename(file, ".txt"), await linesIn(join(folder, file))] as const),
    ),
  );
}

/** Reads lines about what the library lacks. A line may begin with a kind of trade, as in 'repairs: key cutting'. */
export async function readOutside(): Promise<{ sector?: string; line: string }[]> {
  return (await linesIn("content/library/outside.txt")).map((line) => {
    const [, sector, rest] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
    return sector && rest ? { sector, line: rest } : { line };
  });
}

/** One line of so many of the concierge's teaches what danger sounds like. */
const everyConciergeLine = 6;

/** The lines that teach what a clause is, by its kind. */
export async function readClauseLessons(): Promise<Map<ClauseKind, readonly string[]>> {
  const linesOfDanger = async () => {
    const files = dangers.map((label) => linesIn(`content/concierge/asked/${label}.txt`));
    return (await Promise.all(files)).flat().filter((_, at) => at % everyConciergeLine === 0);
  };
  return new Map(
    await Promise.all(
      clauseKinds.map(async (kind) => {
        const lines =
          kind === "danger" ? await linesOfDanger() : await linesIn(`content/library/clauses/${kind}.txt`);
        // What a business is called is a fact: 'short let apartment in Lekki' is no wish.
        const names = kind === "fact" ? await linesIn("content/library/clauses/businesses.txt") : [];
        return [kind, [...lines, ...names]] as const;
      }),
    ),
  );
}

/**
 * Reads and checks all files of a kind of advice together.
 * @param only the only file to read
 * @throws Error that names the file and what is wrong
 */
export async function readAdvice<Of extends AdviceKind>(kind: Of, only?: string) {
  const folder = join("content/library", kind);
  const schema = adviceSchemas[kind] as unknown as z.ZodType<z.output<(typeof adviceSchemas)[Of]>>;
  const all = new Map<string, z.output<(typeof adviceSchemas)[Of]>>();
  /** The kinds of trade for which a line is taught; undefined for any. */
  const taught = new Map<string, (readonly string[] | undefined)[]>();
  for (const file of only ? [only] : (await readdir(folder)).sort()) {
    const path = join(folder, file);
    const checked = z.record(z.string(), schema).safeParse(parse(await readFile(path, "utf8")));
    if (!checked.success) throw new Error(`${path}: ${issuesIn(checked.error)}`);
    for (const [id, advice] of Object.entries(checked.data)) {
      if (all.has(id)) throw new Error(`${path}: ${id} is in two files`);
      all.set(id, advice);
      for (const line of advice.says.map((one) => one.toLowerCase())) {
        const before = taught.get(line) ?? [];
        // Makers and farmers say the same, and are advised differently.
        if (before.some((of) => !of || !advice.of || of.some((one) => advice.of?.some((own) => own === one))))
          throw new Error(`${path}: ${id} has a line that is there already: ${line}`);
        taught.set(line, [...before, advice.of]);
      }
    }
  }
  for (const [id, { insteadOf }] of all)
    if (insteadOf !== undefined && !only && !all.has(insteadOf))
      throw new Error(`${folder}: ${id} is given instead of ${insteadOf}, which is not there`);
  return all;
}

/** Reads and checks all blocks together. @throws Error that names the file and what is wrong */
export async function readBlocks(): Promise<Map<string, WrittenBlock>> {
  const folder = "content/library/blocks";
  const all = new Map<string, WrittenBlock>();
  for (const file of (await readdir(folder)).sort()) {
    const path = join(folder, file);
    const checked = blocksSchema.safeParse(parse(await readFile(path, "utf8")));
    if (!checked.success) throw new Error(`${path}: ${issuesIn(checked.error)}`);
    for (const [id, block] of Object.entries(checked.data)) {
      if (all.has(id)) throw new Error(`${path}: ${id} is in two files`);
      all.set(id, block);
    }
  }
  return all;
}

/** Reads and checks the good words for names. @throws Error that says what is wrong */
export async function readNameWords(): Promise<NameWord[]> {
  const path = "content/library/name-words.yaml";
  const checked = nameWordsSchema.safeParse(parse(await readFile(path, "utf8")));
  if (!checked.success) throw new Error(`${path}: ${issuesIn(checked.error)}`);
  return checked.data;
}
