import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = /\.(html|js|css|svg|json|data|txt|xml)$/;

/** Writes a .br and a .gz beside each file that shrinks, at the best compression: written once, read often. */
export async function compress(files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => worthIt.test(name))) {
    const text = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    const small = await brotli(text, { params });
    if (small.length < text.length) {
      await writeFile(`${file}.br`, small);
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
    }
  }
}
