/** What the field of an upload reports to its form. */
export interface RecordingState {
  /** The id of the upload that is complete; null while there is none. */
  mediaId: string | null;
  /** Whether a file is on its way. */
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
  /** The form was sent while the file was on its way. */
  | { step: "waiting" }
  /** The wait is over, and the form is to be sent. */
  | { step: "uploaded" }
  /** The wait is over, and the form is not sent because the file was refused. */
  | { step: "refused" }
);

export type WaitEvent =
  | { type: "reported"; upload: RecordingState }
  | { type: "submitted"; skipped: boolean }
  /** What followed the wait is done. */
  | { type: "settled" };

/** Whether a form that is sent now must wait. */
export function waitsFor(upload: RecordingState, skipped: boolean): boolean {
  return upload.busy && !skipped;
}

function afterReport(state: UploadWait, upload: RecordingState): UploadWait {
  if (state.step !== "waiting" || upload.busy) return { ...state, upload };
  if (upload.mediaId) return { step: "uploaded", upload };
  // A file that was removed leaves the decision to the visitor.
  return { step: upload.refused ? "refused" : "open", upload };
}

/** The state after an event. An event that cannot happen in a state gives back the same object. */
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
