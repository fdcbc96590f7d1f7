import type { ReactNode } from "react";
import { isWebAddress } from "#app/forms/contract.ts";

interface OutsideLinkProps {
  href: string;
  /** The link's target and its owner, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link that an applicant typed, or a recording. It opens in a new tab without access to this one. Text that is no web
 * address is shown as plain text.
 */
export function OutsideLink({ href, label, className = "", children }: OutsideLinkProps) {
  if (!href.startsWith("/recruitment/media/") && !isWebAddress(href)) return <span>{href}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={label}
      className={`inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 print:after:ml-2 print:after:font-normal print:after:content-[attr(href)] ${className}`}
    >
      {children}
    </a>
  );
}
