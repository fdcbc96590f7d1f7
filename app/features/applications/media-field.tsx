import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { mediaField as texts } from "#app/content/application-media.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { MediaChoice } from "./media-choice.tsx";
import { type Media, type MediaDesk, mediaDesk } from "./media-desk.ts";
import { MediaStands } from "./media-stands.tsx";
import type { RecordingKind } from "./use-recorder.ts";
import type { RecordingState } from "./use-recording.ts";

interface MediaFieldProps {
  onChange: (state: RecordingState) => void;
}

let desk: MediaDesk | undefined;

/** The browser's one desk. Never asked for on the server, where it would be everybody's. */
function theDesk(): MediaDesk {
  desk ??= mediaDesk();
  return desk;
}

const none: Media = { kind: "none" };
const subscribe = (told: () => void) => theDesk().subscribe(told);
const loadSender = () => import("./resumable-upload.ts");
const loadRecorder = () => import("./record-panel.tsx");

/**
 * The video or audio of an application: a file that is chosen, or one that is recorded here. It is sent while the rest
 * of the form is filled in, over any connection, and the form names it by its id (`videoFile`).
 */
export function MediaField({ onChange }: MediaFieldProps) {
  const media = useSyncExternalStore(
    subscribe,
    () => theDesk().read(),
    () => none,
  );
  const [recording, setRecording] = useState<RecordingKind | null>(null);
  const sender = useCode(media.kind === "sending", loadSender);
  const recorder = useCode(recording !== null, loadRecorder);
  const mediaId = media.kind === "whole" ? media.kept.id : null;
  const busy = media.kind === "sending";
  const refused = media.kind === "none" && media.refusal !== undefined;

  useEffect(() => theDesk().mount(), []);
  useEffect(() => {
    if (sender.state === "here") theDesk().attach(sender.module.resumableUpload);
  }, [sender]);
  function remove() {
    setRecording(null);
    return theDesk().remove();
  }
  const tell = useEffectEvent((state: Omit<RecordingState, "remove">) => onChange({ ...state, remove }));
  useEffect(() => tell({ mediaId, busy, refused }), [mediaId, busy, refused]);

  // What was pressed is gone with the last state: the focus stays in the field.
  const place = useRef<HTMLDivElement>(null);
  const { kind } = media;
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current !== kind && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    shown.current = kind;
  }, [kind]);

  const lost = busy ? sender : recording ? recorder : null;
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
              theDesk().choose(file, "recorder");
            }}
            onClose={() => setRecording(null)}
          />
        ) : media.kind === "none" || media.kind === "interrupted" ? (
          <MediaChoice
            media={media}
            waiting={recording !== null && recorder.state === "waiting"}
            onChoose={(file) => theDesk().choose(file)}
            onRecord={setRecording}
            onDrop={() => theDesk().drop()}
          />
        ) : (
          <MediaStands media={media} desk={theDesk()} />
        )}
        {lost?.state === "failed" && (
          <div role="alert" className="mt-3">
            <FieldError>{texts.notLoaded}</FieldError>
            <Button kind="secondary" onClick={lost.retry} className="mt-2">
              {texts.againLabel}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
