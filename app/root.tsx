import { useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from "react-router";
import type { Refusal } from "#app/forms/request-guard.server.ts";
import { site } from "#content/site.ts";
import { earlyScript } from "./early-script.ts";
import css from "./styles.css?inline";
import { ErrorPage } from "./ui/error-page.tsx";
import { stayWithoutNetwork } from "./ui/without-network.ts";

/**
 * The stylesheet is in the document itself, so that nothing blocks the first paint. The browser's copy of this module
 * does not contain the text and reads it from the document instead.
 */
function stylesheet(): string {
  if (import.meta.env.SSR) return css;
  return document.querySelector("style[data-site]")?.textContent ?? "";
}

export function Layout({ children }: { children: React.ReactNode }) {
  // Tells the boot script that handlers are attached, so that it can replay a delayed tap.
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Normally hydrate.js shows the heading font and the strips of cloth. A page without it shows them now.
    if (!document.querySelector("script[data-routes],script[data-state]"))
      dataset.heading = dataset.painted = "";
    dataset.hydrated = "";
    document.dispatchEvent(new Event("mindsync:hydrated"));
  }, []);
  return (
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e1430" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href="/app/styles.css" />
        ) : (
          <style data-site="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stylesheet() }} />
        )}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  // The visitor counter sees documents by itself, but not a change of page within one.
  useEffect(() => {
    if (pathname) document.seen?.();
  }, [pathname]);
  return <Outlet />;
}

export function meta() {
  return [{ title: site.name }];
}

export const clientMiddleware = [stayWithoutNetwork];

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const { message, requestId } = (error.data ?? {}) as Partial<Refusal>;
  return <ErrorPage status={error.status} message={message} requestId={requestId} />;
}
