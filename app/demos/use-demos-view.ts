import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type DemosView, demosAddress, demosView } from "./address.ts";

/** What the address shows, and the way out of the viewer: back to the list as it was. */
export function useDemosView(): DemosView & { close: () => void } {
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // A dialog says that it closed as often as it is told to; the history takes one step back for all of it.
  const left = useRef<string>(undefined);
  const view = demosView(query);

  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);

  return {
    ...view,
    close() {
      if (!view.demo || left.current === key) return;
      left.current = key;
      // Back over what the card's link put into the history; a shared link has nothing of ours behind it.
      if (state?.openedHere) navigate(-1);
      else navigate(demosAddress({ category: view.category }), { replace: true, preventScrollReset: true });
    },
  };
}
