import { buildMaterials } from "#materials/build.ts";
import { materialsDirectory } from "#materials/material.ts";

/** `npm run materials`: builds the files of the free courses, and prints the size of each. */
const started = performance.now();
for (const { course, file, bytes } of await buildMaterials()) {
  console.log(`  ${materialsDirectory}/${course}/${file}  ${Math.ceil(bytes / 1024)} KB`);
}
console.log(`  in ${((performance.now() - started) / 1000).toFixed(1)} s`);
