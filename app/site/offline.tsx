import { AdireBand } from "#app/ui/adire.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { networkTexts } from "#content/network.ts";
import { site } from "#content/site.ts";

const { offline } = networkTexts;

export function meta() {
  return [{ title: `${offline.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/**
 * Shown by the service workers in place of a page that cannot be reached. They add the links to the pages and lessons
 * that are stored on this device (tooling/browser/not-opened.js).
 */
export default function Offline() {
  return (
    <div className="section wrap grid min-h-[70dvh] content-center justify-items-center gap-4 text-center">
      <AdireBand rows={2} className="mb-4 max-w-80 border-r border-b border-current text-brand" />
      <h1 className="text-4xl">{offline.heading}</h1>
      <p className="max-w-prose text-muted">{offline.text}</p>
      <ButtonLink href="" reload size="lg">
        {networkTexts.notOpened.retryLabel}
      </ButtonLink>
      <h2 className="mt-6 text-2xl">{offline.openedHeading}</h2>
      <ul
        data-opened=""
        suppressHydrationWarning
        className="grid gap-1 text-brand [&_a]:inline-block [&_a]:py-2.5 [&_a]:underline [&_a]:underline-offset-4"
      />
    </div>
  );
}
