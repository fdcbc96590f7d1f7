import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { receiptMark } from "#app/forms/use-receipt.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface OpenedFormProps {
  /** The section's id: an address that ends in it opens the form. */
  id: string;
  /** How the references of its receipts begin: the address of one opens the form too, with the confirmation in it. */
  receipts: "APT" | "MSG";
  /** The page with the same form, where the link leads without script. */
  href: string;
  label: string;
  /** Said to screen readers while the form is being fetched. */
  waiting: string;
  /** Whether the visitor has asked for the form. */
  asked: boolean;
  onAsk: () => void;
  /** The form, once it is here, or why it is not. */
  children: ReactNode;
}

/**
 * A form that opens when somebody asks for it. Until then the page is shorter and fetches nothing. On wide screens the
 * link stands under the section's words, with what happens next beside them (`.beside`); the open form is beside the words.
 */
export function OpenedForm({ id, receipts, href, label, waiting, asked, onAsk, children }: OpenedFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (hash === `#${id}` || hash.startsWith(`${receiptMark}${receipts}-`)) ask();
  }, [hash, id, receipts]);
  const here = Boolean(children);
  useEffect(() => {
    // The link that had the focus is gone.
    if (here && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <div ref={place} tabIndex={-1} data-open={here ? "" : undefined} className="asked-form">
      {children || (
        <>
          <a
            href={href}
            data-tap=""
            aria-busy={asked || undefined}
            className={buttonClass("secondary", "lg", "w-full max-sm:px-3 md:w-auto")}
            onClick={(event) => {
              event.preventDefault();
              onAsk();
              // After a reload the form is open again, with what was typed or sent.
              navigate(`#${id}`, { replace: true, preventScrollReset: true });
            }}
          >
            {label}
            <Icon name="down" />
          </a>
          <p role="status" className="mt-3 text-muted empty:hidden">
            {asked && waiting}
          </p>
        </>
      )}
    </div>
  );
}
