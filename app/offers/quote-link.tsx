import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { takeStep } from "./kept-quote.ts";
import { type Quote, quoteAddress } from "./quote-contract.ts";
import { quoteSheet } from "./use-quote.ts";

interface QuoteLinkProps {
  quote: Quote;
  /** Makes the step. */
  change: (quote: Quote) => Quote;
  /** Id of the place on the page to return to without script, when each step loads a new page. */
  place: string;
  /** For toggles: whether the step was already taken. */
  pressed?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A step of the quote: a plain link to the changed address, so that it works before and without script. With script it
 * is a button that stays in place, and Back undoes the step. In the open list a step replaces the address, so that Back
 * closes the list. Search engines should not index these addresses.
 */
export function QuoteLink({ quote, change, place, pressed, className, children }: QuoteLinkProps) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const hydrated = useHydrated();

  function step(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    const inList = hash === `#${quoteSheet}`;
    const address = `${takeStep(change)}${inList ? hash : ""}`;
    navigate(address, { replace: inList, preventScrollReset: true, state: inList ? state : null });
  }

  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      href={`${quoteAddress(change(quote))}#${place}`}
      rel="nofollow"
      data-tap="step"
      className={className}
      onClick={step}
      {...(hydrated ? { role: "button", "aria-pressed": pressed, onKeyDown: press } : {})}
    >
      {children}
    </a>
  );
}
