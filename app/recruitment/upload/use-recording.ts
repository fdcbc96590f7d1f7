import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { nextWait, nothingUploaded, type RecordingState, waitsFor } from "./upload-wait.ts";

export type { RecordingState } from "./upload-wait.ts";

interface Recording {
  /** Whether the form waits for its upload. */
  waiting: boolean;
  /** Receives the reports of the upload's field. */
  report: (state: RecordingState) => void;
  /** Called before the form is sent. @returns whether it must wait; it is then sent after the upload */
  hold: () => boolean;
  /** Sends the form without the upload. */
  skip: () => void;
  /** Takes the upload out of the form. @returns puts it back */
  remove: () => () => void;
}

/**
 * A form that is submitted while its upload is in progress waits for it. When the upload fails or is removed, the form
 * is not sent automatically: the visitor decides.
 * @param send sends the form
 * @param fail says that the form was not sent because its upload was refused
 */
export function useRecording(send: () => void, fail: () => void): Recording {
  const [state, dispatch] = useReducer(nextWait, { step: "open", upload: nothingUploaded });
  const skipped = useRef(false);
  const { step, upload } = state;

  const settle = useEffectEvent(() => {
    if (step === "uploaded") send();
    else if (step === "refused") fail();
    if (step !== "waiting") dispatch({ type: "settled" });
  });
  useEffect(() => {
    if (step !== "open") settle();
  }, [step]);

  return {
    waiting: step === "waiting",
    report: (report) => dispatch({ type: "reported", upload: report }),
    hold() {
      dispatch({ type: "submitted", skipped: skipped.current });
      return waitsFor(upload, skipped.current);
    },
    skip() {
      skipped.current = true;
      send();
      skipped.current = false;
    },
    remove: upload.remove,
  };
}
