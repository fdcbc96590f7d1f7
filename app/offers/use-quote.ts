import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { keepQuote, keptQuote } from "./kept-quote.ts";
import { parseQuote, type Quote, quoteAddress, quoteLines } from "./quote-contract.ts";

/** The hash in the address while the list is open on a phone. */
export const quoteSheet = "your-quote";

/** Where the focus goes when the pressed control is gone: the first of these that is visible. */
const focusPlaces = ["quote-heading", "quote-bar", "add-ons-heading"] as const;

/**
 * The quote in this page's address, which is also stored on the device. An address without a quote gets the stored one.
 * Removing a line also removes the pressed control, so the focus is moved to the quote.
 */
export function useQuote(): Quote {
  const { search, hash, key, state } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();

  useEffect(() => {
    // Each step has its own key; 'default' is the first load, where no focus can be lost.
    if (kind === "POP" || key === "default" || document.activeElement !== document.body) return;
    const places = focusPlaces.map((id) => document.getElementById(id));
    places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
  }, [key, kind]);

  const opened = useRef(false);
  const follow = useEffectEvent((asked: string) => {
    const shown = parseQuote(asked);
    if (opened.current) return keepQuote(shown);
    opened.current = true;
    const quote = quoteLines(shown).length ? shown : keptQuote();
    keepQuote(quote);
    // The address of several steps that were taken before the script ran becomes that of the quote.
    if (quoteAddress(quote) !== quoteAddress(shown) || asked.includes("&then&")) {
      navigate(`${quoteAddress(quote)}${hash}`, { replace: true, preventScrollReset: true, state });
    }
  });
  useEffect(() => follow(search), [search]);

  const before = useRef({ search, hash });
  useEffect(() => {
    const left = before.current;
    before.current = { search, hash };
    const closed = kind === "POP" && left.hash === `#${quoteSheet}` && hash !== left.hash;
    // Going back from the list restores the address from before it was opened. The changes made in the list become a step
    // of their own, which Back undoes.
    if (closed && search !== left.search) {
      navigate({ search: left.search, hash }, { preventScrollReset: true });
    }
  }, [search, hash, kind, navigate]);

  return parseQuote(search);
}
