import { useEffect, useReducer, useRef } from "react";
import { recorderTexts } from "#content/application-media.ts";
import { asking, nextRecorder, type RecordingKind } from "./recorder.ts";
import { openDevices, type RunningRecording, record, turnOff } from "./recording-devices.ts";

/**
 * Records with the camera or the microphone. Both are on only while the state has their stream: they turn off when the
 * recording stops, when the visitor leaves the recorder, and when the page closes.
 */
export function useRecorder(kind: RecordingKind) {
  const [state, dispatch] = useReducer(nextRecorder, asking);
  const running = useRef<RunningRecording>(null);
  const isAsking = state.step === "asking";
  const stream = "stream" in state ? state.stream : null;
  const address = state.step === "done" ? state.address : null;

  useEffect(() => {
    if (!isAsking) return;
    const left = new AbortController();
    const leave = () => left.abort();
    window.addEventListener("pagehide", leave, { signal: left.signal });
    void openDevices(kind, left.signal, dispatch);
    return leave;
  }, [isAsking, kind]);

  useEffect(() => {
    if (!stream) return;
    const leave = () => {
      running.current?.leave();
      running.current = null;
      turnOff(stream);
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [stream]);

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  return {
    recorder: state,
    ask: () => dispatch({ type: "restarted" }),
    start() {
      if (state.step !== "ready") return;
      try {
        running.current = record(state.stream, kind, dispatch);
        dispatch({ type: "started" });
      } catch {
        dispatch({ type: "failed", words: recorderTexts.failed });
      }
    },
    stop: () => running.current?.stop(),
  };
}
