import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { listTexts } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import type { clientLoader } from "./application-answers.ts";
import { TextsAndRecording } from "./application-texts.tsx";

interface ApplicationProps {
  id: string;
  /** The applicant's name. */
  name: string;
}

/** The long answers of an application. They are read when they are first shown. */
function Answers({ id, name }: ApplicationProps) {
  const { load, state, data } = useFetcher<typeof clientLoader>();
  const address = `/recruitment/admin/applications/${id}/answers`;
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (data) return <TextsAndRecording name={name} {...data} />;
  if (data === undefined || state !== "idle") {
    return (
      <div role="status" className="grid gap-2">
        <span className="sr-only">{texts.loadingMore}</span>
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-18" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{texts.moreUnread}</p>
      <Button kind="secondary" onClick={() => load(address)}>
        {listTexts.retry}
      </Button>
    </div>
  );
}

interface MoreOfApplicationProps extends ApplicationProps {
  /** The application's own page. */
  href: string;
  /** The short answers, which came with the list. */
  children: ReactNode;
}

/**
 * The rest of an application. Its texts would be half of a list's page, so they are read when it is opened; without
 * script it leads to the application's own page.
 */
export function MoreOfApplication({ id, name, href, children }: MoreOfApplicationProps) {
  const [wasOpened, setOpened] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the script was there.
    if (place.current?.open) setOpened(true);
  }, []);
  return (
    <details ref={place} onToggle={() => setOpened(true)} className="group">
      <summary className="mt-1.5 inline-flex min-h-12 cursor-pointer items-center gap-1 font-semibold text-brand underline underline-offset-4 max-sm:text-sm not-group-open:after:absolute not-group-open:after:inset-0">
        <Icon name="down" className="size-5 group-open:rotate-180" />
        {/* Above the surface that opens a closed row wherever it is pressed. */}
        <span className="relative z-1 group-open:hidden">{texts.more}</span>
        <span className="hidden group-open:inline">{texts.less}</span>
        <span className="sr-only">{texts.moreOf(name)}</span>
      </summary>
      <div className="clear-both grid gap-4 pt-2 pb-1">
        <div>{children}</div>
        {wasOpened ? (
          <Answers id={id} name={name} />
        ) : (
          <noscript>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {texts.morePage}
            </a>
          </noscript>
        )}
      </div>
    </details>
  );
}
