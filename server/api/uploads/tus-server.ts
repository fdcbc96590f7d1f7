import { Readable } from "node:stream";
import { DataStore, Server, type Upload } from "@tus/server";
import { checkedBytes, mediaBytes, uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { countBegun, noteReceived } from "#app/recruitment/upload/media-quota.server.ts";
import {
  checkMedia,
  discardMedia,
  finishMedia,
  isWhole,
} from "#app/recruitment/upload/media-uploads.server.ts";
import { mediaRefusals } from "#content/application-media.ts";
import { AppError } from "#server/platform/errors.ts";
import { storage } from "#server/platform/storage.ts";
import { uploadLocks } from "#server/platform/upload-locks.ts";

/** How long a request may still take when another one waits for its upload, in milliseconds. */
const drainMs = 500;

/**
 * Reads the first bytes of a stream, fewer only where it has no more, and returns them with a copy of the whole stream.
 */
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

/** After how many bytes of one request the quota is looked at again. */
const countedBytes = 4 * 1024 * 1024;

/** The same stream, whose bytes are noted as they arrive. It fails when the quota has no room for more. */
function counted(stream: Readable, id: string, offset: number): Readable {
  async function* noted() {
    let [arrived, known] = [offset, offset];
    for await (const chunk of stream) {
      arrived += chunk.length;
      if (arrived - known >= countedBytes) {
        await noteReceived(id, arrived);
        known = arrived;
      }
      yield chunk;
    }
  }
  return Readable.from(noted(), { objectMode: false });
}

const pieces = async () => (await storage()).pieces();

/**
 * The store of this server, as the tus server uses it. It stores no file whose first bytes are not those of a video or
 * audio, and removing a file removes its record too.
 */
class CheckedUploads extends DataStore {
  override extensions = ["creation", "termination"];

  override async create(upload: Upload): Promise<Upload> {
    return (await pieces()).create(upload);
  }

  // The tus server calls these while it has the upload's lock. The record is read here and not before, because requests
  // must reach the lock in the order in which they arrived: the state must include a piece that was cut off before it.
  override async getUpload(id: string): Promise<Upload> {
    await isWhole(id);
    return (await pieces()).getUpload(id);
  }

  override async remove(id: string): Promise<void> {
    await isWhole(id);
    await discardMedia(id);
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    if (await isWhole(id)) throw new AppError("conflict", mediaRefusals.offset);
    await noteReceived(id, offset);
    const end = await this.#writeChecked(counted(stream, id, offset), id, offset);
    await noteReceived(id, end);
    return end;
  }

  async #writeChecked(stream: Readable, id: string, offset: number): Promise<number> {
    const store = await pieces();
    if (offset > 0) return store.write(stream, id, offset);
    const { size = 0 } = await store.getUpload(id);
    const wanted = Math.min(checkedBytes, size);
    const { first, whole } = await readFirst(stream, wanted);
    // A first piece that was cut before this point is not stored, so everything in the store has been checked.
    if (first.length < wanted) throw new AppError("bad-request", mediaRefusals.shortPiece);
    await countBegun(id);
    await checkMedia(id, first.subarray(0, checkedBytes));
    return store.write(whole, id, offset);
  }
}

const failures = new WeakMap<Request, unknown>();

const store = new CheckedUploads();
const server = new Server({
  path: uploadsPath,
  datastore: store,
  locker: uploadLocks,
  lockDrainTimeout: drainMs,
  maxSize: mediaBytes,
  // Only our own pages may upload.
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

/** Creates a new upload in the store. */
export async function createUpload(upload: Upload): Promise<void> {
  await store.create(upload);
}

export { Upload } from "@tus/server";

/**
 * Lets the tus server handle a request.
 * @throws the error behind a failed response: an AppError, or an object of tus
 */
export async function answerTus(request: Request): Promise<Response> {
  const answer = await server.handleWeb(request);
  const failure = failures.get(request);
  if (failure !== undefined) throw failure;
  // Requests that tus rejects at once do not reach onResponseError.
  if (!answer.ok) throw { status_code: answer.status, body: await answer.text() };
  return answer;
}
