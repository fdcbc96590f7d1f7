import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SavedReceipt, savedReceipt, saveReceipt } from "./saved-receipts.ts";

/** What stands before the reference in the address of a confirmation. */
const mark = "#saved=";

interface ShownReceipt<Receipt> {
  receipt: Receipt | null;
  /** Whether it is new: WhatsApp is being opened for it now. */
  opening: boolean;
  keep: (receipt: Receipt) => void;
}

/**
 * The confirmation in the place of a form. Its reference stands in the address, and the tab keeps the rest: so it
 * survives a reload and is there again by Back, and nothing personal is in the address.
 * @param answered what the server answered to a form that was sent without script
 * @param again the receipt as it can be shown again; null for one of another form
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
    const kept = hash.startsWith(mark) ? savedReceipt(hash.slice(mark.length)) : null;
    const receipt = kept && again(kept);
    if (receipt && !shown.receipt) setShown({ receipt, opening: false });
  });
  useEffect(() => restore(), []);

  return {
    ...shown,
    keep(receipt) {
      saveReceipt(receipt);
      setShown({ receipt, opening: true });
      navigate({ search, hash: `${mark}${receipt.ref}` }, { replace: true, preventScrollReset: true });
    },
  };
}
