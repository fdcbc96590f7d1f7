import { useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { videoDialog } from "#content/home.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { Storyboard } from "./storyboard.tsx";

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Address of the hosted player; if it is empty, there is no film and the storyboard is shown. */
  videoUrl?: string;
}

/** 'Watch how it works'. The player is fetched only after a tap, because a film costs the visitor's data. */
export function VideoDialog({ open, onClose, videoUrl = site.videoUrl }: VideoDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={videoDialog.title}
      description={videoUrl ? videoDialog.text : videoDialog.stepsText}
      wide
    >
      {videoUrl ? <Player address={videoUrl} /> : <Storyboard />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink
          kind="whatsapp"
          size="lg"
          href={whatsappLink(
            "sales",
            `Hello ${site.name}, I have seen how it works. I would like to talk about my business.`,
          )}
        >
          Talk about your business on WhatsApp
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/** A still with a play button; the player replaces it. */
function Player({ address }: { address: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        src={address}
        title={videoDialog.title}
        allow="autoplay; fullscreen; picture-in-picture"
        className="aspect-video w-full rounded-xl border border-line"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="deep grid aspect-video w-full place-items-center rounded-xl"
    >
      <span className="grid justify-items-center gap-3">
        <span className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink">
          <Icon name="play" className="size-8" />
        </span>
        <b>{videoDialog.playLabel}</b>
      </span>
    </button>
  );
}
