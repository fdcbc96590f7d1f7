import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The longest that an unsent mail is saved, in days: its links expire long before. The owner can set less. */
export const savedMailDays = 14;

const written = z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.iso.datetime() });

/** An unsent mail, with its file name. */
export type SavedMail = z.infer<typeof written> & { id: string };

/** A file name begins with its time, so that sorting by name sorts by time. */
const fileName = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{16})\.json$/;

/** Saves a mail as a file that only this server's user may read. */
export async function keepMail(folder: string, mail: Omit<SavedMail, "id" | "at">): Promise<void> {
  const at = new Date().toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${at.replace(/[:.]/g, "-")}-${randomBytes(8).toString("hex")}.json`;
  const { to, subject, text } = mail;
  await writeFile(join(folder, name), JSON.stringify({ to, subject, text, at }), { mode: 0o600, flag: "wx" });
}

/** The names of the files in the folder; none as long as there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

const oldestAt = () => new Date(Date.now() - savedMailDays * 24 * 60 * 60_000).toISOString();

/** How many unsent mails there are, without reading them. */
export async function countSavedMails(folder: string): Promise<number> {
  const oldest = oldestAt().replace(/[:.]/g, "-");
  return (await namesIn(folder)).filter((name) => fileName.test(name) && name >= oldest).length;
}

/** The unsent mails, newest first. Also deletes those that are too old. */
export async function listSavedMails(folder: string): Promise<SavedMail[]> {
  const names = await namesIn(folder);
  const oldest = oldestAt();
  const kept: SavedMail[] = [];
  for (const name of names.sort().reverse()) {
    const id = fileName.exec(name)?.[1];
    if (!id) continue;
    const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
    const mail = text === undefined ? undefined : readMail(text);
    if (mail && mail.at < oldest) await removeSavedMail(folder, id);
    else if (mail) kept.push({ ...mail, id });
  }
  return kept;
}

/** Deletes the mails that were saved before a moment. */
export async function removeMailsBefore(folder: string, border: Date): Promise<void> {
  const old = (await listSavedMails(folder)).filter(({ at }) => new Date(at) < border);
  await Promise.all(old.map(({ id }) => removeSavedMail(folder, id)));
}

/** A file that was cut off by a crash is ignored. */
function readMail(text: string): z.infer<typeof written> | undefined {
  try {
    return written.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Deletes a mail; it is no error if it is gone already. */
export async function removeSavedMail(folder: string, id: string): Promise<void> {
  if (fileName.test(`${id}.json`)) await rm(join(folder, `${id}.json`), { force: true });
}
