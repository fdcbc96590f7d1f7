import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Storage } from "./stored-files.ts";

/**
 * Writes a small file to a store, reads it and removes it, because a store that can be read may still refuse writes.
 * @throws Error from the store, or if the file comes back changed
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
    // The upload is removed if possible; only the first error is thrown, because it shows the cause.
    await files.remove(id).catch(() => {});
    throw error;
  }
  await files.remove(id);
}
