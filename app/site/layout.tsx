import { useEffect } from "react";
import { Outlet } from "react-router";
import { useScrollReport } from "#app/analytics/use-scroll-report.ts";
import { Concierge } from "#app/concierge/concierge.tsx";
import counter from "#app/count.gen.js?url";
import { Toasts } from "#app/ui/toasts.tsx";
import { ExitOffer } from "./exit-offer/exit-offer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The shell of every public page. */
export default function SiteLayout() {
  useScrollReport();
  useEffect(() => {
    // Without a network it shows pages that were opened before; a browser that cannot store any does without. The build
    // makes it, so `npm run dev` has none.
    if (import.meta.env.PROD) navigator.serviceWorker?.register("/pages.js").catch(() => {});
  }, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="pt-16">
        <Outlet />
      </main>
      <SiteFooter />
      <Concierge />
      <ExitOffer />
      <Toasts />
      <script async src={counter} />
    </>
  );
}
