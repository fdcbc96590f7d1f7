import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { materials } from "./index.ts";
import { type MaterialEntry, materialsDirectory } from "./material.ts";

/**
 * Makes every material into `directory`, as `<course>/<file>`, with a `manifest.json` that lists them in the order
 * of `materials`.
 */
export async function buildMaterials(directory = materialsDirectory): Promise<MaterialEntry[]> {
  await rm(directory, { recursive: true, force: true });
  const entries: MaterialEntry[] = [];
  for (const { course, file, kind, title, description, make } of materials) {
    const path = join(directory, course, file);
    const content = await make();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    entries.push({ course, file, kind, title, description, bytes: content.byteLength });
  }
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "manifest.json"), `${JSON.stringify(entries, null, 2)}\n`);
  return entries;
}
