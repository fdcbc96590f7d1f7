import { useEffect, useEffectEvent, useRef, useState } from "react";
import { recorderTexts } from "#app/content/application-media.ts";
import { recordingLimits } from "./media-contract.ts";

export type RecordingKind = "video" | "voice";

/** How far a recording is. */
export type Recorder =
  | { step: "asking" }
  | { step: "problem"; words: string }
  | { step: "ready"; stream: MediaStream }
  | { step: "recording"; stream: MediaStream; seconds: number }
  /** `address` leads to it in this page only. */
  | { step: "done"; file: File; address: string; seconds: number };

const constraints: Record<RecordingKind, MediaStreamConstraints> = {
  video: {
    video: {
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 20, max: 24 },
      facingMode: "user",
    },
    audio: true,
  },
  voice: { audio: true },
};

/** The formats by which of them plays in most browsers; MP4 also says how long it is. */
const formats: Record<RecordingKind, readonly string[]> = {
  video: [
    "video/mp4;codecs=avc1.42E01E,mp4a.40.2",
    "video/mp4;codecs=avc1,mp4a.40.2",
    "video/webm;codecs=vp8,opus",
    "video/mp4",
    "video/webm",
  ],
  voice: ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"],
};

const endings: Readonly<Record<string, string>> = {
  "video/mp4": "mp4",
  "audio/mp4": "m4a",
  "video/webm": "webm",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
};

/** Why the camera or microphone did not come, in words. */
function problemOf(error: unknown, kind: RecordingKind): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return recorderTexts[kind].refused;
  if (name === "NotFoundError" || name === "OverconstrainedError") return recorderTexts[kind].missing;
  return name === "NotReadableError" ? recorderTexts.busy : recorderTexts.failed;
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function makeFile(parts: Blob[], type: string): File {
  const [plain = ""] = type.split(";");
  return new File(parts, `${recorderTexts.fileName}.${endings[plain] ?? "webm"}`, { type: plain });
}

/**
 * Records with the camera or the microphone. Both are let go as soon as nothing is recorded any more: when it is
 * stopped, when it is left, when the page goes.
 */
export function useRecorder(kind: RecordingKind) {
  const [recorder, setRecorder] = useState<Recorder>({ step: "asking" });
  const live = useRef<MediaStream>(null);
  const running = useRef<MediaRecorder>(null);
  // Counts what was asked for: an answer that comes after it was left is let go at once.
  const asked = useRef(0);

  function release(): void {
    asked.current += 1;
    running.current = null;
    if (live.current) letGo(live.current);
    live.current = null;
  }

  function fail(words: string): void {
    release();
    setRecorder({ step: "problem", words });
  }

  async function ask(): Promise<void> {
    release();
    if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === "undefined") {
      return fail(recorderTexts.unsupported);
    }
    const own = asked.current;
    setRecorder({ step: "asking" });
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraints[kind]);
      if (own !== asked.current) return letGo(stream);
      live.current = stream;
      setRecorder({ step: "ready", stream });
    } catch (error) {
      if (own === asked.current) fail(problemOf(error, kind));
    }
  }

  function start(): void {
    const stream = live.current;
    if (!stream) return;
    const mimeType = formats[kind].find((format) => MediaRecorder.isTypeSupported(format));
    const parts: Blob[] = [];
    const began = performance.now();
    const seconds = () => Math.min(recordingLimits.seconds, Math.floor((performance.now() - began) / 1000));
    try {
      const made = new MediaRecorder(stream, {
        ...(mimeType ? { mimeType } : {}),
        audioBitsPerSecond: recordingLimits.soundBits,
        ...(kind === "video" ? { videoBitsPerSecond: recordingLimits.pictureBits } : {}),
      });
      made.ondataavailable = ({ data }) => {
        if (data.size > 0) parts.push(data);
      };
      made.onerror = () => fail(recorderTexts.failed);
      made.onstop = () => {
        // Left, or failed meanwhile.
        if (running.current !== made) return;
        const file = makeFile(parts, made.mimeType);
        release();
        if (file.size === 0) return fail(recorderTexts.failed);
        setRecorder({ step: "done", file, address: URL.createObjectURL(file), seconds: seconds() });
      };
      // A camera that is pulled out, or taken by a call: what there is so far is kept.
      for (const track of stream.getTracks()) track.onended = stop;
      made.start(1_000);
      running.current = made;
      setRecorder({ step: "recording", stream, seconds: 0 });
    } catch {
      fail(recorderTexts.failed);
    }
  }

  function stop(): void {
    if (running.current?.state === "recording") running.current.stop();
  }

  const count = useEffectEvent((passed: number) => {
    if (passed >= recordingLimits.seconds) stop();
    // What it is by then, not what was last shown: a second that ends as it stops must not take the recording away.
    setRecorder((now) =>
      now.step === "recording" && now.seconds !== passed ? { ...now, seconds: passed } : now,
    );
  });
  const recording = recorder.step === "recording";
  useEffect(() => {
    if (!recording) return;
    const began = performance.now();
    const timer = setInterval(() => count(Math.floor((performance.now() - began) / 1000)), 200);
    return () => clearInterval(timer);
  }, [recording]);

  const begin = useEffectEvent(() => void ask());
  const leave = useEffectEvent(release);
  useEffect(() => {
    begin();
    const gone = () => leave();
    window.addEventListener("pagehide", gone);
    return () => {
      window.removeEventListener("pagehide", gone);
      gone();
    };
  }, []);

  const address = recorder.step === "done" ? recorder.address : null;
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  return { recorder, ask, start, stop };
}
