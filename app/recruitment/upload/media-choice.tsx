import { useEffect, useEffectEvent, useId, useRef } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Stroke } from "#app/ui/icon.tsx";
import { mediaField as texts } from "#content/application-media.ts";
import type { RecordingKind } from "./recorder.ts";
import type { UploadState } from "./upload-state.ts";

interface MediaChoiceProps {
  upload: Extract<UploadState, { step: "idle" | "refused" | "failed" | "interrupted" }>;
  /** The recorder's code is being loaded. */
  waiting: boolean;
  onChoose: (file: File) => void;
  onRecord: (kind: RecordingKind) => void;
  /** The visitor does not want to continue the interrupted upload. */
  onDrop: () => void;
}

const signs = {
  file: "M12 15V4m-4 4 4-4 4 4M5 15v5h14v-5",
  video: "M4 7h11v10H4Zm11 3.5 5-3v9l-5-3",
  voice:
    "M12 4a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0v-5A2.5 2.5 0 0 0 12 4ZM6.5 11.5a5.5 5.5 0 0 0 11 0M12 17v3.5",
} as const;

function Inside({ sign, children }: { sign: keyof typeof signs; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-top">
      <Stroke d={signs[sign]} className="size-5" />
      {children}
    </span>
  );
}

/** A file whose upload was cut off when the page was reloaded, and how to continue or drop it. */
function Interrupted({ state }: { state: Extract<UploadState, { step: "interrupted" }> }) {
  const { upload, sent } = state;
  const percent = sent === undefined ? 0 : Math.floor((100 * sent) / upload.size);
  return (
    <div role="status" className="mb-4 rounded-xl bg-accent-soft p-3">
      <p className="font-semibold break-words">{texts.interrupted(upload.name)}</p>
      <p className="mt-1">
        {upload.recorded
          ? texts.recordingLost
          : sent === undefined
            ? texts.interruptedUnknown
            : texts.interruptedPart(percent)}
      </p>
    </div>
  );
}

/** The two ways to provide a video or audio: select a file, or record one here. */
export function MediaChoice({ upload, waiting, onChoose, onRecord, onDrop }: MediaChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const refusal = "reason" in upload ? upload.reason : undefined;

  // A file may have been selected before the script ran, and the browser may restore one after a reload.
  const takeSelected = useEffectEvent(() => {
    const file = input.current?.files?.[0];
    if (file) onChoose(file);
  });
  useEffect(() => takeSelected(), []);

  return (
    <>
      {upload.step === "interrupted" && <Interrupted state={upload} />}
      <div className="flex flex-wrap gap-3">
        <label
          className={buttonClass(
            "secondary",
            "md",
            "grow cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          <span>
            <Inside sign="file">{texts.chooseLabel}</Inside>
          </span>
          <input
            ref={input}
            type="file"
            accept="video/*,audio/*"
            aria-describedby={refusal ? `${id}-refusal` : undefined}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Allows the same file to be selected again.
              currentTarget.value = "";
              if (file) onChoose(file);
            }}
          />
        </label>
        {(["video", "voice"] as const).map((kind) => (
          <Button
            key={kind}
            kind="secondary"
            loading={waiting}
            className="grow"
            onClick={() => onRecord(kind)}
          >
            <Inside sign={kind}>{kind === "video" ? texts.videoLabel : texts.voiceLabel}</Inside>
          </Button>
        ))}
        {upload.step === "interrupted" && (
          <Button kind="quiet" className="grow" onClick={onDrop}>
            {texts.forgetLabel}
          </Button>
        )}
      </div>
      <div role="alert">{refusal && <FieldError id={`${id}-refusal`}>{refusal}</FieldError>}</div>
    </>
  );
}
