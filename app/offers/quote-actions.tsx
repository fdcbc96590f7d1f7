import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { packagesPage } from "#content/bot-packages.ts";
import { quoteTexts } from "#content/quote.ts";
import { siteAddress } from "#content/structured-data.ts";
import { emptyQuote, type Quote, quoteAddress, quotePress } from "./quote-contract.ts";
import { QuoteLink } from "./quote-link.tsx";
import { refAddress, refOfQuote } from "./quote-ref.ts";

interface QuoteActionsProps {
  quote: Quote;
  /** Id of the place to return to after 'Clear' without script. */
  place: string;
}

/** The full address of a quote for sharing, on the origin of this page. */
function sharedAddress(quote: Quote): string {
  return new URL(quoteAddress(quote), location.origin).href;
}

async function copy(quote: Quote): Promise<void> {
  try {
    await navigator.clipboard.writeText(sharedAddress(quote));
    toast.success(quoteTexts.copied, { description: quoteTexts.copiedText });
  } catch {
    toast.error(quoteTexts.notCopied, { description: quoteTexts.notCopiedText });
  }
}

async function share(quote: Quote): Promise<void> {
  try {
    await navigator.share({ title: packagesPage.heading, url: sharedAddress(quote) });
  } catch (error) {
    // The visitor closed the share sheet, which is no failure.
    if ((error as Error).name !== "AbortError") await copy(quote);
  }
}

/** Buttons for a quote: send it, share it, clear it. */
export function QuoteActions({ quote, place }: QuoteActionsProps) {
  const canShare = useHydrated() && "share" in navigator;
  return (
    <div className="mt-4 grid gap-2">
      <ButtonLink kind="whatsapp" href={quotePress(quote)} className="max-sm:px-2">
        {quoteTexts.sendLabel}
      </ButtonLink>
      <div className="flex flex-wrap gap-x-5">
        <Button kind="quiet" icon="copy" className="needs-js" onClick={() => copy(quote)}>
          {quoteTexts.copyLabel}
        </Button>
        {canShare && (
          <Button kind="quiet" icon="share" onClick={() => share(quote)}>
            {quoteTexts.shareLabel}
          </Button>
        )}
        <QuoteLink
          quote={quote}
          change={() => emptyQuote}
          place={place}
          className={buttonClass("quiet", "md", "ml-auto")}
        >
          {quoteTexts.clearLabel}
        </QuoteLink>
      </div>
      <p className="text-sm text-muted">{quoteTexts.note}</p>
      <p className="text-sm text-muted">
        {quoteTexts.refLabel} <strong className="text-ink">{refOfQuote(quote)}</strong>.{" "}
        {quoteTexts.refNote(siteAddress(refAddress(quote)).replace(/^https?:\/\//, ""))}
      </p>
    </div>
  );
}
