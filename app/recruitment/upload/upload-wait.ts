/** The state that the upload's field reports to its form. */
export interface RecordingState {
  /** The id of the completed upload; null while there is none. */
  mediaId: string | null;
  /** Whether a file is being sent. */
  busy: boolean;
  /** Whether the last file was refused. The field says why. */
  refused: boolean;
  /** Takes the file out of the form. @returns puts it back */
  remove: () => () => void;
}

export const nothingUploaded: RecordingState = {
  mediaId: null,
  busy: false,
  refused: false,
  remove: () => () => {},
};

/** A form and its upload. */
export type UploadWait = { upload: RecordingState } & (
  | { step: "open" }
  /** The form was submitted while the file was being sent. */
  | { step: "waiting" }
  /** The wait is over, and the form is to be sent. */
  | { step: "uploaded" }
  /** The wait is over, and the form is not sent because the file was refused. */
  | { step: "refused" }
);

export type WaitEvent =
  | { type: "reported"; upload: RecordingState }
  | { type: "submitted"; skipped: boolean }
  /** The step after the wait is done. */
  | { type: "settled" };

/** Whether a form that is submitted now must wait. */
export function waitsFor(upload: RecordingState, skipped: boolean): boolean {
  return upload.busy && !skipped;
}

function afterReport(state: UploadWait, upload: RecordingState): UploadWait {
  if (state.step !== "waiting" || upload.busy) return { ...state, upload };
  if (upload.mediaId) return { step: "uploaded", upload };
  // When the file was removed, the visitor decides what to do.
  return { step: upload.refused ? "refused" : "open", upload };
}

/** The state after an event. An event that cannot happen in a state returns the same object. */
export function nextWait(state: UploadWait, event: WaitEvent): UploadWait {
  const { upload } = state;
  switch (event.type) {
    case "reported":
      return afterReport(state, event.upload);
    case "submitted":
      return { step: waitsFor(upload, event.skipped) ? "waiting" : "open", upload };
    case "settled":
      return state.step === "uploaded" || state.step === "refused" ? { step: "open", upload } : state;
  }
}
