import { mediaRefusals } from "#content/application-media.ts";
import { fileMark } from "./file-mark.ts";
import type { RunningUpload, resumableUpload, UploadListener } from "./resumable-upload.ts";
import { begunAs, saveBegun } from "./saved-upload.ts";
import { type TransferRate, transferRate } from "./transfer-rate.ts";
import type { UploadEvent } from "./upload-state.ts";

export type Send = typeof resumableUpload;

interface Sending {
  file: File;
  /** Whether it may be sent now; false while it is paused. */
  goes: boolean;
  running?: RunningUpload;
  rate: { at(now: number, bytes: number): TransferRate | undefined };
}

/** Sends one file at a time, as soon as the code for it is attached, and reports what happens. */
export function uploadSender(report: (event: UploadEvent) => void) {
  let send: Send | undefined;
  let current: Sending | undefined;

  /** Reports only for the current file, because an earlier one may still get responses. */
  function listenerFor(sending: Sending, mark: string): UploadListener {
    const own = (event: UploadEvent) => {
      if (current === sending) report(event);
    };
    return {
      onBegun(id) {
        saveBegun(mark, id);
        own({ type: "registered", id });
      },
      onProgress: (sent) => own({ type: "progressed", sent, rate: sending.rate.at(Date.now(), sent) }),
      onWaiting() {
        sending.rate = transferRate(sending.file.size);
        own({ type: "disconnected" });
      },
      onDone: (id) => own({ type: "completed", id }),
      onRefused: (reason) => own({ type: "failed", reason }),
    };
  }

  async function begin(sending: Sending): Promise<void> {
    if (!send) return;
    const mark = await fileMark(sending.file).catch(() => null);
    // It may have been removed, paused or begun while the file was read.
    if (current !== sending || sending.running || !sending.goes) return;
    if (mark === null) return report({ type: "failed", reason: mediaRefusals.unreadable });
    report({ type: "started" });
    const { file } = sending;
    sending.running = send(file, listenerFor(sending, mark), { name: file.name, known: begunAs(mark) });
  }

  function stop(): void {
    if (!current) return;
    current.goes = false;
    current.running?.pause();
  }

  return {
    /** Sets the code that sends files, which is loaded only when there is a file. */
    attach(code: Send): void {
      send = code;
      if (current?.goes) void begin(current);
    },
    take(file: File): void {
      stop();
      current = { file, goes: true, rate: transferRate(file.size) };
      void begin(current);
    },
    goOn(): void {
      if (!current) return;
      current.goes = true;
      current.rate = transferRate(current.file.size);
      if (current.running) current.running.resume();
      else void begin(current);
    },
    stop,
    /** Forgets the file. */
    release(): void {
      current = undefined;
    },
  };
}
