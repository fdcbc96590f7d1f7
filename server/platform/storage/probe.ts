import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Storage } from "./stored-files.ts";

/**
 * Writes a small file into a store, reads it and removes it: a store that can be read may still take no writes.
 * @throws Error the store's own, or one for a file that came back otherwise
 */
export async function probeStorage(files: Storage): Promise<void> {
  const { Upload } = await import("@tus/server");
  const id = randomUUID();
  const bytes = randomBytes(1000);
  try {
    const pieces = await files.pieces();
    await pieces.create(new Upload({ id, size: bytes.length, offset: 0 }));
    await pieces.write(Readable.from([bytes]), id, 0);
    const read = await buffer(await files.read(id));
    if (!read.equals(bytes)) throw new Error("other bytes");
  } catch (error) {
    // What was begun is removed if it can be; the first error says what is wrong.
    await files.remove(id).catch(() => {});
    throw error;
  }
  await files.remove(id);
}
