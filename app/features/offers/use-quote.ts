import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { parseQuote, type Quote } from "./quote.ts";

/** Where the focus goes when what was pressed has gone: the first of these that is to be seen. */
const focusPlaces = ["quote-heading", "quote-bar", "add-ons-heading"] as const;

/**
 * The quote in this page's address. A line that is removed takes the pressed control with it: then the focus goes
 * to the quote itself instead of being lost.
 */
export function useQuote(): Quote {
  const { search, key } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    // Each step has a key of its own; the page as it was first opened has none to lose.
    if (kind !== "PUSH" || key === "default" || document.activeElement !== document.body) return;
    const places = focusPlaces.map((id) => document.getElementById(id));
    places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
  }, [key, kind]);

  return parseQuote(search);
}
