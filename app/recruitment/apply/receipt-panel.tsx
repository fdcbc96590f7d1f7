import { useRef } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { applicationPage } from "#content/recruitment.ts";
import { siteAddress } from "#content/structured-data.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";
import type { ApplicationReceipt } from "./contract.ts";

/** The receipt: the reference, and the private link with ways to save it. */
export function ReceiptPanel({ receipt: { ref, path } }: { receipt: ApplicationReceipt }) {
  const texts = applicationPage.success;
  const shown = useRef<HTMLElement>(null);
  // In a browser, the link uses the origin that the page was opened under, because it surely leads back.
  const link = useHydrated() ? `${location.origin}${path}` : siteAddress(path);

  async function onCopy() {
    // Where the browser refuses, the link is selected, so that it can be copied by hand.
    if (!(await copyText(link, texts)) && shown.current) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <>
      <p className="text-lg">
        {texts.refLabel} <strong className="figures whitespace-nowrap">{ref}</strong>
      </p>
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
          <Button icon="copy" data-tap="" className="needs-js grow sm:grow-0" onClick={onCopy}>
            {texts.copyLabel}
          </Button>
          <ButtonLink
            kind="whatsapp"
            href={whatsappShareLink(texts.sendMessage(link))}
            className="grow sm:grow-0"
          >
            {texts.sendLabel}
          </ButtonLink>
          <ButtonLink kind="secondary" href={path} reload className="grow sm:grow-0">
            {texts.openLabel}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Reads a receipt that the tab saved; null for the receipt of another form. */
export function receiptAgain({ ref, path }: { ref: string; path?: string }): ApplicationReceipt | null {
  return path ? { ref, path } : null;
}
