import { useRef } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { applicationPage } from "#content/recruitment.ts";
import { siteAddress } from "#content/structured-data.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";

const texts = applicationPage.success;

/**
 * The private link to an application, with ways to save it.
 * @param path the link's path, with its key
 * @param opens whether the link can be opened from here; on its own page it cannot
 */
export function LinkToKeep({ path, opens }: { path: string; opens: boolean }) {
  const shown = useRef<HTMLElement>(null);
  // In a browser, the link uses the origin that the page was opened under, because it surely leads back.
  const link = useHydrated() ? `${location.origin}${path}` : siteAddress(path);

  async function onCopy() {
    // Where the browser refuses, the link is selected, so that it can be copied by hand.
    if (!(await copyText(link, texts)) && shown.current) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <section
      aria-labelledby="link-heading"
      className="mt-7 max-w-4xl rounded-2xl border border-line bg-paper p-5 md:p-7"
    >
      <h2 id="link-heading" className="text-2xl">
        {texts.linkHeading}
      </h2>
      <p className="mt-2 text-muted">{texts.linkText}</p>
      <p className="mt-4 rounded-xl bg-tint p-4 select-text [overflow-wrap:anywhere]">
        <span ref={shown}>{link}</span>
      </p>
      {/* Clicks are counted by the text of the link, so the private address is not in the label. */}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button icon="copy" className="needs-js grow sm:grow-0" onClick={onCopy}>
          {texts.copyLabel}
        </Button>
        <ButtonLink
          kind="whatsapp"
          href={whatsappShareLink(texts.sendMessage(link))}
          className="grow sm:grow-0"
        >
          {texts.sendLabel}
        </ButtonLink>
        {opens && (
          <ButtonLink kind="secondary" href={path} reload className="grow sm:grow-0">
            {texts.openLabel}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
