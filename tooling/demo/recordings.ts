import { Readable } from "node:stream";
import { Upload } from "@tus/server";
import { beginMedia, finishMedia } from "#app/recruitment/upload/media-uploads.server.ts";
import { storage } from "#server/platform/storage.ts";

/** Stores a file as an applicant's upload does. @returns its id, which the application form names */
export async function storeRecording(name: string, bytes: Buffer): Promise<string> {
  const id = await beginMedia({ bytes: bytes.length, name, network: "sample data" });
  const pieces = await (await storage()).pieces();
  await pieces.create(new Upload({ id, size: bytes.length, offset: 0, metadata: { filename: name } }));
  await pieces.write(Readable.from([bytes]), id, 0);
  await finishMedia(id);
  return id;
}
