import { Bubble } from "#app/ui/chat-mock.tsx";
import { ledgerEntries, ledgerTexts, ledgerTotals } from "#content/flagships.ts";
import { naira } from "#content/prices.ts";

const totals = [
  { label: ledgerTexts.totals.sales, amount: ledgerTotals.sales },
  { label: ledgerTexts.totals.costOfGoods, amount: -ledgerTotals.costOfGoods },
  { label: ledgerTexts.totals.expenses, amount: -ledgerTotals.expenses },
] as const;

/** An amount with its sign before the naira symbol, as in account books. */
function signed(amount: number): string {
  return amount < 0 ? `−${naira(-amount)}` : naira(amount);
}

/** Messages on one side; the ledger and the day's profit on the other. */
export function BooksLedger() {
  return (
    <figure className="overflow-hidden rounded-2xl border border-line bg-chat">
      <figcaption className="deep text-sm text-muted">
        <span className="block px-4 py-3 md:px-6">{ledgerTexts.caption}</span>
      </figcaption>
      <div className="p-4 md:p-6">
        <ul className="grid gap-3">
          {ledgerEntries.map(({ message, item, kind, amount }) => (
            <li key={message} className="grid">
              <Bubble own>{message}</Bubble>
              <p className="figures mt-1 flex items-baseline gap-3 rounded-xl bg-chat-in px-4 py-2">
                <span className="grow">{item}</span>
                <b className="whitespace-nowrap">{signed(kind === "sale" ? amount : -amount)}</b>
              </p>
            </li>
          ))}
        </ul>
        <dl className="figures mt-4 rounded-xl bg-chat-in px-4 py-3">
          {totals.map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4 py-0.5 text-muted">
              <dt>{label}</dt>
              <dd className="whitespace-nowrap">{signed(amount)}</dd>
            </div>
          ))}
          <div className="mt-1.5 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
            <dt>{ledgerTexts.totals.profit}</dt>
            <dd className="text-success">{naira(ledgerTotals.profit)}</dd>
          </div>
        </dl>
      </div>
    </figure>
  );
}
