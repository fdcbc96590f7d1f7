import { mkdir, open as openFile, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Config } from "./config.ts";
import type { SiteSecretName } from "./site-secret.ts";

/** That somebody was erased, as it outlasts the database: their numbers and addresses are HMACs. */
const erased = z.object({
  id: z.uuid(),
  ref: z.string(),
  at: z.iso.datetime(),
  counts: z.record(z.string(), z.number()),
  marks: z.array(z.string()),
});
export type Erased = z.infer<typeof erased>;

/** The site's secret for the HMACs. A list is of no use in a database that has another one. */
export const erasedPeopleSecret: SiteSecretName = "erased-people";

let file: string | undefined;

/** Where the list of erased people is: beside the backups, so that whoever copies these copies it too. */
export const erasedListFile = ({ DATA_DIR }: Pick<Config, "DATA_DIR">) =>
  join(DATA_DIR, "backups", "erased-people.jsonl");

/** Takes the place of the list of erased people. */
export function openErasedList(config: Pick<Config, "DATA_DIR">): void {
  file = erasedListFile(config);
}

function place(): string {
  if (!file) throw new Error("The list of erased people is not open yet.");
  return file;
}

/** A line that was cut off by a crash is ignored: the job writes it again. */
function readLine(line: string): Erased | undefined {
  try {
    return erased.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** The people on the list; none where there is no list yet. */
export async function readErasedList(): Promise<Erased[]> {
  const text = await readFile(place(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => readLine(line) ?? []);
}

const asLines = (people: readonly Erased[]) => people.map((one) => `${JSON.stringify(one)}\n`).join("");

/** Adds people to the list, and waits until they are on the disk. */
export async function addToErasedList(people: readonly Erased[]): Promise<void> {
  if (!people.length) return;
  await mkdir(dirname(place()), { recursive: true, mode: 0o700 });
  const handle = await openFile(place(), "a", 0o600);
  try {
    // Begins a line of its own after one that was cut off.
    await handle.appendFile(`\n${asLines(people)}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Leaves only these people on the list. */
export async function keepOnErasedList(isKept: (one: Erased) => boolean): Promise<void> {
  const people = await readErasedList();
  const kept = people.filter(isKept);
  if (kept.length === people.length) return;
  const partial = `${place()}.partial`;
  await writeFile(partial, asLines(kept), { mode: 0o600, flush: true });
  await rename(partial, place());
}
