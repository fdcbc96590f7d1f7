import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync } from "vite";

/** Makes the worker of the lessons small. Its place is its reach: it sees what is under /courses/ and nothing else. */
export async function makeLessonsWorker(client: string): Promise<void> {
  const source = await readFile("tooling/browser/lessons.js", "utf8");
  await mkdir(join(client, "courses"), { recursive: true });
  await writeFile(join(client, "courses", "offline.js"), minifySync("lessons.js", source).code.trim());
}
