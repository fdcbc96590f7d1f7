import { createContext, type ReactNode, useContext } from "react";
import { Logo } from "#app/ui/logo.tsx";
import { backOffice } from "#content/back-office-sections.ts";
import { site } from "#content/site.ts";
import { FindForm } from "./find-form.tsx";
import { SectionLinks, type Waiting } from "./section-links.tsx";
import { useStaffBrowser } from "./use-staff-browser.ts";

const WaitingCounts = createContext<Waiting | null>(null);

/** How many records wait for the owner; null outside the frame, for whoever may not open the back office. */
export const useWaiting = () => useContext(WaitingCounts);

/**
 * The frame of every screen of the back office: on a wide screen the navigation is beside it, on a phone in a menu of the
 * screen's header.
 */
export function BackOfficeFrame({ waiting, children }: { waiting: Waiting | null; children: ReactNode }) {
  useStaffBrowser(waiting !== null);
  if (!waiting) return children;
  return (
    <WaitingCounts value={waiting}>
      <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
        <div className="deep max-lg:hidden print:hidden">
          <nav aria-label={backOffice.label} className="sticky top-0 h-svh overflow-y-auto px-3 py-3">
            <a href="/" className="mb-2 flex px-2.5">
              <Logo name={site.name} />
            </a>
            <FindForm />
            <SectionLinks counts={waiting} />
          </nav>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </WaitingCounts>
  );
}
