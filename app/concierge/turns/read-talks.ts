import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readLines } from "#app/tools/library/read-library.server.ts";
import { isQuestion } from "../answers/questions.ts";
import { type TurnKind, turnKinds } from "./turn-kind.ts";

const folder = "content/concierge/talks";

/** A short chat whose last message is understood only with those before it, or is about something else. */
export interface PracticeTalk {
  readonly before: readonly string[];
  readonly turn: string;
  readonly kind: TurnKind;
  /**
   * What the last answer may be: a label (its general or calculated answer), 'label*' (also a precise one of it), the id of a
   * precise answer, or 'label:offer' (the answer must name that offer).
   */
  readonly wants: readonly string[];
}

/**
 * Reads the practice talks: blocks of lines with an empty line between them. The last line of a block says what the message
 * before it does, and what may be answered.
 * @throws Error for a block that is not well formed
 */
export async function readTalks(): Promise<PracticeTalk[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text, at) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .map((block) => {
        const lines = block.split("\n").map((line) => line.trim());
        const [, kind, wants = ""] = /^([a-z]+): (.+)$/.exec(lines.at(-1) ?? "") ?? [];
        const [turn, ...before] = lines.slice(0, -1).reverse();
        if (!turnKinds.includes(kind as TurnKind) || !turn || !before.length)
          throw new Error(`${folder}/${files[at]}: not a talk: ${block}`);
        return { before: before.reverse(), turn, kind: kind as TurnKind, wants: wants.split(" ") };
      }),
  );
}

/** One talk of so many is not learnt, so that a test can ask it. */
export const everyTalk = 4;

/** Whether the talk at this place is kept from learning. */
export const isHeldOut = (at: number) => at % everyTalk === everyTalk - 1;

/** Of these labels' lines, one of so many also teaches what a message does. */
const ofLabels: readonly (readonly [label: string, kind: TurnKind, every: number])[] = [
  ["thanks", "close", 2],
  ["goodbye", "close", 2],
  ["more", "on", 3],
  ["which_one", "on", 3],
  ["business", "tell", 20],
];

/** The lines that teach what a message does in its chat, by the kind. The first messages of chats stand for new matters. */
export async function readTurnLessons(): Promise<Map<TurnKind, string[]>> {
  const lessons = new Map<TurnKind, string[]>(turnKinds.map((kind) => [kind, []]));
  for (const [at, { before, turn, kind }] of (await readTalks()).entries()) {
    if (isHeldOut(at)) continue;
    lessons.get(kind)?.push(turn);
    lessons.get("new")?.push(...before.slice(0, 1).filter(isQuestion));
  }
  const asked = await readLines("content/concierge/asked");
  for (const [label, kind, every] of ofLabels)
    lessons.get(kind)?.push(...(asked.get(label) ?? []).filter((_, at) => at % every === 0));
  return lessons;
}
