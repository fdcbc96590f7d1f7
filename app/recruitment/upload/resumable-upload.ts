import { type DetailedError, Upload } from "tus-js-client";
import { mediaRefusals } from "#content/application-media.ts";
import { pieceBytes, uploadsPath } from "./media-contract.ts";

/** Hears what happens to an upload. */
export interface UploadListener {
  /** The server knows of it under this id: with it an interrupted upload goes on, also after a reload. */
  onBegun(id: string): void;
  /** So many bytes are sent, of which the last few may still be on their way. */
  onProgress(sent: number): void;
  /** The connection is gone. The upload goes on by itself when it is back. */
  onWaiting(): void;
  onDone(id: string): void;
  /** The server refuses the file, in words for the visitor. */
  onRefused(words: string): void;
}

export interface RunningUpload {
  pause(): void;
  /** Goes on at once, without waiting for the next try. */
  resume(): void;
  /** Stops, and erases what the server has. */
  remove(): Promise<void>;
}

interface UploadOptions {
  name: string;
  /** The id of an upload of the same file that was interrupted. */
  known?: string | undefined;
  /** The site's origin; in a browser the page's own. */
  origin?: string;
  /** How long nothing may move before the connection counts as dead, in milliseconds. */
  stallMs?: number;
}

/** Pauses before each try after the connection broke, in milliseconds. A try that gets further starts the list again. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(120).fill(30_000)];
const usualStallMs = 45_000;

const statusOf = (error: Error | DetailedError) =>
  "originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Whether it is a passing trouble of the connection or the server. A refused file stays refused. */
function passes(status: number): boolean {
  return status === 0 || status >= 500 || [408, 409, 423].includes(status);
}

/** The server's words about a refusal (problem JSON), or ours. */
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

interface Failure {
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** Whether it failed at a request, and not at reading the file. */
  atRequest: boolean;
  /** Whether the upload has an id on the server. */
  known: boolean;
}

/** What follows when an upload has used up all its tries. */
export function afterFailure({ status, atRequest, known }: Failure): "start-over" | "wait" | "give-up" {
  // The server has erased what was interrupted too long ago.
  if (status === 404 && known) return "start-over";
  // The visitor presses "Try now", or the network comes back.
  return passes(status) && atRequest ? "wait" : "give-up";
}

/** Calls back when nothing has moved for a while. Some dead connections never report an error. */
function stallWatch(ms: number, onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    moved(): void {
      stop();
      timer = setTimeout(onStall, ms);
    },
    stop,
  };
}

/** Where tus creates an upload, or finds the one that the server knows. */
function addressOf(id: string | undefined, uploads: string) {
  // With both, tus would start a second upload whenever the known one does not answer, for example while the server
  // restarts. So it gets the endpoint only while no upload is known.
  return { endpoint: id ? null : uploads, uploadUrl: id ? `${uploads}/${id}` : null };
}

/**
 * Sends a file in pieces, over a connection that may break at any time. It goes on by itself from where the server has
 * it, and sends at most one piece again.
 */
export function resumableUpload(
  file: File | Buffer,
  listener: UploadListener,
  { name, known, origin = "", stallMs = usualStallMs }: UploadOptions,
): RunningUpload {
  const uploads = origin + uploadsPath;
  let id = known;
  let upload: Upload | undefined;
  const stall = stallWatch(stallMs, () => {
    listener.onWaiting();
    go();
  });

  function halt(): void {
    stall.stop();
    void upload?.abort();
  }

  function fail(error: Error | DetailedError): void {
    stall.stop();
    const atRequest = "originalRequest" in error;
    const next = afterFailure({ status: statusOf(error), atRequest, known: Boolean(id) });
    if (next === "wait") listener.onWaiting();
    else if (next === "give-up") listener.onRefused(wordsOf(error));
    else {
      id = undefined;
      go();
    }
  }

  /** Starts, or goes on from where the server has it. A tus upload that was stopped cannot be used again. */
  function go(): void {
    halt();
    const current = new Upload(file, {
      ...addressOf(id, uploads),
      chunkSize: pieceBytes,
      retryDelays: pauses,
      metadata: { filename: name },
      storeFingerprintForResuming: false,
      onShouldRetry(error) {
        const again = passes(statusOf(error));
        if (again) listener.onWaiting();
        return again;
      },
      onUploadUrlAvailable() {
        current.options.endpoint = null;
        id = current.url?.split("/").at(-1) ?? "";
        listener.onBegun(id);
      },
      onBeforeRequest: stall.moved,
      onProgress(sent) {
        stall.moved();
        listener.onProgress(sent);
      },
      onSuccess() {
        stall.stop();
        if (id) listener.onDone(id);
      },
      onError: fail,
    });
    upload = current;
    stall.moved();
    current.start();
  }

  go();
  return {
    pause: halt,
    resume: go,
    async remove() {
      halt();
      // An upload that is already gone is fine. The server clears one that cannot be reached now after a day.
      if (id) await Upload.terminate(`${uploads}/${id}`).catch(() => {});
    },
  };
}
