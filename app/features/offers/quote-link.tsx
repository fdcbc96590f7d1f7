import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Quote, quoteAddress } from "./quote.ts";

interface QuoteLinkProps {
  /** The quote as it is after this step. */
  to: Quote;
  /** Id of the place on the page to come back to where each step is a new page. */
  place: string;
  /** For steps that a second press undoes: whether it was taken. */
  pressed?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A step of the quote: a plain link to the address with that change, so that it works before and without script.
 * With script it is a button that stays where it is, and Back undoes it. Search engines need none of these addresses.
 */
export function QuoteLink({ to, place, pressed, className, children }: QuoteLinkProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const address = quoteAddress(to);

  function step(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    navigate(address, { preventScrollReset: true });
  }

  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <a
      href={`${address}#${place}`}
      rel="nofollow"
      data-tap
      className={className}
      onClick={step}
      {...(hydrated ? { role: "button", "aria-pressed": pressed, onKeyDown: press } : {})}
    >
      {children}
    </a>
  );
}
