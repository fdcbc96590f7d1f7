export type RecordingKind = "video" | "voice";

/** State of a recording. */
export type RecorderState =
  /** The browser asks for the camera and the microphone. */
  | { step: "asking" }
  | { step: "problem"; words: string }
  | { step: "ready"; stream: MediaStream }
  | { step: "recording"; stream: MediaStream; seconds: number }
  /** `address` is an object URL of the file, for this page only. */
  | { step: "done"; file: File; address: string; seconds: number };

export type RecorderEvent =
  | { type: "allowed"; stream: MediaStream }
  /** The devices were not available, or the recording failed. */
  | { type: "failed"; words: string }
  | { type: "started" }
  | { type: "ticked"; seconds: number }
  | { type: "finished"; file: File; address: string; seconds: number }
  /** The visitor wants to try or record again. */
  | { type: "restarted" };

export const asking: RecorderState = { step: "asking" };

/** The state after an event. An event that cannot happen in a state returns the same object. */
export function nextRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case "allowed":
      return state.step === "asking" ? { step: "ready", stream: event.stream } : state;
    case "failed":
      // A finished recording stays, even if the devices fail afterwards.
      return state.step === "done" || state.step === "problem"
        ? state
        : { step: "problem", words: event.words };
    case "started":
      return state.step === "ready" ? { step: "recording", stream: state.stream, seconds: 0 } : state;
    case "ticked":
      return state.step === "recording" && state.seconds !== event.seconds
        ? { ...state, seconds: event.seconds }
        : state;
    case "finished": {
      const { file, address, seconds } = event;
      return state.step === "recording" ? { step: "done", file, address, seconds } : state;
    }
    case "restarted":
      return state.step === "done" || state.step === "problem" ? asking : state;
  }
}
