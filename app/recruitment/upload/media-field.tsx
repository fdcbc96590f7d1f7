import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Code, useCode } from "#app/ui/use-code.ts";
import { mediaField as texts } from "#content/application-media.ts";
import { theUpload, useUpload } from "../apply/use-upload.ts";
import { MediaChoice } from "./media-choice.tsx";
import type { RecordingKind } from "./recorder.ts";
import { isActive } from "./upload-state.ts";
import { UploadStatus } from "./upload-status.tsx";
import type { RecordingState } from "./use-recording.ts";

interface MediaFieldProps {
  onChange: (state: RecordingState) => void;
}

const loadRecorder = () => import("./record-panel.tsx");

/** Moves the focus to the field when the button that was pressed disappears with the last state. */
function useFocusInside(shows: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current !== shows && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    shown.current = shows;
  }, [shows]);
  return place;
}

/** The message when part of the page's code did not load. */
function NotLoaded({ code }: { code: Code<unknown> | null }) {
  if (code?.state !== "failed") return null;
  return (
    <div role="alert" className="mt-3">
      <FieldError>{texts.notLoaded}</FieldError>
      <Button kind="secondary" onClick={code.retry} className="mt-2">
        {texts.againLabel}
      </Button>
    </div>
  );
}

/**
 * The video or audio of an application: a selected file, or one that is recorded here. It is sent while the rest of the
 * form is filled in, over any connection, and the form refers to it by its id (`videoFile`).
 */
export function MediaField({ onChange }: MediaFieldProps) {
  const { state: upload, sender } = useUpload();
  const [recording, setRecording] = useState<RecordingKind | null>(null);
  const recorder = useCode(recording !== null, loadRecorder);
  const mediaId = upload.step === "uploaded" ? upload.upload.id : null;
  const busy = isActive(upload);
  const refused = "reason" in upload;
  const place = useFocusInside(busy ? "progress" : refused ? "idle" : upload.step);

  function remove() {
    setRecording(null);
    return theUpload().remove();
  }
  const report = useEffectEvent((state: Omit<RecordingState, "remove">) => onChange({ ...state, remove }));
  useEffect(() => report({ mediaId, busy, refused }), [mediaId, busy, refused]);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {texts.label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <p className="mb-3 text-sm text-muted">
        {texts.hint} {texts.most}.
      </p>
      <input type="hidden" name="videoFile" value={mediaId ?? ""} />
      <p className="without-js rounded-xl border border-line bg-paper p-4">{texts.withoutScript}</p>
      <div
        ref={place}
        tabIndex={-1}
        className="needs-js rounded-2xl border border-edge bg-paper p-4 outline-none"
      >
        {recording && recorder.state === "here" ? (
          <recorder.module.RecordPanel
            key={recording}
            kind={recording}
            onUse={(file) => {
              setRecording(null);
              theUpload().choose(file, "recorder");
            }}
            onClose={() => setRecording(null)}
          />
        ) : isActive(upload) || upload.step === "uploaded" || upload.step === "removed" ? (
          <UploadStatus
            upload={upload}
            onPause={() => theUpload().dispatch({ type: "paused" })}
            onResume={() => theUpload().dispatch({ type: "resumed" })}
            onRemove={theUpload().remove}
            onUndo={() => theUpload().dispatch({ type: "undone" })}
          />
        ) : (
          <MediaChoice
            upload={upload}
            waiting={recording !== null && recorder.state === "waiting"}
            onChoose={(file) => theUpload().choose(file)}
            onRecord={setRecording}
            onDrop={() => theUpload().dispatch({ type: "dropped" })}
          />
        )}
        <NotLoaded code={busy ? sender : recording ? recorder : null} />
      </div>
    </fieldset>
  );
}
