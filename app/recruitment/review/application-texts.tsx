import type { ReviewApplication } from "#app/recruitment/review/application-rows.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { applicationFields } from "#content/application-form.ts";
import { shortName } from "#content/fields.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { applicantName } from "./applicant-name.ts";
import { OutsideLink } from "./outside-link.tsx";
import { saidFields } from "./said-fields.ts";

type Person = NonNullable<ReviewApplication["person"]>;

/** The applicant's long answers. */
export function ApplicationTexts({ application }: { application: ReviewApplication }) {
  return (
    <div className="grid gap-4">
      {saidFields.map(({ field, column }) => {
        const text = application[column];
        return (
          field.kind === "longText" &&
          typeof text === "string" && <LongText key={column} label={shortName(field)} text={text} />
        );
      })}
    </div>
  );
}

/** The long answers, with the recording where there is one. */
export function TextsAndRecording({ application }: { application: ReviewApplication }) {
  const { person } = application;
  return (
    <div className="grid gap-4">
      <ApplicationTexts application={application} />
      {person?.media && <Recording name={person.name} media={person.media} />}
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
function Recording({
  name,
  media: { href, kind, note },
}: {
  name: string;
  media: NonNullable<Person["media"]>;
}) {
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

/** The rest of an application, which opens and closes with or without script. */
export function MoreOfApplication({ application }: { application: ReviewApplication }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4">
        <Icon name="down" className="size-5 group-open:rotate-180" />
        <span className="group-open:hidden">{texts.more}</span>
        <span className="hidden group-open:inline">{texts.less}</span>
        <span className="sr-only">{texts.moreOf(applicantName(application))}</span>
      </summary>
      <div className="mt-2">
        <TextsAndRecording application={application} />
      </div>
    </details>
  );
}
