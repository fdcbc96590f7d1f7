import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { watchEntrances } from "./card-list.tsx";
import { Skeleton } from "./skeleton.tsx";

/** Whether React is hydrating a page that the server sent, and not rendering a new one. */
function takingOver(): boolean {
  return typeof document !== "undefined" && !("hydrated" in document.documentElement.dataset);
}

/**
 * The class is only for the server's HTML: a section that script renders was navigated to, so its layout is not
 * deferred.
 */
const onServer = typeof document === "undefined";

interface StillProps {
  /** Its id on the page, for addresses that end in #name. */
  name: string;
  /** From React.lazy if its code may not be loaded yet. */
  section: ComponentType;
}

/**
 * A section of words and links that needs no script. The server sends it complete and the browser leaves it unchanged,
 * so neither its code nor its texts are fetched again. Its code is loaded only if the page is opened from another page
 * of the site without a full load, with a skeleton until then.
 */
export function Still({ name, section: Section }: StillProps) {
  const element = useRef<HTMLDivElement>(null);
  // React needs the text only if it must render the page again, as after a browser extension has changed it.
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

/** Placeholder for a section that is loading. */
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
