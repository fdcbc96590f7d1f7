import { readFile, writeFile } from "node:fs/promises";

const readme = "bench/README.md";

/**
 * Replaces the text between the marks `<!-- name -->` and `<!-- /name -->` of bench/README.md.
 * @throws Error when the marks are missing
 */
export async function writeSection(name: string, text: string): Promise<void> {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = await readFile(readme, "utf8");
  const [start, end] = [before.indexOf(open), before.indexOf(close)];
  if (start === -1 || end < start) throw new Error(`${readme} has no place for ${name}: ${open} … ${close}`);
  await writeFile(readme, `${before.slice(0, start + open.length)}\n${text}\n${before.slice(end)}`);
}
