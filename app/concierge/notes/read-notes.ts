import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type Label, labelGroups, labels } from "#content/concierge/labels.ts";
import { withFacts } from "../answers/facts.ts";
import { placeOf } from "../knowledge/places.ts";
import { answerShape } from "../written-answer.ts";
import type { Note, NoteLine } from "./notes.ts";

const folder = "content/concierge/notes";

const line = z.coerce.string().trim().min(3).max(300);

const shape = answerShape.extend({
  note: z.string().regex(/^[a-z][a-z0-9_]+$/),
  label: z.enum(labels),
  asked: z.array(line).min(8),
  follow: z.array(line).default([]),
});

const groupOf = (label: Label) =>
  (Object.keys(labelGroups) as (keyof typeof labelGroups)[]).find((group) => label in labelGroups[group]);

/**
 * Reads and checks the notes: precise questions, each asked in many ways, with one answer.
 * @throws Error that names the file, for a note that is not well formed, is there twice, or shares a line with another
 */
export async function readNotes(): Promise<{ notes: Note[]; lines: NoteLine[] }> {
  const notes: Note[] = [];
  const lines: NoteLine[] = [];
  const owners = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort()) {
    const refuse = (why: string): never => {
      throw new Error(`${folder}/${file}: ${why}`);
    };
    const checked = z.array(shape).safeParse(parse(await readFile(join(folder, file), "utf8")));
    if (!checked.success)
      refuse(checked.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "));
    for (const { note: id, label, asked, follow, page, action, answer, again, ...says } of checked.data ??
      []) {
      if (notes.some((other) => other.id === id)) refuse(`${id} is there twice`);
      placeOf(page);
      for (const text of [answer, again, ...Object.values(says)]) withFacts(text ?? "");
      const after = groupOf(label);
      const own = (text: string, rest: Pick<NoteLine, "after"> = {}) => {
        const plain = text.toLowerCase();
        const owner = owners.get(plain);
        if (owner === id) return;
        if (owner) refuse(`"${text}" asks both ${owner} and ${id}`);
        owners.set(plain, id);
        lines.push({ line: text, note: notes.length, ...rest });
      };
      for (const text of asked) own(text);
      for (const text of follow) own(text, after ? { after } : {});
      notes.push({
        id,
        label,
        page,
        action,
        ...(again ? { again } : {}),
        says: { english: answer, ...says },
      });
    }
  }
  return { notes, lines };
}
