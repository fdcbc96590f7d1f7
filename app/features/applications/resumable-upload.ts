import { type DetailedError, Upload } from "tus-js-client";
import { mediaRefusals } from "#app/content/application-media.ts";
import { pieceBytes, uploadsPath } from "./media-contract.ts";

/** What an upload tells of itself. */
export interface UploadEvents {
  /** The server knows of it under this id: with it an interrupted upload goes on, also after a reload. */
  onBegun(id: string): void;
  /** So many bytes are sent, of which the last few may still be on their way. */
  onProgress(sent: number): void;
  /** The connection is gone; it goes on by itself. */
  onWaiting(): void;
  onDone(id: string): void;
  /** It cannot be taken, in words for whoever sent it. */
  onRefused(words: string): void;
}

export interface RunningUpload {
  pause(): void;
  /** Goes on, also at once with what waits for its next try. */
  resume(): void;
  /** Stops, and takes back what was sent. */
  remove(): Promise<void>;
}

interface UploadOptions {
  name: string;
  /** The id of an upload of the same file that was interrupted. */
  known?: string | undefined;
  /** Where the site is; of the page itself in a browser. */
  origin?: string;
  /** How long nothing may move before the connection counts as dead, in milliseconds. */
  stallMs?: number;
}

/** Pauses before each try after the connection broke, in milliseconds; tries that get further begin anew. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(120).fill(30_000)];
const usualStallMs = 45_000;

const statusOf = (error: Error | DetailedError) =>
  "originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Whether it is the connection's or the server's passing trouble. What was refused stays refused. */
function passes(status: number): boolean {
  return status === 0 || status >= 500 || [408, 409, 423].includes(status);
}

/** What the server said of its refusal (problem JSON). */
function wordsOf(error: Error | DetailedError): string {
  if (!("originalRequest" in error)) return mediaRefusals.unreadable;
  try {
    const { detail } = JSON.parse(error.originalResponse?.getBody() ?? "");
    if (typeof detail === "string") return detail;
  } catch {
    // A proxy's own page, or nothing at all.
  }
  return statusOf(error) === 404 ? mediaRefusals.gone : mediaRefusals.failed;
}

/**
 * Sends a file in pieces, over a connection that may break at any time: it goes on where the server has it, by itself,
 * and at most one piece is sent again.
 */
export function resumableUpload(
  file: File | Buffer,
  events: UploadEvents,
  { name, known, origin = "", stallMs = usualStallMs }: UploadOptions,
): RunningUpload {
  let stalled: ReturnType<typeof setTimeout> | undefined;
  let id = known;
  let upload: Upload | undefined;

  /** Some dead connections never say so. While nothing moves for long, the upload begins anew where it was. */
  function watch(): void {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      events.onWaiting();
      go();
    }, stallMs);
  }

  function halt(): void {
    clearTimeout(stalled);
    void upload?.abort();
  }

  function fail(error: Error | DetailedError): void {
    clearTimeout(stalled);
    const status = statusOf(error);
    // What was interrupted too long ago, or erased since, begins anew.
    if (status === 404 && id) {
      id = undefined;
      go();
    } else if (passes(status) && "originalRequest" in error) {
      // Every try is used up; the next is the visitor's, or comes with the network.
      events.onWaiting();
    } else events.onRefused(wordsOf(error));
  }

  /** Begins, or goes on where the server has it. An upload of tus' own that was stopped is not used again. */
  function go(): void {
    halt();
    const current = new Upload(file, {
      // tus begins a second upload, from nothing, where the known one does not answer for whatever reason, such as a
      // server that is just starting again: so it may begin one only while none is known.
      endpoint: id ? null : origin + uploadsPath,
      uploadUrl: id ? `${origin}${uploadsPath}/${id}` : null,
      chunkSize: pieceBytes,
      retryDelays: pauses,
      metadata: { filename: name },
      storeFingerprintForResuming: false,
      onShouldRetry(error) {
        const again = passes(statusOf(error));
        if (again) events.onWaiting();
        return again;
      },
      onUploadUrlAvailable() {
        current.options.endpoint = null;
        id = current.url?.split("/").at(-1) ?? "";
        events.onBegun(id);
      },
      onBeforeRequest: watch,
      onProgress(sent) {
        watch();
        events.onProgress(sent);
      },
      onSuccess() {
        clearTimeout(stalled);
        if (id) events.onDone(id);
      },
      onError: fail,
    });
    upload = current;
    watch();
    current.start();
  }

  go();
  return {
    pause: halt,
    resume: go,
    async remove() {
      halt();
      // One that is gone already is removed; one that cannot be reached now is cleared by the server after a day.
      if (id) await Upload.terminate(`${origin}${uploadsPath}/${id}`).catch(() => {});
    },
  };
}
