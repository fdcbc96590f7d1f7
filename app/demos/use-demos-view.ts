import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type DemosView, demosAddress, demosView } from "./address.ts";

/** The view in the address, and a function to close the viewer and return to the list. */
export function useDemosView(): DemosView & { close: () => void } {
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // A dialog may fire several close events for one closing; the history must go back only once.
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
      // Go back over the entry that the card's link added; a shared link has no entry of ours before it.
      if (state?.openedHere) navigate(-1);
      else navigate(demosAddress({ category: view.category }), { replace: true, preventScrollReset: true });
    },
  };
}
