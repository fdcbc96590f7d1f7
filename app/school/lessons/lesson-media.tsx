import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { lessonTexts } from "#content/course-pages.ts";
import type { LessonBody } from "../courses/contract.ts";
import { dataText, durationText, videoData } from "../courses/duration.ts";
import { playerOf } from "./player.ts";

type Media = Omit<LessonBody, "text" | "files">;

/** The lesson's video and its separate audio. Nothing is loaded before a tap, because it costs the learner's data. */
export function LessonMedia({ title, media }: { title: string; media: Media }) {
  const [playing, setPlaying] = useState<"video" | "audio" | null>(null);
  const { video_url, video_seconds, audio_url, audio_bytes } = media;
  if (!video_url && !audio_url) return null;
  const data = videoData(video_seconds, media.video_bytes);
  const facts = lessonTexts.videoFacts(
    video_seconds === null ? null : durationText(video_seconds),
    data === null ? null : dataText(data),
  );
  return (
    <div className="mb-8 grid gap-3">
      {video_url &&
        (playing === "video" ? (
          <VideoPlayer address={video_url} title={title} />
        ) : (
          <PlayLink
            href={video_url}
            icon="play"
            label={lessonTexts.video}
            facts={facts || lessonTexts.videoUnknown}
            // A video that cannot be played here is opened by its link.
            onPlay={playerOf(video_url) ? () => setPlaying("video") : undefined}
          />
        ))}
      {audio_url &&
        (playing === "audio" ? (
          // The lesson's own text contains what is spoken.
          <audio src={audio_url} controls autoPlay className="w-full">
            <track kind="captions" />
          </audio>
        ) : (
          <PlayLink
            href={audio_url}
            icon="phone"
            label={lessonTexts.audio}
            facts={lessonTexts.audioFacts(audio_bytes === null ? null : dataText(audio_bytes))}
            onPlay={() => setPlaying("audio")}
          />
        ))}
    </div>
  );
}

interface PlayLinkProps {
  href: string;
  icon: "play" | "phone";
  label: string;
  facts: string;
  onPlay: (() => void) | undefined;
}

/** A link to the video itself. With script, the video plays on the page instead. */
function PlayLink({ href, icon, label, facts, onPlay }: PlayLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-tap={onPlay ? "" : undefined}
      onClick={(event) => {
        if (!onPlay) return;
        event.preventDefault();
        onPlay();
      }}
      className="flex min-h-16 items-center gap-4 rounded-2xl border border-line bg-tint p-4 hover:border-brand"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-ink">
        <Icon name={icon} />
      </span>
      <span className="leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-muted">{facts}</span>
      </span>
    </a>
  );
}

function VideoPlayer({ address, title }: { address: string; title: string }) {
  const player = playerOf(address);
  if (player?.kind === "frame") {
    return (
      <iframe
        src={player.address}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-xl border border-line"
      />
    );
  }
  return (
    <video src={address} controls autoPlay playsInline className="aspect-video w-full rounded-xl bg-ink">
      <track kind="captions" />
    </video>
  );
}
