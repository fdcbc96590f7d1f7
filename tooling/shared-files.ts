/** Decides which modules share a file, so that a page requests few files, with little in them that it does not use. */

export interface Module {
  /** Bytes of its source. */
  readonly size: number;
  /** The modules that it cannot run without. */
  readonly imports: readonly string[];
}

/** A page: the modules that start it, and how many bytes it may load without using them. */
export interface PageStart {
  readonly starts: readonly string[];
  readonly spare: number;
}

/** Modules that share a file. */
interface Group {
  readonly ids: readonly string[];
  readonly size: number;
  /** For each page 1 if it loads the group. */
  readonly loaded: Uint8Array;
}

type Modules = ReadonlyMap<string, Module>;
type Imports = ReadonlyMap<Group, ReadonlySet<Group>>;

/** Everything that these lead to, directly or by others. */
export function reached<Node>(starts: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set(starts);
  // A set that grows while it is read is read to its new end.
  for (const node of found) for (const other of next(node)) found.add(other);
  return found;
}

const importsOf = (modules: Modules) => (id: string) => modules.get(id)?.imports ?? [];

/** Modules that the very same pages load: joining them costs nobody anything. */
function loadedAlike(modules: Modules, pages: readonly PageStart[], alone: ReadonlySet<string>): Group[] {
  const users = new Map<string, Uint8Array>();
  for (const [at, { starts }] of pages.entries()) {
    for (const id of reached(starts, importsOf(modules))) {
      const loaded = users.get(id) ?? new Uint8Array(pages.length);
      loaded[at] = 1;
      users.set(id, loaded);
    }
  }
  const shared = [...users].filter(([id, loaded]) => !alone.has(id) && loaded.filter(Boolean).length > 1);
  const alike = Map.groupBy(shared, ([, loaded]) => loaded.join(""));
  return [...alike.values()].map((members) => ({
    ids: members.map(([id]) => id),
    size: members.reduce((sum, [id]) => sum + (modules.get(id)?.size ?? 0), 0),
    loaded: members[0]?.[1] ?? new Uint8Array(pages.length),
  }));
}

/** What each group imports of the others. */
function groupImports(groups: readonly Group[], modules: Modules): Imports {
  const owner = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  return new Map(
    groups.map((group) => {
      const owners = group.ids.flatMap(importsOf(modules)).flatMap((id) => owner.get(id) ?? []);
      return [group, new Set(owners.filter((other) => other !== group))];
    }),
  );
}

const importedBy = (group: Group, imports: Imports) =>
  reached(imports.get(group) ?? [], (other) => imports.get(other) ?? []);

/** A group, with what it brings along to each page that does not load it yet. */
interface Weighed {
  readonly group: Group;
  readonly brings: ReadonlySet<Group>;
  readonly size: Float64Array;
  readonly files: Float64Array;
}

function weigh(group: Group, imports: Imports): Weighed {
  const brings = importedBy(group, imports);
  const size = new Float64Array(group.loaded.length);
  const files = new Float64Array(group.loaded.length);
  for (const [at, loaded] of group.loaded.entries()) {
    if (loaded) continue;
    const added = [...brings].filter((other) => !other.loaded[at]);
    size[at] = added.reduce((sum, other) => sum + other.size, group.size);
    files[at] = added.length;
  }
  return { group, brings, size, files };
}

/** What each page gains from one file less: those with many gain most, and with this many it is content. */
function gainsOf(groups: readonly Group[], pages: number): number[] {
  const enough = 3;
  return Array.from({ length: pages }, (_, at) => {
    const files = groups.filter((group) => group.loaded[at]).length;
    return Math.max(0.2, files - enough) ** 2;
  });
}

/** The bytes that joining two groups adds for what it gains; infinite when a page would load more than it may. */
function costOf(one: Weighed, other: Weighed, spare: readonly number[], gains: readonly number[]): number {
  let added = 0;
  let gained = 0;
  for (const [at, gain] of gains.entries()) {
    const first = one.group.loaded[at];
    const second = other.group.loaded[at];
    if (first && second) gained += gain;
    if (first === second) continue;
    const brought = first ? other : one;
    const more = brought.size[at] ?? 0;
    if (more > (spare[at] ?? 0)) return Infinity;
    added += more;
    gained -= (brought.files[at] ?? 0) * gain;
  }
  return gained > 0 ? added / gained : Infinity;
}

/** Whether one group imports the other by way of a third: joined, they and the third would import each other. */
function inACircle(one: Weighed, other: Weighed, imports: Imports): boolean {
  const byAThird = ({ group, brings }: Weighed, to: Group) =>
    brings.has(to) &&
    [...(imports.get(group) ?? [])].some((next) => next !== to && importedBy(next, imports).has(to));
  return byAThird(one, other.group) || byAThird(other, one.group);
}

/** The two groups whose joining is cheapest. */
function cheapest(groups: readonly Group[], spare: readonly number[], imports: Imports): Group[] {
  const gains = gainsOf(groups, spare.length);
  const weighed = groups.map((group) => weigh(group, imports));
  let best = Infinity;
  let pair: Group[] = [];
  for (const [at, one] of weighed.entries()) {
    for (const other of weighed.slice(at + 1)) {
      const cost = costOf(one, other, spare, gains);
      if (cost >= best || inACircle(one, other, imports)) continue;
      best = cost;
      pair = [one.group, other.group];
    }
  }
  return pair;
}

/** Joins the two; every page that loads one then loads the other, and what that imports. */
function join(pair: readonly Group[], groups: readonly Group[], imports: Imports): Group[] {
  const loadedToo = (loaded: Uint8Array) =>
    loaded.map((is, at) => (is || pair.some((group) => group.loaded[at]) ? 1 : 0));
  const brought = new Set(pair.flatMap((group) => [...importedBy(group, imports)]));
  const joined: Group = {
    ids: pair.flatMap((group) => group.ids),
    size: pair.reduce((sum, group) => sum + group.size, 0),
    loaded: loadedToo(new Uint8Array(pair[0]?.loaded.length ?? 0)),
  };
  const others = groups.filter((group) => !pair.includes(group));
  return [
    joined,
    ...others.map((group) => (brought.has(group) ? { ...group, loaded: loadedToo(group.loaded) } : group)),
  ];
}

const loadedSize = (groups: readonly Group[], page: number) =>
  groups.reduce((sum, group) => sum + (group.loaded[page] ? group.size : 0), 0);

/** The groups in an order in which none imports a later one. */
function importedFirst(imports: Imports): Group[] {
  const ordered = new Set<Group>();
  const add = (group: Group) => {
    if (ordered.has(group)) return;
    for (const other of imports.get(group) ?? []) add(other);
    ordered.add(group);
  };
  for (const group of imports.keys()) add(group);
  return [...ordered];
}

/**
 * Groups of modules, each for one file; none imports a later one. What only one page loads is in no group: it stays in
 * that page's own file.
 * @param alone modules that stay where they are
 */
export function sharedFiles(
  modules: Modules,
  pages: readonly PageStart[],
  alone: ReadonlySet<string>,
): string[][] {
  let groups = loadedAlike(modules, pages, alone);
  const most = pages.map(({ spare }, at) => spare + loadedSize(groups, at));
  for (;;) {
    const imports = groupImports(groups, modules);
    const spare = most.map((size, at) => size - loadedSize(groups, at));
    const pair = cheapest(groups, spare, imports);
    if (!pair.length) return importedFirst(imports).map(({ ids }) => [...ids]);
    groups = join(pair, groups, imports);
  }
}
