import type { ShownMedia } from "#app/recruitment/review/application-rows.server.ts";
import { applicationFields } from "#content/application-form.ts";
import { shortName } from "#content/fields.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { OutsideLink } from "./outside-link.tsx";
import { longFields, type SaidRow } from "./said-fields.ts";

/** The applicant's long answers. */
export function ApplicationTexts({ answers }: { answers: Partial<SaidRow> }) {
  return (
    <div className="grid gap-4">
      {longFields.map(({ field, column }) => {
        const text = answers[column];
        return typeof text === "string" && <LongText key={column} label={shortName(field)} text={text} />;
      })}
    </div>
  );
}

interface TextsAndRecordingProps {
  answers: Partial<SaidRow>;
  /** Whose recording it is, for screen readers. */
  name: string;
  media: ShownMedia | null | undefined;
}

/** The long answers, with the recording where there is one. */
export function TextsAndRecording({ answers, name, media }: TextsAndRecordingProps) {
  return (
    <div className="grid gap-4">
      <ApplicationTexts answers={answers} />
      {media && <Recording name={name} media={media} />}
    </div>
  );
}

function LongText({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="border-l-2 border-line pl-3 whitespace-pre-line">{text}</p>
    </div>
  );
}

/** Plays a recording on the page. It may be 100 MB, so only what is played is loaded. */
function Recording({ name, media: { href, kind, note } }: { name: string; media: ShownMedia }) {
  const label = texts.playerOf(name);
  return (
    <div>
      <p className="mb-1.5 text-sm text-muted">{shortName(applicationFields.videoFile)}</p>
      {href && kind === "video" && (
        <video
          src={href}
          controls
          preload="none"
          aria-label={label}
          className="deep aspect-video w-full rounded-xl"
        >
          <track kind="captions" />
        </video>
      )}
      {href && kind === "audio" && (
        <audio src={href} controls preload="none" aria-label={label} className="w-full">
          <track kind="captions" />
        </audio>
      )}
      {note && <p>{note}</p>}
      {href && (
        <OutsideLink href={href} label={texts.openMediaOf(name)}>
          {texts.openMedia}
        </OutsideLink>
      )}
    </div>
  );
}
