import { statfs } from "node:fs/promises";

/**
 * What must stay free on the disk of the data folder, in bytes. Below it uploads and backups are refused, the Status
 * screen and `npm run doctor` say so, because a full disk stops the database.
 */
export const mustStayFree = 1024 ** 3;

/** The room on the disk of a folder, in bytes. */
export async function diskSpace(folder: string): Promise<{ free: number; all: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}
