import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mediaField as texts, transferWords } from "#content/application-media.ts";
import { inMegabytes } from "./first-look.ts";
import type { SavedUpload } from "./saved-upload.ts";
import { type ActiveUpload, isActive, type UploadState } from "./upload-state.ts";

type ShownUpload = ActiveUpload | Extract<UploadState, { step: "uploaded" | "removed" }>;

interface UploadStatusProps {
  upload: ShownUpload;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** A file's name and size. */
function Name({ name, size }: { name: string; size: number }) {
  return (
    <p className="min-w-0 break-words">
      <span className="font-semibold">{name}</span>
      <span className="whitespace-nowrap text-muted tabular-nums"> · {texts.size(inMegabytes(size))}</span>
    </p>
  );
}

/** One line about the upload: its speed, or why it does not progress. */
function wordsOf(upload: ActiveUpload): string {
  if (upload.step === "paused") return texts.paused;
  if (upload.step === "waiting") return texts.waiting;
  const rate = upload.step === "uploading" ? upload.rate : undefined;
  return rate ? `${transferWords.speed(rate.speed)} · ${transferWords.left(rate.left)}` : "";
}

interface ProgressProps extends Pick<UploadStatusProps, "onPause" | "onResume" | "onRemove"> {
  upload: ActiveUpload;
}

/** A file that is being sent: the progress, the speed and the time left. */
function Progress({ upload, onPause, onResume, onRemove }: ProgressProps) {
  const { name, size, sent, step, recorded } = upload;
  const percent = Math.floor((100 * sent) / size);
  const stopped = step === "paused" || step === "waiting";
  return (
    <>
      <Name name={name} size={size} />
      <progress
        aria-label={texts.progressName(name)}
        max={size}
        value={sent}
        className="progress mt-3 block h-2 w-full"
      />
      <p className="mt-2 text-sm tabular-nums">
        {texts.progress(percent, inMegabytes(sent), inMegabytes(size))}
      </p>
      <p className="min-h-lh text-sm text-muted tabular-nums">{wordsOf(upload)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {stopped ? (
          <Button kind="secondary" icon="play" onClick={onResume}>
            {step === "paused" ? texts.resumeLabel : texts.tryLabel}
          </Button>
        ) : (
          <Button kind="secondary" icon="pause" onClick={onPause}>
            {texts.pauseLabel}
          </Button>
        )}
        <Button kind="quiet" onClick={onRemove}>
          {texts.removeLabel}
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">{recorded ? texts.recordedMeanwhile : texts.meanwhile}</p>
    </>
  );
}

/** A file that was sent completely. */
function Uploaded({ upload, onRemove }: { upload: SavedUpload; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon name="check" className="size-6 shrink-0 text-success" />
      <div className="min-w-0 grow basis-48">
        <Name name={upload.name} size={upload.size} />
        <p className="text-sm text-muted">{texts.whole}</p>
      </div>
      <Button kind="quiet" onClick={onRemove}>
        {texts.removeLabel}
      </Button>
    </div>
  );
}

/** A file that was just removed, with Undo. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // If the button that clears the whole form still has the focus, it stays there.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 break-words">
        {texts.removed(name)}
      </p>
      <Button ref={undo} kind="secondary" onClick={onUndo}>
        {texts.undoLabel}
      </Button>
    </div>
  );
}

/** The text for screen readers, which changes rarely. */
function spokenWords(upload: ShownUpload): string {
  if (upload.step === "removed") return "";
  if (upload.step === "uploaded") return texts.said.whole(upload.upload.name);
  if (upload.step === "paused") return texts.paused;
  return upload.step === "waiting" ? texts.waiting : texts.said.begun(upload.name);
}

/** The selected file: being sent, sent, or just removed. */
export function UploadStatus({ upload, onPause, onResume, onRemove, onUndo }: UploadStatusProps) {
  const [spoken, setSpoken] = useState("");
  const words = spokenWords(upload);
  // Screen readers announce only text that is put into an element already on the page.
  useEffect(() => setSpoken(words), [words]);
  return (
    <>
      {isActive(upload) && (
        <Progress upload={upload} onPause={onPause} onResume={onResume} onRemove={onRemove} />
      )}
      {upload.step === "uploaded" && <Uploaded upload={upload.upload} onRemove={onRemove} />}
      {upload.step === "removed" && (
        <Removed
          name={isActive(upload.before) ? upload.before.name : upload.before.upload.name}
          onUndo={onUndo}
        />
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
