import { useRef } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { applicationPage } from "#content/recruitment.ts";
import { siteAddress } from "#content/structured-data.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";
import type { ApplicationReceipt } from "./application-contract.ts";

/** What an applicant gets: the reference, and the private link with ways to keep it. */
export function ReceiptPanel({ receipt: { ref, path } }: { receipt: ApplicationReceipt }) {
  const texts = applicationPage.success;
  const shown = useRef<HTMLElement>(null);
  // In a browser, the address that it reached us under is one that leads back.
  const link = useHydrated() ? `${location.origin}${path}` : siteAddress(path);

  async function onCopy() {
    // Where the browser refuses, the link is marked, so that it can be copied by hand.
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
        {/* A click is counted by its words: the link itself is in none of them. */}
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

/** A receipt as a tab keeps it; null for one of another form. */
export function receiptAgain({ ref, path }: { ref: string; path?: string }): ApplicationReceipt | null {
  return path ? { ref, path } : null;
}
