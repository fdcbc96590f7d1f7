import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { botKinds, ownKinds } from "#content/bots/kinds.ts";

/** How many lines of the concierge are learnt for a kind: all of them would outweigh the bots' own. */
const mostShared = 90;

/** What the kinds are learnt from: the bots' own lines, and of the concierge's lines every so many. */
export async function readBotLessons(): Promise<Map<string, string[]>> {
  const own: ReadonlySet<string> = new Set(ownKinds);
  const lessons = new Map<string, string[]>();
  for (const kind of botKinds) {
    const folder = own.has(kind) ? "content/bots/asked" : "content/concierge/asked";
    const text = await readFile(join(folder, `${kind}.txt`), "utf8");
    const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
    const step = own.has(kind) ? 1 : Math.ceil(lines.length / mostShared);
    lessons.set(kind, lines.filter((_, at) => at % step === 0));
  }
  return lessons;
}
