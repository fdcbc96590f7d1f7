import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "@tus/file-store";
import { diskSpace } from "../disk-space.ts";
import { filesBehind, isStoredId, type Storage } from "./stored-files.ts";

const gone = (error: NodeJS.ErrnoException) => {
  if (error.code === "ENOENT") return undefined;
  throw error;
};

/** Files in a folder that only this server's user may enter: `<id>`, and beside it the `<id>.json` of tus. */
export async function localStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => {
    if (!isStoredId(id)) throw new Error("That is no id of a stored file.");
    return join(folder, id);
  };
  let pieces: Promise<FileStore> | undefined;
  return {
    pieces() {
      pieces ??= import("@tus/file-store").then(({ FileStore }) => new FileStore({ directory: folder }));
      return pieces;
    },
    size: async (id) => (await stat(pathOf(id)).catch(gone))?.size,
    async read(id, bytes) {
      // Opened here, so that a missing file is an error now and not in the middle of a response.
      const file = await open(pathOf(id));
      return createReadStream("", { ...bytes, fd: file });
    },
    async settle(id) {
      const file = await open(pathOf(id), "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async remove(id) {
      // The file first: while its `<id>.json` is listed, a leftover can still be found.
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.json`, { force: true });
    },
    async *list() {
      const names = await readdir(folder);
      const parts = names.map(async (name) => ({
        name,
        changed: (await stat(join(folder, name)).catch(gone))?.mtime ?? new Date(),
      }));
      yield* filesBehind(await Promise.all(parts));
    },
    async room() {
      return (await diskSpace(folder)).free;
    },
  };
}
