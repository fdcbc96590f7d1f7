import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { watchEntrances } from "./card-list.tsx";
import { Skeleton } from "./skeleton.tsx";

/** Whether React is taking over a page that the server sent, rather than showing one of its own. */
function takingOver(): boolean {
  return typeof document !== "undefined" && !("hydrated" in document.documentElement.dataset);
}

/** What comes by code is not laid out later: it comes because somebody goes there. */
const onServer = typeof document === "undefined";

interface StillProps {
  /** Its place on the page: addresses end in #name. */
  name: string;
  /** Made by React.lazy where its code may still have to come. */
  section: ComponentType;
}

/**
 * A section of words and links that needs no script. The server sends it whole and the browser leaves it as it came:
 * neither its code nor its texts are fetched a second time. Only when the page is opened from another page of the
 * site, without a full load, does its code come, with a skeleton until then.
 */
export function Still({ name, section: Section }: StillProps) {
  const element = useRef<HTMLDivElement>(null);
  // React needs the text only if it must make the page anew, as after a browser extension has changed it.
  const [sent] = useState(() => (takingOver() ? document.getElementById(name)?.innerHTML : undefined));

  useEffect(() => {
    if (sent !== undefined && element.current) return watchEntrances(element.current);
  }, [sent]);

  if (sent !== undefined) {
    return (
      <div
        ref={element}
        id={name}
        className="later"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: sent }}
      />
    );
  }
  return (
    <div id={name} className={onServer ? "later" : undefined}>
      <Suspense fallback={<SectionSkeleton />}>
        <Section />
      </Suspense>
    </div>
  );
}

/** A section on its way. */
function SectionSkeleton() {
  return (
    <div className="section wrap" role="status">
      <span className="sr-only">Loading this part of the page</span>
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="mt-5 h-6 max-w-prose" />
      <Skeleton className="mt-9 h-96" />
    </div>
  );
}
