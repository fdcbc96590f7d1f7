import { useEffect, useRef, useState } from "react";
import { mediaField as texts, transferWords } from "#app/content/application-media.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { inMegabytes } from "./first-look.ts";
import type { Media, MediaDesk, Sending } from "./media-desk.ts";

interface MediaStandsProps {
  media: Extract<Media, { kind: "sending" | "whole" | "removed" }>;
  desk: MediaDesk;
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

/** In one line how a file on its way goes. */
function wordsOf({ how, rate }: Sending): string {
  if (how === "paused") return texts.paused;
  if (how === "waiting") return texts.waiting;
  return rate ? `${transferWords.speed(rate.speed)} · ${transferWords.left(rate.left)}` : "";
}

/** A file on its way: how far, how fast, how long still. */
function Progress({ media, desk }: { media: Sending; desk: MediaDesk }) {
  const { name, size, sent, how, recorded } = media;
  const percent = Math.floor((100 * sent) / size);
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
      <p className="min-h-lh text-sm text-muted tabular-nums">{wordsOf(media)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {how === "moving" ? (
          <Button kind="secondary" icon="pause" onClick={desk.pause}>
            {texts.pauseLabel}
          </Button>
        ) : (
          <Button kind="secondary" icon="play" onClick={desk.resume}>
            {how === "paused" ? texts.resumeLabel : texts.tryLabel}
          </Button>
        )}
        <Button kind="quiet" onClick={desk.remove}>
          {texts.removeLabel}
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">{recorded ? texts.recordedMeanwhile : texts.meanwhile}</p>
    </>
  );
}

/** What is said aloud of it: only what changes seldom. */
function heard(media: MediaStandsProps["media"]): string {
  if (media.kind === "whole") return texts.said.whole(media.kept.name);
  if (media.kind === "removed") return "";
  const { how, name } = media;
  return how === "moving" ? texts.said.begun(name) : how === "paused" ? texts.paused : texts.waiting;
}

/** The chosen file as it stands: on its way, with us, or just removed. */
export function MediaStands({ media, desk }: MediaStandsProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  const words = heard(media);
  // Put in after the place for it is there, or it is not read out.
  useEffect(() => setSaid(words), [words]);
  const { kind } = media;
  useEffect(() => {
    // Not when it was cleared with the whole form: that button is still there.
    if (kind === "removed" && document.activeElement === document.body)
      undo.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <>
      {media.kind === "sending" && <Progress media={media} desk={desk} />}
      {media.kind === "whole" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon name="check" className="size-6 shrink-0 text-success" />
          <div className="min-w-0 grow basis-48">
            <Name name={media.kept.name} size={media.kept.size} />
            <p className="text-sm text-muted">{texts.whole}</p>
          </div>
          <Button kind="quiet" onClick={desk.remove}>
            {texts.removeLabel}
          </Button>
        </div>
      )}
      {media.kind === "removed" && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 break-words">
            {texts.removed(media.before.kind === "sending" ? media.before.name : media.before.kept.name)}
          </p>
          <Button ref={undo} kind="secondary" onClick={desk.undo}>
            {texts.undoLabel}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
