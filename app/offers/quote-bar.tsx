import { useEffect, useEffectEvent, useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useAddressDialog } from "#app/ui/use-address-dialog.ts";
import { andMore, itemCount, quoteTexts } from "#content/quote.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { namedTotals, type Quote, quoteLines, quotePress, shortTotals } from "./quote-contract.ts";
import { QuoteList } from "./quote-list.tsx";
import { quoteSheet } from "./use-quote.ts";

/**
 * The quote on phones: a bar at the bottom of the screen that opens upwards to show the list. Hidden while the quote is
 * empty. Opening adds a history entry, so that Back closes the list; without script it is a native `<details>`.
 */
export function QuoteBar({ quote }: { quote: Quote }) {
  const sheet = useAddressDialog(quoteSheet);
  const bar = useRef<HTMLDetailsElement>(null);
  const count = quoteLines(quote).length;

  /** Updates the address after the browser has opened or closed the list. */
  function follow() {
    if (!bar.current || bar.current.open === sheet.open) return;
    if (bar.current.open) sheet.show();
    else sheet.close();
  }

  // It may have been opened before the script ran.
  const takeOver = useEffectEvent(follow);
  useEffect(() => takeOver(), []);
  const emptied = sheet.open && count === 0;
  const leave = useEffectEvent(() => sheet.close());
  useEffect(() => {
    if (emptied) leave();
  }, [emptied]);

  if (count === 0) return null;
  return (
    <div data-bottom-bar="" className="sticky bottom-0 z-30 lg:hidden">
      <details
        ref={bar}
        open={sheet.open}
        onToggle={follow}
        className="group border-t border-line bg-paper shadow-lg"
      >
        <summary id="quote-bar" className="deep flex min-h-17 items-center gap-4 px-5 py-2.5">
          <span className="grow leading-snug">
            <span className="block font-semibold">
              {quoteTexts.heading} <span className="font-normal text-muted">· {itemCount(count)}</span>
            </span>
            <span className="figures block text-sm">{shortTotals(quote)}</span>
          </span>
          <Icon name="down" className="size-6 rotate-180 text-accent group-open:rotate-0" />
        </summary>
        <div className="max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain px-5 py-3">
          <QuoteList quote={quote} place="add-ons" />
          <QuoteActions quote={quote} place="add-ons" />
        </div>
      </details>
    </div>
  );
}

/** The quote on wide screens while the packages are in view: one line, until the panel beside the add-ons appears. */
export function QuoteStrip({ quote }: { quote: Quote }) {
  const [first, ...more] = quoteLines(quote);
  if (!first) return null;
  return (
    <div className="deep sticky bottom-0 z-30 border-t border-line max-lg:hidden">
      <div className="wrap flex min-h-17 items-center gap-8 py-2.5">
        <p className="grow leading-snug">
          <span className="block font-semibold">{quoteTexts.heading}</span>
          <span className="block text-sm text-muted">{andMore(first.name, more.length)}</span>
        </p>
        <dl className="figures flex gap-6">
          {namedTotals(quote).map(({ label, amount }) => (
            <div key={label} className="flex flex-col-reverse whitespace-nowrap">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-semibold">{amount}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink kind="secondary" href="#quote" reload className="whitespace-nowrap max-xl:hidden">
          {quoteTexts.seeLabel}
        </ButtonLink>
        <ButtonLink kind="whatsapp" href={quotePress(quote)} className="whitespace-nowrap">
          {quoteTexts.sendLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
