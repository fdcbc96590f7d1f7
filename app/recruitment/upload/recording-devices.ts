import { recorderTexts } from "#content/application-media.ts";
import { recordingLimits } from "./media-contract.ts";
import type { RecorderEvent, RecordingKind } from "./recorder.ts";

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

/** The formats, with the most widely playable first. A file in MP4 also contains its length. */
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

/** Why the camera or microphone was not available, in words. */
function problemOf(error: unknown, kind: RecordingKind): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return recorderTexts[kind].refused;
  if (name === "NotFoundError" || name === "OverconstrainedError") return recorderTexts[kind].missing;
  return name === "NotReadableError" ? recorderTexts.busy : recorderTexts.failed;
}

/** Turns camera and microphone off. */
export function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Requests the camera and the microphone.
 * @param left when it is aborted, devices that still arrive are turned off at once, and nothing is reported
 */
export async function openDevices(
  kind: RecordingKind,
  left: AbortSignal,
  report: (event: RecorderEvent) => void,
): Promise<void> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === "undefined") {
    return report({ type: "failed", words: recorderTexts.unsupported });
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints[kind]);
    if (left.aborted) turnOff(stream);
    else report({ type: "allowed", stream });
  } catch (error) {
    if (!left.aborted) report({ type: "failed", words: problemOf(error, kind) });
  }
}

function makeFile(parts: Blob[], type: string): File {
  const [plain = ""] = type.split(";");
  return new File(parts, `${recorderTexts.fileName}.${endings[plain] ?? "webm"}`, { type: plain });
}

function makeRecorder(stream: MediaStream, kind: RecordingKind): MediaRecorder {
  const mimeType = formats[kind].find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    audioBitsPerSecond: recordingLimits.soundBits,
    ...(kind === "video" ? { videoBitsPerSecond: recordingLimits.pictureBits } : {}),
  });
}

export interface RunningRecording {
  /** Ends the recording and reports what was recorded. */
  stop(): void;
  /** Stops reporting. */
  leave(): void;
}

/**
 * Records until it is stopped, the time is up, or a device disappears.
 * @throws where the browser cannot record
 */
export function record(
  stream: MediaStream,
  kind: RecordingKind,
  report: (event: RecorderEvent) => void,
): RunningRecording {
  const recorder = makeRecorder(stream, kind);
  const parts: Blob[] = [];
  const began = performance.now();
  const seconds = () => Math.min(recordingLimits.seconds, Math.floor((performance.now() - began) / 1000));
  const stop = () => {
    if (recorder.state === "recording") recorder.stop();
  };
  const timer = setInterval(() => {
    const passed = seconds();
    if (passed >= recordingLimits.seconds) stop();
    report({ type: "ticked", seconds: passed });
  }, 200);
  function leave(): void {
    clearInterval(timer);
    recorder.onstop = null;
    recorder.onerror = null;
  }

  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data);
  };
  recorder.onerror = () => report({ type: "failed", words: recorderTexts.failed });
  recorder.onstop = () => {
    leave();
    const file = makeFile(parts, recorder.mimeType);
    if (file.size === 0) return report({ type: "failed", words: recorderTexts.failed });
    report({ type: "finished", file, address: URL.createObjectURL(file), seconds: seconds() });
  };
  // A camera may be unplugged, or taken over by a phone call. What was recorded so far is used.
  for (const track of stream.getTracks()) track.onended = stop;
  try {
    recorder.start(1_000);
  } catch (error) {
    leave();
    throw error;
  }
  return { stop, leave };
}
