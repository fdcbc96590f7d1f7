import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync } from "vite";

/** The service workers by their sources in tooling/browser. The path of each limits its scope to pages below it. */
const workers = [
  { path: "courses/offline.js", sources: ["not-opened.js", "lessons.js"] },
  { path: "admin-dashboard/alerts-worker.js", sources: ["alerts.js"] },
] as const;

/**
 * A service worker made of files of tooling/browser, minified, with values in place of its __NAMES__. The files import from
 * each other, but are joined in this order: not every browser has workers that import.
 */
export async function workerScript(
  sources: readonly string[],
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const texts = await Promise.all(sources.map((name) => readFile(`tooling/browser/${name}`, "utf8")));
  const joined = texts.join("\n").replace(/^import .*\n|^export /gm, "");
  const { code } = minifySync(sources.at(-1) ?? "", joined);
  return code.trim().replace(/__([A-Z]+)__/g, (_, name) => JSON.stringify(values[name]));
}

/** Writes the service workers that need nothing of the built pages. */
export async function makeWorkers(client: string): Promise<void> {
  for (const { path, sources } of workers) {
    const file = join(client, path);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, await workerScript(sources));
  }
}
