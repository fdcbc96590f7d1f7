import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync } from "vite";

/** Minifies the service worker of the lessons. Its path limits its scope to pages under /courses/. */
export async function makeLessonsWorker(client: string): Promise<void> {
  const source = await readFile("tooling/browser/lessons.js", "utf8");
  await mkdir(join(client, "courses"), { recursive: true });
  await writeFile(join(client, "courses", "offline.js"), minifySync("lessons.js", source).code.trim());
}
