import { type Ref, useEffect, useId, useRef } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { mediaField, recorderTexts as texts } from "#content/application-media.ts";
import { inMegabytes } from "./first-look.ts";
import { recordingLimits } from "./media-contract.ts";
import type { RecorderState, RecordingKind } from "./recorder.ts";
import { useRecorder } from "./use-recorder.ts";

interface RecordPanelProps {
  kind: RecordingKind;
  onUse: (file: File) => void;
  onClose: () => void;
}

/** The frame of the picture, live or recorded. */
const screen = "deep mt-3 aspect-4/3 w-full max-w-sm rounded-xl object-contain";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The camera's picture, mirrored. */
function LivePicture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={texts.live}
      className={`${screen} -scale-x-100`}
    />
  );
}

/** The recording as it will be sent. */
function Playback({ kind, address }: { kind: RecordingKind; address: string }) {
  const shared = { src: address, controls: true, "aria-label": texts.preview } as const;
  // The captions track is empty, because nobody has written down what is said.
  return kind === "video" ? (
    <video {...shared} playsInline className={screen}>
      <track kind="captions" />
    </video>
  ) : (
    <audio {...shared} className="mt-3 w-full">
      <track kind="captions" />
    </audio>
  );
}

/** A sentence about the present state. */
function wordsOf(recorder: RecorderState, kind: RecordingKind): string {
  if (recorder.step === "asking") return texts[kind].asking;
  if (recorder.step === "ready") return texts[kind].ready;
  if (recorder.step === "recording") return texts.recording;
  return recorder.step === "done" ? `${texts[kind].again} ${texts.notYet}` : "";
}

interface ControlsProps extends Pick<RecordPanelProps, "onUse" | "onClose"> {
  recorder: RecorderState;
  /** Gets the focus when the state changes. */
  first: Ref<HTMLButtonElement>;
  onAsk: () => void;
  onStart: () => void;
  onStop: () => void;
}

/** The buttons for the present state. */
function Controls({ recorder, first, onAsk, onStart, onStop, onUse, onClose }: ControlsProps) {
  const { step } = recorder;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {step === "ready" && (
        <Button ref={first} kind="secondary" onClick={onStart}>
          {texts.startLabel}
        </Button>
      )}
      {step === "recording" && (
        <Button ref={first} kind="secondary" onClick={onStop}>
          {texts.stopLabel}
        </Button>
      )}
      {step === "done" && (
        <>
          <Button ref={first} kind="secondary" icon="check" onClick={() => onUse(recorder.file)}>
            {texts.useLabel}
          </Button>
          <Button kind="secondary" onClick={onAsk}>
            {texts.againLabel}
          </Button>
        </>
      )}
      {step === "problem" && (
        <Button ref={first} kind="secondary" onClick={onAsk}>
          {texts.tryLabel}
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {texts.cancelLabel}
      </Button>
    </div>
  );
}

/** Records a video or a voice: look, record, watch, use it or record again. */
export function RecordPanel({ kind, onUse, onClose }: RecordPanelProps) {
  const { recorder, ask, start, stop } = useRecorder(kind);
  const { step } = recorder;
  const heading = useId();
  const first = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  // The button that was pressed is gone, so the focus moves to the next one or stays in the panel.
  useEffect(() => {
    if (step === "asking") place.current?.focus({ preventScroll: true });
    else first.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <section ref={place} tabIndex={-1} aria-labelledby={heading} className="outline-none">
      <p id={heading} className="font-heading text-lg font-bold">
        {texts[kind].heading}
      </p>
      <p className="mt-1 text-sm text-muted">{texts[kind].text}</p>
      {(step === "ready" || step === "recording") && kind === "video" && (
        <LivePicture stream={recorder.stream} />
      )}
      {step === "done" && <Playback kind={kind} address={recorder.address} />}
      <div role="alert">{step === "problem" && <FieldError>{recorder.words}</FieldError>}</div>
      <p role="status" className={step === "recording" ? "sr-only" : "mt-3 empty:hidden"}>
        {wordsOf(recorder, kind)}
      </p>
      {step === "recording" && (
        <p role="timer" className="mt-3 flex items-center gap-2 font-semibold tabular-nums">
          <span className="size-3 rounded-full bg-danger" aria-hidden="true" />
          {texts.timer(clock(recorder.seconds), clock(recordingLimits.seconds))}
        </p>
      )}
      {step === "done" && (
        <p className="mt-1 text-sm text-muted tabular-nums">
          {clock(recorder.seconds)} · {mediaField.size(inMegabytes(recorder.file.size))}
        </p>
      )}
      <Controls
        recorder={recorder}
        first={first}
        onAsk={ask}
        onStart={start}
        onStop={stop}
        onUse={onUse}
        onClose={onClose}
      />
    </section>
  );
}
