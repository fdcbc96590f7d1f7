import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How the recording stands that goes with a form. */
export interface RecordingState {
  /** Which upload is whole; null while there is none. */
  mediaId: string | null;
  /** Whether one is on its way. */
  busy: boolean;
  /** Whether the last one was refused: its field says why. */
  refused: boolean;
  /** Takes it out of the form. @returns puts it back */
  remove: () => () => void;
}

const nothing: RecordingState = { mediaId: null, busy: false, refused: false, remove: () => () => {} };

interface Recording {
  /** Whether the form waits for it. */
  waiting: boolean;
  /** What the recording's field tells of itself. */
  report: (state: RecordingState) => void;
  /** Asked when the form is to be sent. @returns whether it must wait; then it is sent when the recording is whole */
  hold: () => boolean;
  /** Sends the form without it. */
  skip: () => void;
  /** Takes it out of the form. @returns puts it back */
  remove: () => () => void;
}

/**
 * A form that is sent while its recording is still on its way waits for it. When the recording fails, or is taken away,
 * the form is not sent by itself: whoever fills it in decides what now.
 * @param send sends the form
 * @param fail says that it was not sent, for its recording was refused
 */
export function useRecording(send: () => void, fail: () => void): Recording {
  const [{ mediaId, busy, refused, remove }, report] = useState(nothing);
  const [waiting, setWaiting] = useState(false);
  const skipped = useRef(false);

  const settle = useEffectEvent(() => {
    setWaiting(false);
    if (mediaId) send();
    else if (refused) fail();
  });
  useEffect(() => {
    if (waiting && !busy) settle();
  }, [waiting, busy]);

  return {
    waiting,
    report,
    hold() {
      const waits = busy && !skipped.current;
      setWaiting(waits);
      return waits;
    },
    skip() {
      skipped.current = true;
      send();
      skipped.current = false;
    },
    remove,
  };
}
