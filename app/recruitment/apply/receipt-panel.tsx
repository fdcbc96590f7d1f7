import { applicationPage } from "#content/recruitment.ts";
import type { ApplicationReceipt } from "./contract.ts";
import { LinkToKeep } from "./link-to-keep.tsx";

/** The receipt: the reference, and the private link with ways to save it. */
export function ReceiptPanel({ receipt: { ref, path } }: { receipt: ApplicationReceipt }) {
  return (
    <>
      <p className="text-lg">
        {applicationPage.success.refLabel} <strong className="figures whitespace-nowrap">{ref}</strong>
      </p>
      <LinkToKeep path={path} opens />
    </>
  );
}

/** Reads a receipt that the tab saved; null for the receipt of another form. */
export function receiptAgain({ ref, path }: { ref: string; path?: string }): ApplicationReceipt | null {
  return path ? { ref, path } : null;
}
