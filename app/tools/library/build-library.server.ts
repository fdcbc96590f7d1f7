import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { learn, weighStems } from "#packages/recognise/learn.ts";
import { departmentSchema } from "./department.ts";
import { knownWords } from "./known-words.ts";
import { builtLibrary, generalId, type Kind, type Shelf } from "./library.ts";
import { featuresOf, tellingStems } from "./read-line.ts";
import { tradeSchema } from "./trade.ts";

const schemas = { trades: tradeSchema, departments: departmentSchema } satisfies Record<Kind, z.ZodType>;

/** All texts in a value, one a line. */
function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsIn).join("\n");
}

/** Reads and checks all pieces of a kind. @throws Error that names the file and what is wrong */
export async function readPieces<K extends Kind>(
  kind: K,
): Promise<Map<string, z.output<(typeof schemas)[K]>>> {
  const folder = join("content/library", kind);
  const pieces = new Map<string, z.output<(typeof schemas)[K]>>();
  for (const file of (await readdir(folder)).sort()) {
    const path = join(folder, file);
    const checked = schemas[kind].safeParse(parse(await readFile(path, "utf8")));
    if (!checked.success)
      throw new Error(
        `${path}: ${checked.error.issues.map((one) => `${one.path.join(".")} ${one.message}`).join("; ")}`,
      );
    pieces.set(basename(file, ".yaml"), checked.data as z.output<(typeof schemas)[K]>);
  }
  return pieces;
}

/** Learns to recognise the pieces of a kind from their own texts and from lines as people type them. */
export function learnShelf(pieces: ReadonlyMap<string, z.output<(typeof schemas)[Kind]>>): Shelf {
  const known = new Map([...pieces].filter(([id]) => id !== generalId));
  const examples = [...known].flatMap(([, { name, describes, called, says }], subject) =>
    [name, describes, ...called, ...says].map((line) => ({
      subject,
      features: featuresOf(line),
      stems: tellingStems(line),
    })),
  );
  const texts = [...known.values()].map(({ says: _, ...piece }) => {
    // Names would teach that a barber is a king.
    const { names: __, ...told } = piece as { names?: unknown };
    return textsIn(told).split("\n").flatMap(tellingStems);
  });
  const names = Object.fromEntries([...known].map(([id, { name }]) => [id, name]));
  return { names, learnt: learn([...known.keys()], examples, weighStems(texts)) };
}

/** Checks the library and writes it into `build/`, one file a piece, so that only what is asked for is loaded. */
export async function buildLibrary(): Promise<void> {
  await rm(builtLibrary, { recursive: true, force: true });
  const texts: string[] = [];
  for (const kind of ["trades", "departments"] as const) {
    const pieces = await readPieces(kind);
    await mkdir(join(builtLibrary, kind), { recursive: true });
    const write = (name: string, value: unknown) =>
      writeFile(join(builtLibrary, name), JSON.stringify(value));
    for (const [id, { says: _, called: __, describes: ___, ...piece }] of pieces) {
      await write(`${kind}/${id}.json`, piece);
      texts.push(textsIn({ ...piece, names: undefined }));
    }
    await write(`${kind}.json`, learnShelf(pieces));
  }
  await writeFile(join(builtLibrary, "words.json"), JSON.stringify(knownWords(texts)));
}
