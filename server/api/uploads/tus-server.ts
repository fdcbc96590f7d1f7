import { Readable } from "node:stream";
import { DataStore, Server, type Upload } from "@tus/server";
import { judgedBytes, mediaBytes, uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { discardMedia, finishMedia, judgeMedia } from "#app/recruitment/upload/media-uploads.server.ts";
import { mediaRefusals } from "#content/application-media.ts";
import { AppError } from "#server/platform/errors.ts";
import { storage } from "#server/platform/storage.ts";
import { uploadLocks } from "#server/platform/upload-locks.ts";

/** How long a request may still take when another one waits for its upload, in milliseconds. */
const drainMs = 500;

/** The first bytes of a stream, and the stream as it was. Fewer only where it has no more. */
async function readFirst(stream: Readable, bytes: number): Promise<{ first: Buffer; whole: Readable }> {
  const pieces: Buffer[] = [];
  let length = 0;
  const source = stream.iterator({ destroyOnReturn: false });
  while (length < bytes) {
    const { done, value } = await source.next();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  async function* again() {
    yield* pieces;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return { first: Buffer.concat(pieces), whole: Readable.from(again(), { objectMode: false }) };
}

const pieces = async () => (await storage()).pieces();

/**
 * The store of this server, as the tus server uses it: nothing lies in it whose first bytes are not those of a video or
 * audio, and what is removed from it loses its record too.
 */
class JudgedUploads extends DataStore {
  override extensions = ["creation", "termination"];

  override async create(upload: Upload): Promise<Upload> {
    return (await pieces()).create(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    return (await pieces()).getUpload(id);
  }

  override async remove(id: string): Promise<void> {
    await discardMedia(id);
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const store = await pieces();
    if (offset > 0) return store.write(stream, id, offset);
    const { size = 0 } = await store.getUpload(id);
    const wanted = Math.min(judgedBytes, size);
    const { first, whole } = await readFirst(stream, wanted);
    // Of a piece that was cut so early nothing is kept, so what lies in the store has always been judged.
    if (first.length < wanted) throw new AppError("bad-request", mediaRefusals.shortPiece);
    await judgeMedia(id, first.subarray(0, judgedBytes));
    return store.write(whole, id, offset);
  }
}

const failures = new WeakMap<Request, unknown>();

const store = new JudgedUploads();
const server = new Server({
  path: uploadsPath,
  datastore: store,
  locker: uploadLocks,
  lockDrainTimeout: drainMs,
  maxSize: mediaBytes,
  // The uploads are our own pages' only.
  allowedOrigins: () => false,
  async onUploadFinish(_, { id }) {
    await finishMedia(id);
    return {};
  },
  onResponseError(request, error) {
    failures.set(request, error);
    return undefined;
  },
});

/** Makes the place of a new upload in the store. */
export async function createUpload(upload: Upload): Promise<void> {
  await store.create(upload);
}

export { Upload } from "@tus/server";

/**
 * Has the tus server answer a request.
 * @throws whatever its answer would have been made of, when something went wrong: an AppError, or an object of tus' own
 */
export async function answerTus(request: Request): Promise<Response> {
  const answer = await server.handleWeb(request);
  const failure = failures.get(request);
  if (failure !== undefined) throw failure;
  // What it refuses before it has looked at anything is no failure to it.
  if (!answer.ok) throw { status_code: answer.status, body: await answer.text() };
  return answer;
}
