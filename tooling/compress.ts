import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = /\.(html|js|css|svg|json|data|txt|xml)$/;

/** Large pages have to fit into the network's first flight of 14,600 bytes, so there every byte counts. */
const largePage = 64_000;

/** Settings to try for a large page. Which one makes it smallest is chance; they differ by up to 60 bytes. */
const tried = [
  { window: 22, postfix: 0, direct: 0 },
  { window: 16, postfix: 0, direct: 0 },
  { window: 16, postfix: 1, direct: 2 },
  { window: 18, postfix: 2, direct: 16 },
  { window: 16, postfix: 2, direct: 16 },
  { window: 18, postfix: 3, direct: 0 },
  { window: 17, postfix: 0, direct: 15 },
  { window: 16, postfix: 2, direct: 4 },
  { window: 18, postfix: 1, direct: 16 },
  { window: 18, postfix: 1, direct: 4 },
  { window: 17, postfix: 1, direct: 4 },
  { window: 18, postfix: 3, direct: 64 },
  { window: 16, postfix: 1, direct: 24 },
];

/** The text compressed by Brotli at its best: for a large page, the smallest of several results. */
async function smallest(file: string, text: Buffer): Promise<Buffer> {
  const settings = file.endsWith(".html") && text.length > largePage ? tried : tried.slice(0, 1);
  const all = await Promise.all(
    settings.map(({ window, postfix, direct }) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return all.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Writes a .br and a .gz beside each file that shrinks, at the best compression: written once, read often. */
export async function compress(files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => worthIt.test(name))) {
    const text = await readFile(file);
    const small = await smallest(file, text);
    if (small.length < text.length) {
      await writeFile(`${file}.br`, small);
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
    }
  }
}
