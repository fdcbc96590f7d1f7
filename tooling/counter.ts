import { readFile, writeFile } from "node:fs/promises";
import { minifySync } from "vite";

/** Minifies the visitor counter; the shell of the public pages loads it under a hashed name. */
export async function makeCounter(): Promise<void> {
  const source = await readFile("tooling/browser/count.js", "utf8");
  await writeFile("app/count.gen.js", minifySync("count.js", source).code.trim());
}
