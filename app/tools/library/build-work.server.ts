import { weighStems } from "#packages/recognise/learn.ts";
import { readMiddle } from "#packages/recognise/meanings.ts";
import { type BlockShelf, loadedBlock, type WrittenBlock } from "./block.ts";
import type { Department } from "./department.ts";
import type { Likeness } from "./likeness.ts";
import { writeParts } from "./procedure-lines.ts";
import { tellingStems } from "./read-line.ts";
import type { Work, WorkShelf } from "./work.ts";

/** What a job or a department is recognised by: its lines, and all its words. */
interface Lesson {
  readonly lines: readonly string[];
  readonly texts: readonly string[];
}

/** A line without the company in front of it: 'night nurses' of 'Hospital: night nurses'. */
const withoutCompany = (line: string) => line.replace(/^[^:]{3,60}: /, "");

const lessonOf = (
  { name, called, says }: Record<"name", string> & Record<"called" | "says", readonly string[]>,
  documents: readonly string[],
): Lesson => {
  const lines = [name, ...called, ...says.map(withoutCompany)];
  return { lines, texts: [...lines, ...documents] };
};

/** The weights of the subjects of each group, which are numbered from 0 in their group. */
function groupedStems(all: Likeness["stems"], counts: readonly number[]): Record<string, number[]>[] {
  const places = counts.flatMap((count, group) => Array.from({ length: count }, (_, at) => ({ group, at })));
  const grouped = counts.map((): Record<string, number[]> => ({}));
  for (const [stem, weights] of Object.entries(all))
    for (let from = 0; from < weights.length; from += 2) {
      const { group, at } = places[weights[from] as number] as { group: number; at: number };
      const own = grouped[group] as Record<string, number[]>;
      own[stem] ??= [];
      own[stem].push(at, weights[from + 1] as number);
    }
  return grouped;
}

/** Learns what the subjects of each group are recognised by. A word counts by how rare it is among all of them. */
async function learnLikeness(groups: readonly (readonly Lesson[])[]): Promise<Likeness[]> {
  const texts = groups.flat().map((lesson) => lesson.texts.join("\n").split("\n").flatMap(tellingStems));
  const stems = groupedStems(
    weighStems(texts),
    groups.map((group) => group.length),
  );
  const learnt: Likeness[] = [];
  for (const [at, group] of groups.entries()) {
    const middles = await Promise.all(group.map(({ lines }) => readMiddle(lines)));
    const bytes = Buffer.concat(middles.map((middle) => Buffer.from(middle)));
    learnt.push({ stems: stems[at] ?? {}, middles: bytes.toString("base64"), count: group.length });
  }
  return learnt;
}

/** The lessons of the jobs of each trade, and of each department, as groups. */
const lessonsOf = (work: ReadonlyMap<string, Work>, departments: ReadonlyMap<string, Department>) => [
  ...[...work.values()].map(({ jobs }) => jobs.map((job) => lessonOf(job, [job.document]))),
  ...[...departments.values()].map((one) => [lessonOf(one, one.documents)]),
];

/**
 * Learns what the blocks are recognised by, beside the jobs and the departments, so that they can be compared. The weights of
 * those are learnt without the blocks, as their bounds were measured so.
 */
export async function learnBlocks(
  written: ReadonlyMap<string, WrittenBlock>,
  work: ReadonlyMap<string, Work>,
  departments: ReadonlyMap<string, Department>,
): Promise<BlockShelf> {
  const blocks = [...written].map(([id, one]) => loadedBlock(id, one));
  const lessons = [...written.values()].map((one, at) => {
    const { name, called, parts } = blocks[at] as (typeof blocks)[number];
    return lessonOf({ name, called, says: one.says }, [writeParts(parts)]);
  });
  const learnt = await learnLikeness([...lessonsOf(work, departments), lessons]);
  return { blocks, likeness: learnt.at(-1) as Likeness };
}

/**
 * Learns what the jobs of each trade and the departments are recognised by, together, so that they can be compared.
 * @param trades the names of the trades, by id
 * @throws Error if a file of work belongs to no trade
 */
export async function learnWork(
  work: ReadonlyMap<string, Work>,
  trades: ReadonlyMap<string, { name: string }>,
  departments: ReadonlyMap<string, Department>,
): Promise<{ shelves: Map<string, WorkShelf>; likenesses: Map<string, Likeness> }> {
  const learnt = await learnLikeness(lessonsOf(work, departments));
  const shelves = [...work].map(([id, { jobs }], at): [string, WorkShelf] => {
    const trade = trades.get(id)?.name;
    if (trade === undefined) throw new Error(`content/library/jobs/${id}.yaml: there is no trade ${id}`);
    const told = jobs.map(({ says: _, ...job }) => job);
    return [id, { trade, jobs: told, likeness: learnt[at] as Likeness }];
  });
  const likenesses = [...departments.keys()].map((id, at): [string, Likeness] => [
    id,
    learnt[work.size + at] as Likeness,
  ]);
  return { shelves: new Map(shelves), likenesses: new Map(likenesses) };
}
