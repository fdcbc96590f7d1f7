/** A matter with how much it is like each job of a trade. */
export interface MatterLikeness {
  readonly text: string;
  /** Whether it is a name of work, and not only told. */
  readonly isNamed: boolean;
  /** How much it is like each job, as departments are measured too. */
  readonly likeness: readonly number[];
  /** The same for telling the jobs from each other. */
  readonly among: readonly number[];
}

/** A job that a field names, by its place in its trade. */
export interface NamedJob {
  readonly at: number;
  /** The matters that are its own. */
  readonly held: readonly string[];
  /** Those for which it was chosen, among the names of work. */
  readonly named: readonly string[];
}

/** A matter is a job's own from this likeness on, unless another job is more like it by the second bound. */
const [heldFrom, heldBeside] = [0.8, 0.1];
/** A short name has few words to be recognised by: it is a job's own from here on if no other job is nearly as like it. */
const [nearFrom, nearAhead] = [0.55, 0.15];

/** A further job is taken for a matter if its likeness together with its lead over the other jobs reaches this. */
const furtherFrom = 0.75;
/** Its likeness alone must reach this. */
const leastLike = 0.55;

/** The bound in place of `furtherFrom` where the job does not answer the matter. */
const tiedFrom = 0.8;

/** Below this likeness a text tells nothing about a job. */
const usual = 0.5;

/** What a remark counts beside the name of a matter. */
const toldShare = 0.5;

/** What the whole field counts beside one matter for the first job. */
const wholeShare = 0.5;

/** The most jobs in one procedure. */
const mostJobs = 3;

/** The most if the whole work from one job to another was named. */
const mostOfRange = 4;

/** How much more a matter is like a job than like any other; less than 0 if another one is more like it. */
function ahead({ among }: MatterLikeness, at: number): number {
  const others = among.filter((_, other) => other !== at);
  return (among[at] ?? 0) - Math.max(0, ...others);
}

const isHeld = (matter: MatterLikeness, at: number) =>
  ((matter.likeness[at] ?? 0) >= heldFrom && ahead(matter, at) >= -heldBeside) ||
  ((matter.among[at] ?? 0) >= nearFrom && ahead(matter, at) >= nearAhead);

/**
 * A job answers a matter if it leads by `plainlyAhead`. If its procedure speaks of the matter it may also be that far behind,
 * and `unsureBeside` behind where no job's likeness reaches `plainJob`.
 */
const plainlyAhead = 0.01;
const plainJob = 0.8;
const unsureBeside = 0.15;

/** How much a matter is like a job, if no other job is more like it. */
const likenessIn = (matter: MatterLikeness, at: number) =>
  ahead(matter, at) > -plainlyAhead ? (matter.among[at] ?? 0) : 0;

/** Whether a job's procedure speaks of a matter, by the job's place. */
export type Speaks = (at: number, text: string) => boolean;

/**
 * Chooses the jobs of a trade that a field names: the one that has most of its matters, then for the matters that it lacks
 * the job that has most of them, in the order in which they were typed.
 * @param whole how much the whole field is like each job
 * @param isRange whether the jobs between those that were named are meant too: 'from peeling to bagging'
 */
export function jobsNamed(
  whole: readonly number[],
  matters: readonly MatterLikeness[],
  speaks: Speaks = () => false,
  isRange = false,
): NamedJob[] {
  const answers = (matter: MatterLikeness, at: number) => {
    const most = Math.max(...matter.among) >= plainJob ? plainlyAhead : unsureBeside;
    return ahead(matter, at) >= plainlyAhead || (ahead(matter, at) >= -most && speaks(at, matter.text));
  };
  const worth = (likeness = 0) => Math.max(0, likeness - usual);
  const sumOf = (some: readonly MatterLikeness[], at: number) =>
    some.reduce((sum, { among, isNamed }) => sum + (isNamed ? 1 : toldShare) * worth(among[at]), 0);
  const best = (worthOf: (at: number) => number) => {
    const worths = whole.map((_, at) => worthOf(at));
    return worths.indexOf(Math.max(...worths));
  };
  const first = best((at) => wholeShare * worth(whole[at]) + sumOf(matters, at));
  const chosen = [first];
  const named = new Map<MatterLikeness, number>();
  const give = (some: readonly MatterLikeness[], at: number) => {
    for (const matter of some) if (matter.isNamed && !named.has(matter)) named.set(matter, at);
  };
  give(
    matters.filter((matter) => answers(matter, first)),
    first,
  );
  while (chosen.length < mostJobs) {
    const open = matters.filter((matter) => matter.isNamed && !named.has(matter));
    const openTo = (at: number) =>
      open.filter(
        (matter) =>
          likenessIn(matter, at) >= leastLike &&
          likenessIn(matter, at) + Math.max(0, ahead(matter, at)) >=
            (answers(matter, at) ? furtherFrom : tiedFrom),
      );
    const next = best((at) => (chosen.includes(at) ? 0 : sumOf(openTo(at), at)));
    const added = openTo(next);
    if (chosen.includes(next) || !added.length) break;
    chosen.push(next);
    give([...added, ...open.filter((matter) => answers(matter, next))], next);
  }
  const jobAt = (at: number) => heldBy(at, matters, (matter) => named.get(matter) === at);
  const [from, to] = [Math.min(...chosen), Math.max(...chosen)];
  if (isRange && to - from < mostOfRange) {
    const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return range.map(jobAt);
  }
  // The order in which they were typed is that of the work.
  const typedAt = (at: number) => matters.findIndex((matter) => named.get(matter) === at);
  return chosen.toSorted((one, other) => typedAt(one) - typedAt(other) || one - other).map(jobAt);
}

/** A job is taken to have a matter that it was chosen for from this likeness on. */
const chosenFrom = 0.5;
/** From here on its procedure tells of it too. */
const toldFrom = 0.65;

/**
 * A job with the matters that are its own.
 * @param isNamed whether it was chosen for a matter
 */
export function heldBy(
  at: number,
  matters: readonly MatterLikeness[],
  isNamed: (matter: MatterLikeness) => boolean = (matter) => matter.isNamed && isHeld(matter, at),
): NamedJob {
  const named = matters.filter((matter) => isNamed(matter) && (matter.among[at] ?? 0) >= chosenFrom);
  const held = matters.filter(
    (matter) => isHeld(matter, at) || (named.includes(matter) && (matter.among[at] ?? 0) >= toldFrom),
  );
  return { at, held: held.map(({ text }) => text), named: named.map(({ text }) => text) };
}
