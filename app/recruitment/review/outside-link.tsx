import type { ReactNode } from "react";
import { isWebAddress } from "#app/forms/contract.ts";

interface OutsideLinkProps {
  href: string;
  /** What it opens and whose it is, for those who hear the link alone. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link that an applicant typed, or a recording. It opens in a tab of its own that learns nothing of this one; what is no
 * address of the web stands as the text it is.
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
