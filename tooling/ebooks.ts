/** `npm run ebooks`: makes the ebooks, and writes how many pages and which chapters they have. */
import { writeFile } from "node:fs/promises";
import { buildEbooks, contentsOf, ebooksDirectory } from "#materials/ebooks/build.ts";

const made = await buildEbooks();
for (const [file, text] of Object.entries(contentsOf(made))) await writeFile(file, text);
for (const [slug, { pages, file }] of Object.entries(made))
  console.log(`  ${ebooksDirectory}/${slug}.pdf  ${pages} pages, ${Math.ceil(file.byteLength / 1024)} KB`);
