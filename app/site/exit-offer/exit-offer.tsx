import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { ExitDialogProps } from "./exit-dialog.tsx";
import { offerFitsNow, watchExit } from "./watch-exit.ts";

/** The offer is made once per page load, also across client-side navigation. */
let offered = false;

/**
 * The offer to visitors who are about to leave, on wide screens. Its dialog is fetched on demand; without a network
 * nothing happens.
 */
export function ExitOffer() {
  const { key } = useLocation();
  // The history entry at which it was opened: following a link in it, or going back, closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [ExitDialog, setExitDialog] = useState<ComponentType<ExitDialogProps>>();

  const offer = useEffectEvent(async () => {
    if (!offerFitsNow()) return false;
    const fetched = await import("./exit-dialog.tsx").catch(() => null);
    // The visitor may have started something while the code was loading.
    if (!fetched || !offerFitsNow()) return false;
    offered = true;
    setExitDialog(() => fetched.ExitDialog);
    setOpenAt(key);
    return true;
  });
  useEffect(() => {
    if (!offered) return watchExit(() => offer());
  }, []);

  return ExitDialog && <ExitDialog open={openAt === key} onClose={() => setOpenAt(undefined)} />;
}
