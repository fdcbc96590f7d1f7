import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { ExitDialogProps } from "./exit-dialog.tsx";
import { offerFitsNow, watchExit } from "./watch-exit.ts";

/** Once a page load: it lasts while the router moves about the site, also through pages that make no offer. */
let offered = false;

/**
 * The offer to visitors who are about to leave, on wide screens. Its dialog is fetched when it is needed, and where
 * there is no network for it nothing happens.
 */
export function ExitOffer() {
  const { key } = useLocation();
  // The step of the history it was made at: whoever follows a link in it, or goes back, has left it behind.
  const [openAt, setOpenAt] = useState<string>();
  const [ExitDialog, setExitDialog] = useState<ComponentType<ExitDialogProps>>();

  const offer = useEffectEvent(async () => {
    if (!offerFitsNow()) return false;
    const fetched = await import("./exit-dialog.tsx").catch(() => null);
    // While it was on its way, the visitor may have begun something.
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
