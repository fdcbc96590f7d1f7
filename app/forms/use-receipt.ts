import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SavedReceipt, savedReceipt, saveReceipt } from "./saved-receipts.ts";

/** Precedes the reference in the address of a confirmation. */
export const receiptMark = "#saved=";

interface ShownReceipt<Receipt> {
  receipt: Receipt | null;
  /** Whether it is new, so that WhatsApp is being opened for it now. */
  opening: boolean;
  keep: (receipt: Receipt) => void;
}

/**
 * Shows the confirmation in place of a form. The address contains its reference and the tab stores the rest. So it
 * survives a reload and Back, and nothing personal is in the address.
 * @param answered the server's response to a form that was sent without script
 * @param again converts a saved receipt; null for one of another form
 */
export function useReceipt<Receipt extends SavedReceipt>(
  answered: Receipt | null,
  again: (kept: SavedReceipt) => Receipt | null,
): ShownReceipt<Receipt> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Omit<ShownReceipt<Receipt>, "keep">>({
    receipt: answered,
    opening: false,
  });

  const restore = useEffectEvent(() => {
    const kept = hash.startsWith(receiptMark) ? savedReceipt(hash.slice(receiptMark.length)) : null;
    const receipt = kept && again(kept);
    if (receipt && !shown.receipt) setShown({ receipt, opening: false });
  });
  useEffect(() => restore(), []);

  return {
    ...shown,
    keep(receipt) {
      saveReceipt(receipt);
      setShown({ receipt, opening: true });
      navigate({ search, hash: `${receiptMark}${receipt.ref}` }, { replace: true, preventScrollReset: true });
    },
  };
}
