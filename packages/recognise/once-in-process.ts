/** What was loaded, by name: one memory per process, even if the module that loads is loaded again, as for each test file. */
const shared = globalThis as { mindsyncLoaded?: Map<string, Promise<unknown>> };

/**
 * Loads something large that never changes, once in a process. A failure is not remembered.
 * @param name nothing else in the process may have it
 */
export function onceInProcess<Thing>(name: string, load: () => Promise<Thing>): Promise<Thing> {
  shared.mindsyncLoaded ??= new Map();
  const kept = shared.mindsyncLoaded;
  const known = kept.get(name) as Promise<Thing> | undefined;
  if (known) return known;
  const loading = load();
  kept.set(name, loading);
  loading.catch(() => kept.delete(name));
  return loading;
}
