import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { parseQuote, type Quote } from "./quote.ts";

/** What stands in the address while the list is open on a phone. */
export const quoteSheet = "your-quote";

/** Where the focus goes when what was pressed has gone: the first of these that is to be seen. */
const focusPlaces = ["quote-heading", "quote-bar", "add-ons-heading"] as const;

/**
 * The quote in this page's address. A line that is removed takes the pressed control with it: then the focus goes
 * to the quote itself instead of being lost.
 */
export function useQuote(): Quote {
  const { search, hash, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();

  useEffect(() => {
    // Each step has a key of its own; the page as it was first opened has none to lose.
    if (kind !== "REPLACE" || key === "default" || document.activeElement !== document.body) return;
    const places = focusPlaces.map((id) => document.getElementById(id));
    places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
  }, [key, kind]);

  const before = useRef({ search, hash });
  useEffect(() => {
    const left = before.current;
    before.current = { search, hash };
    const closed = kind === "POP" && left.hash === `#${quoteSheet}` && hash !== left.hash;
    // Back from the list leads to the address as it was before the list was opened; what was done in the list stays.
    if (closed && search !== left.search) {
      navigate({ search: left.search, hash }, { replace: true, preventScrollReset: true });
    }
  }, [search, hash, kind, navigate]);

  return parseQuote(search);
}
