import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { botKinds, ownKinds } from "#content/bots/kinds.ts";
import { dangers } from "#content/concierge/labels.ts";

/** How many lines of the concierge are learnt for a kind: all of them would outweigh the bots' own. */
const mostShared = 90;

async function linesOf(folder: string, kind: string): Promise<string[]> {
  const file = join(folder, `${kind}.txt`);
  if (!existsSync(file)) return [];
  return (await readFile(file, "utf8"))
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Danger is told in more ways than a greeting, and nobody in danger should be missed. */
const mostOfDanger = 1000;

async function sharedLines(kind: string): Promise<string[]> {
  if (kind !== "danger") return linesOf("content/concierge/asked", kind);
  return (await Promise.all(dangers.map((label) => linesOf("content/concierge/asked", label)))).flat();
}

/** What the kinds are learnt from: the bots' own lines, and of the concierge's lines every so many. */
export async function readBotLessons(): Promise<Map<string, string[]>> {
  const own: ReadonlySet<string> = new Set(ownKinds);
  const lessons = new Map<string, string[]>();
  for (const kind of botKinds) {
    const lines = await linesOf("content/bots/asked", kind);
    const shared = own.has(kind) ? [] : await sharedLines(kind);
    const step = Math.ceil(shared.length / (kind === "danger" ? mostOfDanger : mostShared));
    lessons.set(kind, [...new Set([...lines, ...shared.filter((_, at) => at % step === 0)])]);
  }
  return lessons;
}
