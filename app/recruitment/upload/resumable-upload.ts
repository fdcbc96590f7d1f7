import { type DetailedError, Upload } from "tus-js-client";
import { mediaRefusals } from "#content/application-media.ts";
import { pieceBytes, uploadsPath } from "./media-contract.ts";

/** Receives the events of an upload. */
export interface UploadListener {
  /** The server knows the upload by this id, which continues it after an interruption, also after a reload. */
  onBegun(id: string): void;
  /** Bytes sent so far; the last few may still be in transit. */
  onProgress(sent: number): void;
  /** The connection is lost. The upload continues automatically when it is back. */
  onWaiting(): void;
  onDone(id: string): void;
  /** The server refuses the file; `words` tell the visitor why. */
  onRefused(words: string): void;
}

export interface RunningUpload {
  pause(): void;
  /** Continues at once, without waiting for the next try. */
  resume(): void;
  /** Stops, and erases the upload on the server. */
  remove(): Promise<void>;
}

interface UploadOptions {
  name: string;
  /** The id of an interrupted upload of the same file. */
  known?: string | undefined;
  /** The site's origin; in a browser the default is the page's own. */
  origin?: string;
  /** How long without progress until the connection counts as dead, in milliseconds. */
  stallMs?: number;
}

/**
 * Pauses before each try after the connection broke, in milliseconds. A try that makes progress starts the list again.
 */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(120).fill(30_000)];
const usualStallMs = 45_000;

const statusOf = (error: Error | DetailedError) =>
  "originalResponse" in error ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Whether the failure is temporary. A refused file stays refused. */
function passes(status: number): boolean {
  return status === 0 || status >= 500 || [408, 409, 423].includes(status);
}

/** The server's reason for a refusal (problem JSON), or a general one. */
function wordsOf(error: Error | DetailedError): string {
  if (!("originalRequest" in error)) return mediaRefusals.unreadable;
  try {
    const { detail } = JSON.parse(error.originalResponse?.getBody() ?? "");
    if (typeof detail === "string") return detail;
  } catch {
    // The body is a proxy's own page, or empty.
  }
  return statusOf(error) === 404 ? mediaRefusals.gone : mediaRefusals.failed;
}

interface Failure {
  /** The HTTP status; 0 without a response. */
  status: number;
  /** Whether a request failed, not reading the file. */
  atRequest: boolean;
  known: boolean;
}

/** What to do when an upload has used up all its tries. */
export function afterFailure({ status, atRequest, known }: Failure): "start-over" | "wait" | "give-up" {
  // The server has erased an upload that was interrupted too long ago.
  if (status === 404 && known) return "start-over";
  // Waits until the visitor presses "Try now" or the network is back.
  return passes(status) && atRequest ? "wait" : "give-up";
}

/** Calls back when there is no progress for a while, because some dead connections never report an error. */
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

/** The tus options for a new upload, or for one that the server knows. */
function addressOf(id: string | undefined, uploads: string) {
  // With both options, tus would start a second upload whenever the known one does not respond, for example while the
  // server restarts. So it gets the endpoint only while no upload is known.
  return { endpoint: id ? null : uploads, uploadUrl: id ? `${uploads}/${id}` : null };
}

/**
 * Sends a file in pieces over a connection that may break at any time. It continues automatically from where the server
 * has it, and repeats at most one piece.
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

  /** Starts, or continues from where the server has it. A stopped tus upload cannot be reused. */
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
