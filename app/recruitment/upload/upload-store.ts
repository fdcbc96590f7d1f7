import { mediaRefusals } from "#content/application-media.ts";
import { askUpload, takeBack } from "./ask-upload.ts";
import { firstLook } from "./first-look.ts";
import { forgetBegun, readSaved, type SavedUpload, save } from "./saved-upload.ts";
import { type Send, uploadSender } from "./upload-sender.ts";
import {
  givenUp,
  idle,
  idOf,
  isActive,
  nextUpload,
  savedOf,
  type UploadEvent,
  type UploadState,
} from "./upload-state.ts";

/** How long a removed file can be restored, in milliseconds. */
export const undoTime = 15_000;

/** Saves the upload for a reload if something relevant changed. */
function saveChange(before: UploadState, after: UploadState): void {
  const [last, next] = [savedOf(before), savedOf(after)];
  if (next === undefined) return;
  if (last === undefined || last?.id !== next?.id || last?.whole !== next?.whole) save(next);
}

/** Removes an unsuccessful upload from the server and from the browser's list of begun uploads. */
function clearUp(before: UploadState, event: UploadEvent, after: UploadState): void {
  const left = givenUp(before, event, after);
  if (left) takeBack(left);
  const ended = event.type === "failed" || event.type === "verified";
  const forgotten = left ?? (ended && savedOf(after) === null ? idOf(before) : undefined);
  if (forgotten) forgetBegun(forgotten);
}

/** Makes the sender follow the state. */
function drive(sender: ReturnType<typeof uploadSender>, event: UploadEvent, after: UploadState): void {
  if (event.type === "chosen") {
    if (after.step === "checking") sender.take(event.file);
  } else if (after.step === "paused" || after.step === "removed") sender.stop();
  else if (!isActive(after)) sender.release();
  else if (["resumed", "reconnected", "reopened", "undone"].includes(event.type)) sender.goOn();
}

/** Listens to events of the page that affect an upload. @returns stops listening */
function listenToPage(read: () => UploadState, dispatch: (event: UploadEvent) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", () => dispatch({ type: "reconnected" }), { signal });
  window.addEventListener("pagehide", () => dispatch({ type: "expired" }), { signal });
  window.addEventListener(
    "beforeunload",
    (event) => {
      const state = read();
      if (isActive(state) && state.recorded) event.preventDefault();
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * The upload of the application form. There is one per document, so that a visitor who looks at another page and comes
 * back finds the upload as it was.
 */
export function uploadStore() {
  let state = idle;
  let restored = false;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const sender = uploadSender(dispatch);

  function dispatch(event: UploadEvent): void {
    const before = state;
    const after = nextUpload(before, event);
    if (after === before) return;
    state = after;
    saveChange(before, after);
    clearUp(before, event, after);
    drive(sender, event, after);
    if (before.step === "removed" || after.step === "removed") clearTimeout(undoTimer);
    if (after.step === "removed") undoTimer = setTimeout(() => dispatch({ type: "expired" }), undoTime);
    for (const listener of listeners) listener();
  }

  /** Checks whether the server still has the upload: it may be too old, or an application may use it. */
  async function verify({ id }: SavedUpload): Promise<void> {
    dispatch({ type: "verified", id, sent: await askUpload(id) });
  }

  function restore(): void {
    const saved = restored ? null : readSaved();
    restored = true;
    if (saved) dispatch({ type: "restored", upload: saved });
    if (state.step === "uploaded" || state.step === "interrupted") void verify(state.upload);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    /** Sets the code that sends files. */
    attach: (send: Send) => sender.attach(send),
    /** Adds the field to the page. @returns removes it again */
    mount() {
      restore();
      dispatch({ type: "reopened" });
      const stopListening = listenToPage(() => state, dispatch);
      return () => {
        stopListening();
        dispatch({ type: "expired" });
        // On other pages nothing is sent, because visitors pay for data and do not see this upload there.
        sender.stop();
      };
    },
    choose(file: File, from?: "recorder"): void {
      dispatch({ type: "chosen", file, recorded: from === "recorder" });
      if (firstLook(file) === "too-large") window.alert(mediaRefusals.size);
    },
    /** Takes the file out of the form. @returns puts it back */
    remove(): () => void {
      dispatch({ type: "removed" });
      const removed = state;
      if (removed.step !== "removed") return () => {};
      return () => dispatch({ type: state === removed ? "undone" : "undone-late" });
    },
  };
}

export type UploadStore = ReturnType<typeof uploadStore>;
