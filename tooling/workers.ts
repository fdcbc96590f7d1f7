import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync } from "vite";

/** The service workers by their source in tooling/browser. The path of each limits its scope to pages below it. */
const workers = {
  "lessons.js": ["courses", "offline.js"],
  "alerts.js": ["admin-dashboard", "alerts-worker.js"],
} as const;

/** Minifies the service workers. */
export async function makeWorkers(client: string): Promise<void> {
  for (const [name, [folder, file]] of Object.entries(workers)) {
    const source = await readFile(`tooling/browser/${name}`, "utf8");
    await mkdir(join(client, folder), { recursive: true });
    await writeFile(join(client, folder, file), minifySync(name, source).code.trim());
  }
}
